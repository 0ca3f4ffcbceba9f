import TypedSettings

print("name: \(AppSettings.name)")
print("age: \(AppSettings.age)")
print("theme: \(AppSettings.theme)")
print("recent files: \(AppSettings.recentFiles)")
print("timeout: \(AppSettings.network.timeout)")
print("proxy: \(AppSettings.network.proxy ?? "none")")

AppSettings.age += 1
AppSettings[.name] = "Ruby Ichiro"
AppSettings.theme = .dark
AppSettings.store[.recentFiles].append("notes-\(AppSettings.age).txt")
AppSettings.network.timeout = .seconds(10)
try AppSettings.store.set(.network.proxy, "proxy.example.org")

print("These settings are changed now; run again to see that they persist.")

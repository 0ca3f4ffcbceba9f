import TypedSettings

/// Uses settings of every access in every call form, and counts.
public func useSettings() throws -> [Int] {
    try AppSettings.withStore(.inMemory { $0[.count] = 10 }) {
        try InnerSettings.withStore(.inMemory { $0[.count] = 20 }) {
            try OwnSettings.withStore(.inMemory { $0[.count] = 30 }) {
                try useCallForms()
                return [
                    AppSettings.count, AppSettings.network.retries, InnerSettings.count, OwnSettings.count,
                    OwnSettings.network.retries,
                ]
            }
        }
    }
}

private func useCallForms() throws {
    AppSettings.count += 1
    AppSettings[.count] += 1
    AppSettings.store[.count] += 1
    try AppSettings.store.set(.count, AppSettings.count + 1)
    try AppSettings.store.update { $0[.count] += 1 }
    AppSettings.network.retries += 1
    AppSettings[.network.retries] += 1
    AppSettings.store[.network.retries] += 1
    try AppSettings.store.set(.network.retries, AppSettings.network.retries + 1)
    try AppSettings.store.update { $0[.network.retries] += 1 }
    AppSettings.network.proxy.host = "h"
    AppSettings.theme = .dark
    AppSettings.level = .high
    AppSettings.bySize[.small, default: 0] += 1
    AppSettings.list.append("b")
    AppSettings.timeout += .seconds(1)
    InnerSettings.count += 1
    InnerSettings.theme = .fancy
    OwnSettings[.count] += 1
    OwnSettings[.network.retries] += 1

    let key: SettingKey<AppSettings, Int> = .network.retries
    let properties = Properties()
    properties.count += AppSettings.store[key]
    properties.retries += 1
}

struct Properties {
    @AppSettings.Setting(.count) var count
    @OwnSettings.Setting(.network.retries) var retries
}

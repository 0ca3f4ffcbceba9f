// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Quickstart",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-typed-settings", path: "../..")],
    targets: [
        .executableTarget(
            name: "Quickstart",
            dependencies: [.product(name: "TypedSettings", package: "swift-typed-settings")],
            plugins: [.plugin(name: "TypedSettingsPlugin", package: "swift-typed-settings")]
        )
    ]
)

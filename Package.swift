// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-typed-settings",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "TypedSettings", targets: ["TypedSettings"]),
        .executable(name: "typed-settings", targets: ["typed-settings"]),
        .plugin(name: "TypedSettingsPlugin", targets: ["TypedSettingsPlugin"]),
    ],
    targets: [
        .target(name: "SettingsJSON", swiftSettings: settings),
        .target(name: "SettingsForms", dependencies: ["SettingsJSON"], swiftSettings: settings),
        .target(name: "SettingsSchema", dependencies: ["SettingsForms", "SettingsJSON"], swiftSettings: settings),
        .target(
            name: "SettingsCodegen",
            dependencies: ["SettingsForms", "SettingsJSON", "SettingsSchema"],
            swiftSettings: settings
        ),
        .executableTarget(name: "settings-generator", dependencies: ["SettingsCodegen"], swiftSettings: settings),
        .executableTarget(
            name: "typed-settings",
            dependencies: ["SettingsCodegen", "SettingsSchema"],
            swiftSettings: settings
        ),
        .target(name: "TypedSettings", dependencies: ["SettingsForms", "SettingsJSON"], swiftSettings: settings),
        .plugin(name: "TypedSettingsPlugin", capability: .buildTool(), dependencies: ["settings-generator"]),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "SettingsJSONTests",
            dependencies: ["SettingsJSON", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SettingsFormsTests",
            dependencies: ["SettingsForms", "SettingsJSON"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SettingsSchemaTests",
            dependencies: ["SettingsForms", "SettingsJSON", "SettingsSchema", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SettingsCodegenTests",
            dependencies: ["SettingsCodegen", "SettingsSchema"],
            swiftSettings: settings
        ),
        .target(
            name: "GeneratedCode",
            dependencies: ["TypedSettings"],
            path: "Tests/GeneratedCode",
            swiftSettings: settings
        ),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["GeneratedCode", "TypedSettings"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TypedSettingsTests",
            dependencies: ["TypedSettings", "TestSupport"],
            swiftSettings: settings,
            plugins: ["TypedSettingsPlugin"]
        ),
        .executableTarget(
            name: "settings-probe",
            dependencies: ["TypedSettings"],
            path: "Tests/SettingsProbe",
            swiftSettings: settings,
            plugins: ["TypedSettingsPlugin"]
        ),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "SettingsCodegen", "SettingsSchema", "TestSupport", "typed-settings", "settings-probe",
            ],
            swiftSettings: settings
        ),
    ]
)

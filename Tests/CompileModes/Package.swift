// swift-tools-version: 6.2
import PackageDescription

/// One module for each mode in which the compiler can be, all of the same sources, and a test that links them all.
let modes: [String: [SwiftSetting]] = [
    "Swift5": [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
    "Swift6": [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
    "Upcoming": [
        .treatAllWarnings(as: .error),
        .swiftLanguageMode(.v5),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ],
    "MainActorByDefault": [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
    ],
    "StrictMemory": [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .strictMemorySafety()],
    // Here the compiler warns of each import of a module that is built without, Foundation of Linux among them.
    "LibraryEvolution": [.swiftLanguageMode(.v6), .unsafeFlags(["-enable-library-evolution"])],
]

let package = Package(
    name: "CompileModes",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-typed-settings", path: "../..")],
    targets: modes.sorted { $0.key < $1.key }.map { name, settings in
        .target(
            name: name,
            dependencies: [.product(name: "TypedSettings", package: "swift-typed-settings")],
            swiftSettings: settings,
            plugins: [.plugin(name: "TypedSettingsPlugin", package: "swift-typed-settings")]
        )
    } + [
        .testTarget(
            name: "CompileModesTests",
            dependencies: modes.keys.sorted().map { .byName(name: $0) },
            swiftSettings: [.treatAllWarnings(as: .error)]
        )
    ]
)

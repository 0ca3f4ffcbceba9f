// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-typed-settings", path: "../..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [.product(name: "typed-settings", package: "swift-typed-settings")]
        )
    ]
)

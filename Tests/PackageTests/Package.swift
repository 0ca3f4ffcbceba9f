// swift-tools-version: 6.1
import PackageDescription

// Tests that build whole packages with the plugin, which takes minutes rather than seconds:
// swift test --package-path Tests/PackageTests

let package = Package(
    name: "PackageTests",
    platforms: [.macOS(.v15)],
    targets: [.testTarget(name: "PackageTests")]
)

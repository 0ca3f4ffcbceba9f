// A stand-in for the module of Xcode's plugin host, with as much of it as the plugin uses.

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public struct Tool {
        public let url: URL
    }

    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public init(project: URL, pluginWorkDirectoryURL: URL) {
        xcodeProject = XcodeProject(directoryURL: project)
        self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    }

    public func tool(named name: String) throws -> Tool { Tool(url: URL(filePath: "/tools/\(name)")) }
}

public struct XcodeProject {
    public let directoryURL: URL
}

public struct XcodeTarget {
    public struct InputFile {
        public let url: URL
    }

    public let displayName: String
    public let inputFiles: [InputFile]

    public init(displayName: String, files: [String]) {
        self.displayName = displayName
        inputFiles = files.map { InputFile(url: URL(filePath: $0)) }
    }
}

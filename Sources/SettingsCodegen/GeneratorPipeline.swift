import SettingsJSON
package import SettingsSchema

/// The whole way from schema files to Swift files: read, compile, compare, print, write.
package struct GeneratorPipeline {
    /// A schema file and the Swift file to make of it.
    package struct Job: Sendable {
        package let schemaPath: String
        package let outputPath: String

        package init(schemaPath: String, outputPath: String) {
            self.schemaPath = schemaPath
            self.outputPath = outputPath
        }
    }

    private let files: any GeneratorFiles

    package init(files: any GeneratorFiles = DiskFiles()) {
        self.files = files
    }

    /// Checks schemas that belong to one target. An error in one leaves the others to be checked.
    package func check(_ schemaPaths: [String]) -> [Diagnostic] {
        compile(schemaPaths).diagnostics
    }

    /// Makes the Swift files; writes none of them unless there are no errors, and none whose bytes would not change.
    package func generate(_ jobs: [Job]) -> [Diagnostic] {
        let (schemas, diagnostics) = compile(jobs.map(\.schemaPath))
        guard diagnostics.isEmpty else { return diagnostics }
        return zip(jobs, schemas).compactMap { job, schema in
            write(Self.bytes(of: schema, schemaPath: job.schemaPath), to: job.outputPath)
        }
    }

    /// The Swift source for a schema. It depends on nothing but the schema and the name of its file.
    package static func source(of schema: ResolvedSchema, schemaPath: String) -> String {
        String(decoding: bytes(of: schema, schemaPath: schemaPath), as: UTF8.self)
    }

    private static func bytes(of schema: ResolvedSchema, schemaPath: String) -> [UInt8] {
        let fileName = SchemaSource.fileName(ofPath: schemaPath)
        return AccessorFilePrinter(file: AccessorFile(schema, fileName: fileName)).bytes(schemaFileName: fileName)
    }

    private func compile(_ paths: [String]) -> (schemas: [ResolvedSchema], diagnostics: [Diagnostic]) {
        var schemas: [(source: SchemaSource, schema: ResolvedSchema)] = []
        var diagnostics: [Diagnostic] = []
        for path in paths {
            do throws(FileProblem) {
                let source = SchemaSource(path: path, bytes: try files.read(path))
                let compiled = SchemaCompiler.compile(source)
                diagnostics += compiled.diagnostics
                if let schema = compiled.schema { schemas.append((source, schema)) }
            } catch {
                diagnostics.append(Diagnostic(.unreadableFile, path: path, error.message, hint: error.hint))
            }
        }
        if diagnostics.isEmpty { diagnostics = TargetValidator.validate(schemas) }
        return (schemas.map(\.schema), diagnostics)
    }

    private func write(_ bytes: [UInt8], to path: String) -> Diagnostic? {
        if let present = try? files.read(path) {
            if present == bytes { return nil }
            if !present.isEmpty, !present.starts(with: AccessorFilePrinter.firstWords.utf8) {
                let message = "there is a file that was not generated"
                return Diagnostic(.unwritableOutput, path: path, message, hint: "move it away, or name another output")
            }
        }
        do throws(FileProblem) {
            try files.write(bytes, to: path)
            return nil
        } catch {
            return Diagnostic(.unwritableOutput, path: path, error.message, hint: error.hint)
        }
    }
}

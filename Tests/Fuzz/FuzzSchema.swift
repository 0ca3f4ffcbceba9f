import Foundation
import SettingsCodegen
import SettingsSchema

/// Compiles any bytes as a schema; what is accepted must generate the same source twice.
///
/// With `FUZZ_OUTPUT` set, the sources are kept there, so that the compiler can parse them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: "settings.json", bytes: bytes))
    precondition((schema == nil) == !diagnostics.isEmpty, "a schema is neither accepted nor refused")
    for line in diagnostics.flatMap(\.lines) {
        precondition(!line.contains { $0.isNewline }, "a diagnostic has more than one line")
    }
    guard let schema else { return 0 }
    let source = GeneratorPipeline.source(of: schema, schemaPath: "settings.json")
    precondition(
        source == GeneratorPipeline.source(of: schema, schemaPath: "settings.json"),
        "the source is not determined"
    )
    if let folder = ProcessInfo.processInfo.environment["FUZZ_OUTPUT"] {
        try? Data(source.utf8).write(to: URL(filePath: "\(folder)/\(UUID()).swift"))
    }
    return 0
}

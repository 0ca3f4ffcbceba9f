@testable import GeneratedCode
import Testing

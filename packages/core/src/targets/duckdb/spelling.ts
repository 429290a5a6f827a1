import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { CallArguments } from '../sql/call-arguments.ts'

/** How DuckDB writes a call: a piece that needs no parentheses around it. */
export type DuckdbSpelling = (args: CallArguments) => Code
/** Some of them, as a file has them. */
export type DuckdbSpellings = Readonly<Partial<Record<FunctionName, DuckdbSpelling>>>

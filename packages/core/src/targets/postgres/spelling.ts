import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { CallArguments } from '../sql/call-arguments.ts'
import type { Use } from './helpers.ts'

/** How PostgreSQL writes a call: a piece that needs no parentheses around it. */
export type PostgresSpelling = (args: PostgresArguments) => Code
/** Some of them, as a file has them. */
export type PostgresSpellings = Readonly<Partial<Record<FunctionName, PostgresSpelling>>>

export interface PostgresArguments extends CallArguments {
  /** Names a helper function, and has it put into the file. */
  readonly use: Use
}

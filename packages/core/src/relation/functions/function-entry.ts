import type { ColumnType } from '../column.ts'

/** What a function is called, takes, gives and means; how it is written stands with each target. */
export interface FunctionEntry<Name extends string = string> {
  readonly name: Name
  /** Other spellings people bring along; the tree holds `name`. */
  readonly aliases?: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly result: ResultRule
  /** One sentence, for the documentation and the editor. */
  readonly meaning: string
  /** A use with columns, for hints. */
  readonly example: string
  /** Calls that stand alone and what they give, as text; each is run on every target. */
  readonly examples: readonly (readonly [call: string, gives: string])[]
  /** A null argument does not make the result null. */
  readonly keepsNull?: true
  /** What is wrong with the arguments together, the written-out ones given as text; or null. */
  readonly check?: (literals: readonly (string | null)[]) => string | null
}

export interface Parameter {
  readonly name: string
  readonly type: ParameterType
  readonly optional?: true
  /** The last parameter only: may be given any number of times more. */
  readonly repeated?: true
  /** Must be written out, as some targets need it when the code is printed. */
  readonly literal?: true
  /** For a literal text: the words it may be. */
  readonly choices?: readonly string[]
  /** For a literal text: what is wrong with it, or null. */
  readonly check?: (value: string) => string | null
  /** For a literal integer: the least and most it may be. */
  readonly range?: readonly [number, number]
}

/** `numeric` is integer or number, `moment` is date or timestamp; all `shared` ones have a type in common. */
export type ParameterType = ColumnType | 'numeric' | 'moment' | 'shared'

/**
 * A fixed type, the common type of the `shared` parameters, `numeric` for an integer where all
 * arguments are integers and else a number, or the type of the parameter at an index.
 */
export type ResultRule = ColumnType | 'shared' | 'numeric' | { readonly ofParameter: number }

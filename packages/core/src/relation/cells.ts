/** The languages that pipelines are printed in. */
export type CodeLanguage =
  'duckdb' | 'postgres' | 'pandas' | 'polars' | 'pyspark' | 'scala' | 'dplyr'

/** A function of a language. Fixed text: nothing of a user is in it. */
export interface CodeFunction {
  readonly name: string
  /** `import os`, of the language's own company. */
  readonly standard: readonly string[]
  /** Of packages. */
  readonly outside: readonly string[]
  /** Functions that it calls; each stands once, before it. */
  readonly needs?: readonly CodeFunction[]
  /** What it shares with others; stands once. */
  readonly shared?: { readonly names: readonly string[]; readonly definition: string }
  readonly definition: string
}

/**
 * What code of each language does where a step has no relational meaning, and nothing could be derived from
 * it: a block declares it beside what it lowers to.
 */
export type Cells = Readonly<Record<CodeLanguage, Cell>>

export type Cell = CellCall | CellGap

/** A call with the rows, the file to write, the texts and, in Python, what was done before, a sentence each. */
export interface CellCall {
  readonly kind: 'calls'
  readonly call: CodeFunction
  readonly texts: readonly string[]
  /** Packages that its language does not bring, of PyPI or Debian, in exact versions. */
  readonly requirements?: readonly string[]
}

/** The code leaves the rows and no more. It is not proven: what it leaves is not all there is. */
export interface CellGap {
  readonly kind: 'gap'
  /** Why, as a sentence. */
  readonly why: string
}

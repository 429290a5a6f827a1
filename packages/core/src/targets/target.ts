import type { Reading } from '../reading/reading.ts'
import type { Program } from '../relation/program.ts'

/** The languages a pipeline can be printed in. Adding a word here makes the compiler list what is missing. */
export const TARGETS = ['duckdb', 'pandas'] as const
export type TargetId = (typeof TARGETS)[number]

export interface Target {
  readonly id: TargetId
  /** `SQL (DuckDB)` */
  readonly label: string
  /** For highlighting: `sql`, `python`. */
  readonly language: string
  /** The key under which a run offers the file: `pipeline.sql`. */
  readonly fileName: string
  /** The whole program as a standalone file that reads `sources` and writes its outlets. */
  print(program: Program, sources: Sources): string
}

/** How the printed code opens each dataset, by dataset id. */
export type Sources = Readonly<Record<string, SourceFile>>

export interface SourceFile {
  /** The file as the reader of the code will have it, relative to where the code runs: `sales.csv`. */
  readonly path: string
  readonly format: 'csv' | 'parquet'
  readonly csv?: CsvDialect
  /** How the file is read, where it is more than what the two above say; `path` is then the original. */
  readonly original?: {
    readonly reading: Reading
    /** The same table as a Parquet file, for a language that cannot read the original alike. */
    readonly copy: string
  }
}

export interface CsvDialect {
  readonly delimiter: string
  readonly quote: string
  /** What stands before a quote inside a quoted cell; the quote itself unless given. */
  readonly escape?: string
  readonly header: boolean
  /** Lines before the header. */
  readonly skip: number
}

export interface CodeFile {
  readonly name: string
  readonly text: string
}

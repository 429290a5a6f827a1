import type { Reading } from '../reading/reading.ts'
import type { Program } from '../relation/program.ts'
import type { Readable } from './original-of.ts'

/** The languages a pipeline can be printed in. Adding a word here makes the compiler list what is missing. */
export const TARGETS = ['duckdb', 'pandas'] as const
export type TargetId = (typeof TARGETS)[number]

/** What a screen says of a language; here, so that it need not load the printers. */
export interface TargetWords {
  /** `SQL (DuckDB)` */
  readonly label: string
  /** For highlighting: `sql`, `python`. */
  readonly language: string
  /** The key under which a run offers the file: `pipeline.sql`. */
  readonly fileName: string
}

export const TARGET_WORDS: Readonly<Record<TargetId, TargetWords>> = {
  duckdb: { label: 'SQL (DuckDB)', language: 'sql', fileName: 'pipeline.sql' },
  pandas: { label: 'Python (pandas)', language: 'python', fileName: 'pipeline.py' },
}

export interface Target extends TargetWords {
  readonly id: TargetId
  /** The whole program as a standalone file that reads `sources` and writes its outlets. */
  print(program: Program, sources: Sources): string
  /** The same, and which lines belong to which block. */
  printMarked?(program: Program, sources: Sources): PrintedCode
  /** The files it opens as they are; others are read from their Parquet copy. */
  readonly readable?: Readable
}

export interface PrintedCode {
  readonly text: string
  /** In the order of the text; a block may have several places, and one may lie in another. */
  readonly lines: readonly BlockLines[]
}

/** Lines from 1, both ends included. */
export interface BlockLines {
  readonly block: string
  readonly from: number
  readonly to: number
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

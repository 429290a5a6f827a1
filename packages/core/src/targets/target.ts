import type { ConnectionValues } from '../connectors/connector.ts'
import type { Reading } from '../reading/reading.ts'
import type { Program } from '../relation/program.ts'
import type { RSide } from './dplyr/r-pieces.ts'
import type { Gaps } from './gaps.ts'
import type { Readable } from './original-of.ts'
import type { PythonSide } from './python/python-pieces.ts'

/** What a screen says of a language; here, so that it need not load the printers. */
export interface TargetWords {
  /** `SQL (DuckDB)` */
  readonly label: string
  /** For highlighting: `sql`, `python`. */
  readonly language: string
  /** The key under which a run offers the file, another for each language: `pipeline.sql`. */
  readonly fileName: string
  /** What begins a comment that ends with its line. */
  readonly comment: '--' | '#' | '//'
  /** What people call it in a terminal, beside its id; the first is the one to show. */
  readonly names?: readonly string[]
}

/** The languages a pipeline can be printed in. An entry here makes the compiler list what is missing. */
export const TARGET_WORDS = {
  duckdb: {
    label: 'SQL (DuckDB)',
    language: 'sql',
    fileName: 'pipeline.sql',
    comment: '--',
    names: ['sql'],
  },
  postgres: {
    label: 'SQL (PostgreSQL)',
    language: 'sql',
    fileName: 'pipeline.postgres.sql',
    comment: '--',
    names: ['postgres', 'postgresql'],
  },
  pandas: {
    label: 'Python (pandas)',
    language: 'python',
    fileName: 'pipeline.py',
    comment: '#',
    names: ['python'],
  },
  polars: {
    label: 'Python (Polars)',
    language: 'python',
    fileName: 'pipeline.polars.py',
    comment: '#',
  },
  pyspark: {
    label: 'Python (PySpark)',
    language: 'python',
    fileName: 'pipeline.pyspark.py',
    comment: '#',
    names: ['pyspark', 'spark'],
  },
  scala: {
    label: 'Scala (Spark)',
    language: 'scala',
    fileName: 'pipeline.scala',
    comment: '//',
    names: ['scala'],
  },
  dplyr: {
    label: 'R (dplyr)',
    language: 'r',
    fileName: 'pipeline.R',
    comment: '#',
    names: ['r'],
  },
} as const satisfies Readonly<Record<string, TargetWords>>

export type TargetId = keyof typeof TARGET_WORDS
// The keys of the table are the union by definition.
export const TARGETS = Object.keys(TARGET_WORDS) as readonly TargetId[]

export interface Target extends TargetWords {
  readonly id: TargetId
  /** The whole program as a standalone file that reads `sources` and writes its outlets. */
  print(program: Program, sources: Sources): string
  /** The same, and which lines belong to which block. */
  printMarked(program: Program, sources: Sources): PrintedCode
  /** The files it opens as they are; others are read from their copy. */
  readonly readable: Readable
  /** The format of that copy: the Parquet file itself, or a CSV file named after it. */
  readonly copies: 'parquet' | 'csv'
  /** What it cannot say. */
  readonly gaps: Gaps
  /** Its pieces, where it is Python: what notebooks and the other exports are made of. */
  readonly python?: PythonSide
  /** The same, where it is R. */
  readonly r?: RSide
  /** Whether a result that goes to no file is shown on the screen; else it is left as a CSV file. */
  readonly shows: boolean
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

/** How the printed code opens each dataset, by dataset id, and each connection, by `connectionKey`. */
export type Sources = Readonly<Record<string, SourceFile | SourceConnection>>

/** The files alone. */
export type FileSources = Readonly<Record<string, SourceFile>>

/** Somewhere outside. The code names the variable of the environment that holds its address, no secret. */
export interface SourceConnection {
  readonly connector: string
  /** `SHOP_DATABASE_URL` */
  readonly variable: string
  /** Without anything secret. */
  readonly settings: ConnectionValues
}

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

import type { Program } from '../../relation/program.ts'
import type { Code } from '../code.ts'
import type { PrintedStep } from '../printed-step.ts'
import type { Sources } from '../target.ts'

/** What a target in Python offers beside its script: the pieces that scripts, notebooks and DAGs are made of. */
export interface PythonSide {
  /** Exact versions of all it takes, those of the libraries beneath included: `pandas==2.3.3`. */
  readonly requirements: readonly string[]
  /** Debian's packages that it takes beside Python. */
  readonly system?: readonly string[]
  /** Variables it wants where it has no network. */
  readonly environment?: Readonly<Record<string, string>>
  pieces(program: Program, sources: Sources): PythonPieces
  /** What a notebook does once, that rows are shown as tables. */
  readonly notebook?: readonly Code[]
  /** The first rows, as the last line of a cell shows them. */
  preview(rows: Code): Code
  /** The rows of a Parquet file that `save` wrote, as an expression. */
  load(path: Code): Code
  /** A statement that keeps rows for another process. */
  save(rows: Code, path: Code): Code
  /** The body of a function that gives the rows of the Parquet file `path` as a list of dicts. */
  readonly readParquet: string
}

/** A program taken apart: everything in it stands once, whatever is put together from it. */
export interface PythonPieces {
  readonly imports: PythonImports
  /** The small functions its steps call. */
  readonly definitions: readonly Code[]
  /** What has to be done before the first step. */
  readonly begin?: readonly Code[]
  readonly steps: readonly PrintedStep[]
}

export interface PythonImports {
  readonly standard: readonly string[]
  readonly outside: readonly string[]
}

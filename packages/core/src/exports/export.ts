import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Program } from '../relation/program.ts'
import type { PythonSide } from '../targets/python/python-pieces.ts'
import type { Sources, Target } from '../targets/target.ts'

/** What a screen says of a way to take a pipeline away; here, so that it need not load the printers. */
export interface ExportWords {
  /** `Jupyter notebook` */
  readonly label: string
  /** What it is good for, as a sentence. */
  readonly about: string
  /** How the downloaded file ends; several files come as one archive. */
  readonly ending: '.ipynb' | '.py' | '.zip'
  /** Whether rows of the user's own data go into it, which is said before it is taken away. */
  readonly holdsSample: boolean
}

/** The ways to take a pipeline away. An entry here makes the compiler list what is missing. */
export const EXPORT_WORDS = {
  notebook: {
    label: 'Jupyter notebook',
    about: 'A cell for each block, with its sentence above and its first rows below.',
    ending: '.ipynb',
    holdsSample: false,
  },
} as const satisfies Readonly<Record<string, ExportWords>>

export type ExportId = keyof typeof EXPORT_WORDS
// The keys of the table are the union by definition.
export const EXPORT_IDS = Object.keys(EXPORT_WORDS) as readonly ExportId[]

export interface Export extends ExportWords {
  readonly id: ExportId
  /** The files, in the order they are best read; paths are made here, never taken from a name as it is. */
  files(given: ExportGiven): readonly ExportFile[]
  /** What this export adds to the gaps of the code, in sentences. */
  notes?(given: ExportGiven): readonly string[]
}

/** A target whose pieces are known. */
export type PythonTarget = Target & { readonly python: PythonSide }

export interface ExportGiven {
  /** What the pipeline is called: a label, whatever is in it. */
  readonly title: string
  readonly pipeline: Pipeline
  readonly program: Program
  readonly sources: Sources
  readonly target: PythonTarget
  /** What the code does not do as the canvas does. */
  readonly gaps: readonly string[]
  /** What was replayed on the first rows; there where the export holds a sample. */
  readonly sample?: ExportSample
}

export interface ExportSample {
  /** The most rows that were taken of a table. */
  readonly rows: number
  /** What the engine left behind for each result, to be compared with. */
  readonly results: readonly ExpectedResult[]
  /** Why the engine stopped on the sample, where a check did not let it through. */
  readonly stops: string | null
}

export interface ExpectedResult {
  /** The file the code writes. */
  readonly file: string
  readonly format: 'csv' | 'json' | 'excel' | 'parquet'
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** The columns by which its rows are sorted; none where their order is not fixed. */
  readonly order: readonly string[]
  /** The file beside the tests that holds the rows. */
  readonly expected: string
}

export interface ExportFile {
  readonly path: string
  readonly text: string
}

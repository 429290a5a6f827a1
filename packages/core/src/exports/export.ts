import type { Certificate } from '../certificate/certificate.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Column } from '../relation/column.ts'
import type { FileFormat, Program } from '../relation/program.ts'
import type { RSide } from '../targets/dplyr/r-pieces.ts'
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
  airflow: {
    label: 'Airflow DAG',
    about: 'A task for each block for Apache Airflow 3, with the schedule of the pipeline.',
    ending: '.py',
    holdsSample: false,
  },
  container: {
    label: 'Container',
    about: 'A Dockerfile and a compose file that run the code on a mounted folder.',
    ending: '.zip',
    holdsSample: false,
  },
  archive: {
    label: 'Project archive',
    about: 'The code with its requirements, and tests that replay a sample of the data.',
    ending: '.zip',
    holdsSample: true,
  },
} as const satisfies Readonly<Record<string, ExportWords>>

export type ExportId = keyof typeof EXPORT_WORDS
// The keys of the table are the union by definition.
export const EXPORT_IDS = Object.keys(EXPORT_WORDS) as readonly ExportId[]

export interface Export extends ExportWords {
  readonly id: ExportId
  readonly python: ExportMaker<PythonTarget>
  /** Or the sentence why it is not made of R. */
  readonly r: ExportMaker<RTarget> | string
}

export interface ExportMaker<T extends ExportTarget> {
  /** The files, in the order they are best read; paths are made here, never taken from a name as it is. */
  files(given: ExportGiven<T>): readonly ExportFile[]
  /** What this export adds to the gaps of the code, in sentences. */
  notes?(given: ExportGiven<T>): readonly string[]
}

/** Targets whose pieces are known. */
export type PythonTarget = Target & { readonly python: PythonSide }
export type RTarget = Target & { readonly r: RSide }
export type ExportTarget = PythonTarget | RTarget

export interface ExportGiven<T extends ExportTarget = ExportTarget> {
  /** What the pipeline is called: a label, whatever is in it. */
  readonly title: string
  readonly pipeline: Pipeline
  readonly program: Program
  readonly sources: Sources
  readonly target: T
  /** What the code does not do as the canvas does. */
  readonly gaps: readonly string[]
  /** What was replayed on the first rows; there where the export holds a sample. */
  readonly sample?: ExportSample
  /** What was proven of the code, where it was. */
  readonly certificate?: Certificate | null
}

/** How many rows of each table a sample has at most: enough to meet most kinds, few enough to read. */
export const SAMPLE_ROWS = 200

export interface ExportSample {
  /** What the engine left behind for each result, to be compared with. */
  readonly results: readonly ExpectedResult[]
  /** Why the engine stopped on the sample, where a check did not let it through. */
  readonly stops: string | null
}

export interface ExpectedResult {
  /** The file the code writes. */
  readonly file: string
  readonly format: FileFormat
  readonly columns: readonly Column[]
  /** The columns by which its rows are sorted; none where their order is not fixed. */
  readonly order: readonly string[]
  /** The file beside the tests that holds the rows. */
  readonly expected: string
}

export interface ExportFile {
  readonly path: string
  readonly text: string
}

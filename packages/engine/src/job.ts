import type {
  Cell,
  Check,
  Column,
  Difference,
  FileFormat,
  SortKey,
  Table,
  Training,
} from '@plainflow/core'
import type {
  InspectedFile,
  InspectJob,
  PeekedFile,
  PeekJob,
  ReadingProgress,
} from './inspected-file.ts'
import type { LimitName, Limits } from './limits.ts'

/** Every kind of work a child does: what it is given, what it tells meanwhile, what it answers. */
export interface Jobs {
  check: { given: Record<string, never>; event: never; answer: { version: string } }
  inspect: { given: InspectJob; event: ReadingProgress; answer: InspectedFile }
  peek: { given: PeekJob; event: never; answer: PeekedFile }
  run: { given: RunJob; event: RunEvent; answer: RunJobAnswer }
  preview: { given: PreviewJob; event: never; answer: Page }
  profile: { given: ProfileJob; event: never; answer: Profile }
  page: { given: PageJob; event: never; answer: Page }
  browse: { given: BrowseJob; event: LastingEvent<Page>; answer: never }
  serve: { given: Record<string, never>; event: LastingEvent<unknown>; answer: never }
  export: { given: ExportJob; event: never; answer: { rows: number; bytes: number } }
  script: { given: ScriptJob; event: never; answer: { warnings: readonly string[] } }
  compare: { given: CompareJob; event: never; answer: ComparedTables }
  adopt: { given: AdoptJob; event: never; answer: { rows: number } }
  'take-in': { given: TakeInJob; event: never; answer: { rows: number } }
  'hand-out': { given: HandOutJob; event: never; answer: { rows: number } }
  train: { given: TrainJob; event: TrainProgress; answer: { path: string; bytes: number } }
}
export type JobKind = keyof Jobs
export type Job<K extends JobKind = JobKind> = { [P in K]: { kind: P; given: Jobs[P]['given'] } }[K]

/** What a child may touch, and how much of it. */
export interface Confinement {
  /** The only folder the child may read and write, apart from `files`. */
  readonly folder: string
  /** Files outside the folder that may be read, as real paths. */
  readonly files: readonly string[]
  readonly limits: Limits
  /** Rows that were put away may be read back in any order. */
  readonly isOrderFree?: boolean
}

/** Inside the job's folder, where DuckDB puts what memory cannot hold. */
export const SPILL_FOLDER = '.spill'

export type ParentMessage = { job: Job; confinement: Confinement }

export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'missing'; message: string }
  | { kind: 'event'; event: Jobs[JobKind]['event'] }
  | { kind: 'done'; answer: Jobs[JobKind]['answer'] }
  | { kind: 'failed'; failure: JobFailure }

export interface JobFailure {
  readonly reason: string
  readonly limit?: LimitName
  /** The block at fault, where the job is a run. */
  readonly block?: string
  /** The file itself is at fault: the reason is for the person who brought it. */
  readonly unreadable?: true
  /** No model can be learned from the rows: the reason is for the person who asked for one. */
  readonly untrainable?: true
  /** Somebody ended or stopped the process: neither the file nor the work is at fault. */
  readonly isFromOutside?: true
}

export type RunEvent =
  | { readonly kind: 'block-started'; readonly block: string }
  | {
      /** Of a block that takes long by itself: how much of it is done, from 0 to 1. */
      readonly kind: 'block-progress'
      readonly block: string
      readonly share: number
      /** How many it works on, once that is known. */
      readonly rows?: number
    }
  | {
      readonly kind: 'block-finished'
      readonly block: string
      readonly rows: number
      /** Wall clock from started until its rows have flowed; blocks fused into one query share its time. */
      readonly ms: number
      /** Its rows were at hand from an earlier run. */
      readonly cached?: true
      /** What its check found worth saying. */
      readonly warnings?: readonly string[]
    }
  | { readonly kind: 'block-failed'; readonly block: string; readonly reason: string }

/** Something a run decided or met that is no event of a block. */
export interface RunNote {
  readonly topic: 'plan' | 'cache' | 'limits' | 'memory'
  readonly block?: string
  readonly text: string
}

export interface RunJob {
  readonly steps: readonly StepJob[]
}

/** One step, printed. `sql` is a SELECT that may name the steps before it by their `name`. */
export interface StepJob {
  readonly block: string
  /** Quoted, ready for SQL. */
  readonly name: string
  readonly sql: string
  readonly columns: readonly Column[]
  /** Those that a later step looks at. */
  readonly needed: readonly Column[]
  readonly mode: StepMode
  /** Whether this step's row count is what its block reports. */
  readonly counts: boolean
  /** The place of the first step with the same rows: where one of them is counted, all are. */
  readonly countsAs: number
  /** The views whose rows flow when this step is carried out, by their places. */
  readonly pulls: readonly number[]
  /** Computed before the step itself, which reads it; the sum of its column `rows` counts a step. */
  readonly groups?: {
    readonly name: string
    readonly sql: string
    readonly rows: string
    readonly counts: number
  }
}

/**
 * How a step is carried out. `view`: nothing happens until a later step reads it; `count` is what to
 * count it by, where no other step tells. `table`: computed once and kept. `result`: streamed into a
 * Parquet file, from which whatever else was asked for is made. `check`: one row of counts, read and judged.
 */
export type StepMode =
  | { readonly kind: 'view'; readonly count?: string }
  | { readonly kind: 'table' }
  | { readonly kind: 'check'; readonly check: Check }
  | {
      readonly kind: 'result'
      readonly path: string
      readonly compress: boolean
      readonly output?: FileOutput | ReportOutput
    }

export interface FileOutput {
  readonly path: string
  readonly format: FileFormat
  readonly compress: boolean
}

export interface ReportOutput {
  readonly path: string
  readonly format: 'report'
  readonly title: string
  /** What was done to the data before, in plain words. */
  readonly told: readonly string[]
}

export interface RunJobAnswer {
  /** By step, in order; null where the step is no result. */
  readonly results: readonly ({ rowCount: number; bytes: number | null } | null)[]
  /** The most memory the child held at a time. */
  readonly peakBytes: number
}

export interface PreviewedStep {
  /** Quoted, ready for SQL. */
  readonly name: string
  readonly sql: string
  /** Computed once, before it is looked at. */
  readonly isKept: boolean
}

export interface PreviewJob {
  readonly steps: readonly PreviewedStep[]
  readonly step: string
  readonly columns: readonly Column[]
  readonly limit: number
}

export interface ProfileJob {
  readonly steps: readonly PreviewedStep[]
  /** What may stand after FROM. */
  readonly source: string
  readonly columns: readonly Column[]
}

export interface Profile {
  readonly rowCount: number
  /** The figures below are of the first so many rows: all of them, unless the table is large. */
  readonly profiledRows: number
  /** Of all columns; a very wide or slow table has only its first ones in `columns`. */
  readonly columnCount: number
  readonly columns: readonly ColumnProfile[]
}

export interface ColumnProfile extends Column {
  readonly nulls: number
  readonly distinct: number
  /** In a large table `distinct` and the quantiles are estimates, within a few percent. */
  readonly isDistinctExact: boolean
  readonly min: Cell
  readonly max: Cell
  /** Null where the column holds no numbers; without NaN and the infinities, as is what follows. */
  readonly mean: Cell
  readonly quantiles: readonly { readonly share: number; readonly value: Cell }[]
  /** Frequent values first. */
  readonly top: readonly { readonly value: Cell; readonly count: number }[]
  /** Null where values have no distance, as texts have none. */
  readonly histogram: readonly Bar[] | null
}

/** Values at least `from` and below `to`; the last bar has its end in it. */
export interface Bar {
  readonly from: number | string
  readonly to: number | string
  readonly count: number
}

export interface PageJob extends PageQuery {
  readonly path: string
}

/** Which rows of a stored table: sorted where a column is named, and those with a text in them. */
export interface PageQuery {
  readonly offset: number
  readonly limit: number
  /** Missing values come last in either direction; equal ones stay in the order of the table. */
  readonly sort?: { readonly column: string; readonly descending: boolean }
  /** In one column or, where none is named, in any; case does not count. */
  readonly search?: { readonly text: string; readonly column: string | null }
}

/** Stays open for any number of pages of one table, each asked for by a message of its own. */
export interface BrowseJob {
  readonly path: string
}

/** The jobs that stay open, and what each is asked for time and again. */
export interface LastingRequests {
  browse: PageQuery
  serve: Job<ShortJob>
}

/** A job that comes to an answer, so that another can follow it. */
export type ShortJob = Exclude<JobKind, 'browse' | 'serve'>

export interface LastingRequest<K extends keyof LastingRequests = keyof LastingRequests> {
  readonly kind: 'ask'
  readonly id: number
  readonly request: LastingRequests[K]
}

export type LastingEvent<A> =
  /** Requests are heard from now on. */
  | { readonly kind: 'open' }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: A }
  | { readonly kind: 'request-failed'; readonly id: number; readonly failure: JobFailure }

export interface ExportJob {
  /** A stored table, or a CSV file as we write them. */
  readonly path: string
  readonly isCsv: boolean
  /** Texts that a spreadsheet would take for formulas get an apostrophe. */
  readonly guardsFormulas: boolean
  readonly format: FileFormat
  readonly compress: boolean
  readonly to: string
}

/** Exported SQL, to be run as it stands in its folder. */
export interface ScriptJob {
  readonly sql: string
  readonly folder: string
}

/** A file that exported code has left behind. */
export interface WrittenFile {
  readonly path: string
  readonly format: FileFormat
  readonly isCompressed: boolean
  /** Where a spreadsheet was read into a Parquet file, that file. */
  readonly parquet?: string
}

export interface CompareJob {
  /** A Parquet file: the engine's result. */
  readonly expected: string
  readonly found: WrittenFile
  readonly columns: readonly Column[]
  /** The keys whose order counts; none where the order is not fixed. */
  readonly order: readonly SortKey[]
}

export interface ComparedTables {
  readonly rows: number
  /** The first ones; none where the tables are equal. */
  readonly differences: readonly Omit<Difference, 'result'>[]
}

/** What exported code has written becomes a stored table. */
export interface AdoptJob {
  readonly found: WrittenFile
  readonly columns: readonly Column[]
  readonly to: string
}

/** Rows from outside become a stored table. */
export interface TakeInJob {
  /** A named pipe. */
  readonly from: string
  /** All that the table has; of those that do not travel nobody looks at a cell, and all are null. */
  readonly columns: readonly Column[]
  readonly travelling: readonly Column[]
  readonly to: string
}

/** A stored table becomes the CSV file that a connector is given. */
export interface HandOutJob {
  readonly from: string
  readonly columns: readonly Column[]
  readonly to: string
}

/** A model is trained on the rows of a step. */
export interface TrainJob {
  readonly steps: readonly PreviewedStep[]
  /** What may stand after FROM. */
  readonly source: string
  readonly columns: readonly Column[]
  readonly training: Training
  /** Where the model goes, as JSON. */
  readonly path: string
}

export interface TrainProgress {
  /** Of the work, 0 to 1. */
  readonly share: number
  /** That are trained on and tested with. */
  readonly rows: number
}

export type Page = Table & { readonly rowCount: number }

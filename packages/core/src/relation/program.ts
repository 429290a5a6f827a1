import type { Cell, CellCall, CellGap, Cells, CodeLanguage } from './cells.ts'
import type { Column } from './column.ts'
import type { Relation } from './relation.ts'
import type { Connected } from './source.ts'

/** A pipeline lowered: one step for each block, in an order in which every input comes before its use. */
export interface Program {
  readonly steps: readonly Step[]
  /**
   * What exported code does once its rows are made and nothing here does: it trains again what was trained
   * here, to be judged by a figure. No run, no hash and no list of results knows of it.
   */
  readonly again?: readonly AgainStep[]
}

export interface AgainStep extends Step {
  readonly outlet: AgainOutlet
}

export interface Step {
  /** The block's id (with `:port` appended for a port other than the first). */
  readonly id: string
  /** The id of the block this step comes from. */
  readonly block: string
  /** A name unique within the program and an identifier in every target: `filter_west`. */
  readonly name: string
  /** The block's sentence, for the comment above its code. */
  readonly sentence: string
  readonly columns: readonly Column[]
  readonly relation: Relation
  /** Set where the step leaves something behind: its relation's rows go there. */
  readonly outlet?: Outlet
  /** Set where the step is there to be judged: its relation gives one row of counts, and no rows leave it. */
  readonly check?: Check
  /** Somebody named its block after what it makes. */
  readonly isNamed?: true
  /** Earlier steps whose work it does as well, in their order. */
  readonly also?: readonly Step[]
}

export interface Check {
  readonly bounds: readonly Bound[]
}

/** A count that has to lie in bounds, both included; beyond them the run goes on with a warning or stops. */
export interface Bound {
  /** The column that holds the count. */
  readonly column: string
  readonly least?: number
  readonly most?: number
  readonly severity: Severity
  /** What is counted, to stand before the figure: `Rows that break "id is unique"`. */
  readonly counted: string
}

export const SEVERITIES = ['warn', 'stop'] as const
export type Severity = (typeof SEVERITIES)[number]

export type Outlet = FileOutlet | TableOutlet | ArtifactOutlet | AgainOutlet

export const ARTIFACT_KINDS = ['report', 'model'] as const
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number]

/** Something that is no table, made of the step's rows and kept by version under its name. */
export interface ArtifactOutlet {
  readonly kind: 'artifact'
  /** A label, ending included, never a path on the server: `west.html`. */
  readonly name: string
  readonly mediaType: string
  /** What is made, and of what beside the rows. */
  readonly made: Report
  /** What exported code does about it. */
  readonly cells: Cells
}

/** A page to read: what was done to the data in plain words, its columns and its first rows. */
export interface Report {
  readonly kind: Extract<ArtifactKind, 'report'>
  readonly title: string
}

/** A model trained again by a library of the code's language, and a sentence on how good it is. */
export interface AgainOutlet {
  readonly kind: 'again'
  /** The file that holds the sentence: `train_churn_again.txt`. */
  readonly name: string
  /** What the model is called here. */
  readonly model: string
  /** What both are measured by: `AUC`. */
  readonly metric: string
  /** What the model trained here reaches. */
  readonly trained: number
  readonly cells: Readonly<Record<CodeLanguage, AgainCell>>
}

export type AgainCell = AgainCall | CellGap

export interface AgainCall extends CellCall {
  /** How far the two may be apart. */
  readonly tolerance: number
  /** A call with what this one gives: draws it, where there is somebody to look. */
  readonly drawn?: CellCall
}

/** A table of a connection, written whole or not at all. */
export interface TableOutlet extends Connected {
  readonly kind: 'table'
  /** Empty: the connection's own. */
  readonly schema: string
  readonly table: string
  readonly mode: WriteMode
  /** For `upsert`: what tells whether a row is there already. */
  readonly keys: readonly string[]
}

/** The file a step leaves behind, where it leaves one. */
export function fileOutlet({ outlet }: Pick<Step, 'outlet'>): FileOutlet | undefined {
  return outlet?.kind === 'file' ? outlet : undefined
}

/** What a step leaves behind that is no table, where it does. */
export function artifactOutlet({ outlet }: Pick<Step, 'outlet'>): ArtifactOutlet | undefined {
  return outlet?.kind === 'artifact' ? outlet : undefined
}

/** What code of a language does about a step without relational meaning, where it is one. */
export function outletCell({ outlet }: Pick<Step, 'outlet'>, language: CodeLanguage): Cell | null {
  return outlet?.kind === 'artifact' || outlet?.kind === 'again' ? outlet.cells[language] : null
}

/** `create`: there must be no such table. `replace`: what is there goes. */
export const WRITE_MODES = ['append', 'replace', 'upsert', 'create'] as const
export type WriteMode = (typeof WRITE_MODES)[number]

export const FILE_FORMATS = ['csv', 'json', 'excel', 'parquet'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** What files are read that none are written as comes last. */
export const READ_FORMATS = [...FILE_FORMATS, 'sqlite'] as const
export type ReadFormat = (typeof READ_FORMATS)[number]

export interface FileOutlet {
  readonly kind: 'file'
  readonly format: FileFormat
  /** A label for the file, never a path on the server: `west.parquet`. */
  readonly name: string
  readonly compress: boolean
}

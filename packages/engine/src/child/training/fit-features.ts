import type { Column, ColumnType, Feature, Training, LearningFinding } from '@plainflow/core'
import { UntrainableRows } from '../../untrainable-rows.ts'
import type { Database } from '../database.ts'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import { countCells, type CellCounts } from './count-cells.ts'
import { isNamedIdentifier } from './is-named-identifier.ts'
import type { KeptRows } from './keep-rows.ts'
import { categoryFeatures } from './category-features.ts'
import { dateFeatures } from './date-features.ts'
import { flagFeatures, numberFeatures } from './number-features.ts'
import { wordFeatures } from './word-features.ts'

export interface FittedFeatures {
  readonly features: readonly Feature[]
  readonly findings: readonly LearningFinding[]
}

/** What the features of a column are made of. */
export interface ColumnToFit {
  readonly database: Database
  readonly column: Column
  /** Quoted. */
  readonly cell: string
  /** The train rows: what may stand after FROM. */
  readonly rows: string
  readonly counts: CellCounts
  /** Trees take nulls and codes; whatever multiplies with weights takes neither. */
  readonly isForTrees: boolean
  /** For clusters, where each feature counts as much as any other. */
  readonly isForClusters: boolean
}

type Verdict = readonly Feature[] | 'constant' | 'identifier'

/** The features of every column, found on the train rows alone; columns that tell nothing are left out. */
export async function fitFeatures(
  database: Database,
  { table, columns, isTest }: KeptRows,
  training: Training,
): Promise<FittedFeatures> {
  const rows = `${table} WHERE NOT ${quoteDuckdbIdentifier(isTest)}`
  const features: Feature[] = []
  const findings: LearningFinding[] = []
  for (const { name } of training.features.filter(({ name: own }) => own !== training.target)) {
    const column = columns.find((each) => each.name === name)!
    const cell = quoteDuckdbIdentifier(name)
    const counts = await countCells(database, { table, rows, cell, column })
    checkFinite(column, counts)
    const given = { database, column, cell, rows, counts, ...purposeOf(training) }
    const verdict = await verdictOf(given, training)
    const { distinct } = counts
    if (verdict === 'constant') findings.push({ kind: verdict, columns: [name], evidence: {} })
    else if (verdict === 'identifier')
      findings.push({ kind: verdict, columns: [name], evidence: { distinct, rows: counts.filled } })
    else features.push(...verdict)
  }
  if (features.length === 0) throw new UntrainableRows(nothingLeft(findings))
  return { features, findings }
}

function purposeOf({ algorithm }: Training) {
  const isForTrees = TREES.has(algorithm)
  return { isForTrees, isForClusters: algorithm === 'clustering' }
}

const TREES: ReadonlySet<string> = new Set(['decision_tree', 'random_forest', 'gradient_boosting'])

async function verdictOf(given: ColumnToFit, training: Training): Promise<Verdict> {
  const { counts, column } = given
  if (counts.filled === 0 || (counts.distinct === 1 && counts.nulls === 0)) return 'constant'
  if (isIdentifier(given, training)) return 'identifier'
  return await FITTERS[column.type](given)
}

const FITTERS: Record<ColumnType, (given: ColumnToFit) => Promise<readonly Feature[]>> = {
  boolean: async (given) => flagFeatures(given),
  // A few numbers that name something, such as `store_id`, are no amounts.
  integer: (given) =>
    isNamedIdentifier(given.column.name) ? categoryFeatures(given) : numberFeatures(given),
  number: numberFeatures,
  text: (given) => (isProse(given) ? wordFeatures(given) : categoryFeatures(given)),
  date: dateFeatures,
  timestamp: dateFeatures,
}

/** Of more values than this a column that is named as a key is one. */
const MOST_KINDS = 50
const NEARLY_ALL = 0.95
/** Fewer rows may all differ by chance. */
const FEWEST_ROWS = 20

/** Whether the cells only tell rows apart: a counter, a code of each row, or what is named so. */
function isIdentifier(given: ColumnToFit, { split }: Training): boolean {
  const { column, counts } = given
  if (column.type !== 'integer' && column.type !== 'text') return false
  if (isNamedIdentifier(column.name) && counts.distinct > MOST_KINDS) return true
  if (counts.filled < FEWEST_ROWS || counts.distinct <= NEARLY_ALL * counts.filled) return false
  if (column.type === 'text') return !isProse(given)
  const isKey =
    split.by === 'key' && split.columns.length === 1 && split.columns[0]?.name === column.name
  // Salaries may all differ; what counts rows lies close together.
  return isKey || (counts.most ?? 0) - (counts.least ?? 0) < 2 * counts.filled
}

const WORDS_OF_PROSE = 3
const MOST_TITLES = 250

/** Texts of several words each, most of them written anew: the words tell more than the whole. */
function isProse({ counts }: ColumnToFit): boolean {
  const isVaried = counts.distinct > MOST_TITLES || counts.distinct * 2 > counts.filled
  return counts.words >= WORDS_OF_PROSE && isVaried
}

function checkFinite({ name }: Column, { infinite }: CellCounts): void {
  if (infinite === 0) return
  throw new UntrainableRows(
    `"${name}" holds ${infinite === 1 ? 'a value that is' : `${infinite} values that are`} no finite number (infinite or NaN): filter or replace such rows first`,
  )
}

function nothingLeft(findings: readonly LearningFinding[]): string {
  const why = findings.map(({ kind, columns }) =>
    kind === 'constant' ? `"${columns[0]}" never varies` : `"${columns[0]}" only tells rows apart`,
  )
  return `No column is left to learn from: ${why.slice(0, 5).join(', ')}`
}

import {
  cellsOf,
  type Cell,
  type CatalogueDataset,
  type Column,
  type TableRelation,
} from '@plainflow/core'
import type { Question } from '../question.ts'

/** How much is told of the tables. */
export interface Measure {
  /** Whole rows of each. */
  readonly rows: number
  /** Up to so many distinct values are all told; of more, examples. */
  readonly values: number
  readonly columns: number
  readonly tables: number
}

/** The tables as a model is told of them: one line a column, names and cells as JSON so that they end nowhere. */
export function describeTables(
  question: Question,
  relations: readonly TableRelation[],
  measure: Measure,
): string {
  const { catalogue } = question
  return catalogue.datasets
    .slice(0, measure.tables)
    .map((dataset) => describeTable(dataset, { question, relations, measure }))
    .join('\n')
}

interface Telling {
  readonly question: Question
  readonly relations: readonly TableRelation[]
  readonly measure: Measure
}

function describeTable(dataset: CatalogueDataset, telling: Telling): string {
  const { question, measure } = telling
  const { tables, sharesCells, facts } = question
  const columns = chosen(dataset, telling)
  const left = dataset.columns.length - columns.length
  const about = facts?.get(dataset.id)
  const lines = columns.map((column) => {
    const empty = about?.nulls?.[column.name]
    return columnLine({ dataset, column, empty, sharesCells, measure })
  })
  const rows = sharesCells ? (about?.rows ?? []).slice(0, measure.rows) : []
  const names = dataset.columns.map(({ name }) => name)
  const shown = rows.map((row) =>
    JSON.stringify(columns.map(({ name }) => short(row[names.indexOf(name)]))),
  )
  const count = dataset.rowCount === undefined ? '' : ` (${dataset.rowCount} rows)`
  return [
    `table ${JSON.stringify(tables.nameOf(dataset.id) ?? dataset.name)}${count}`,
    ...lines,
    ...(left > 0 ? [`  and ${left} more columns, not shown`] : []),
    ...(shown.length > 0 ? [`  rows: ${shown.join(' ')}`] : []),
  ].join('\n')
}

interface ToldColumn {
  readonly dataset: CatalogueDataset
  readonly column: Column
  readonly empty: number | undefined
  readonly sharesCells: boolean
  readonly measure: Measure
}

/** `"status" text, 2 % empty, 3 values: "open", "paid", "sent"` */
function columnLine({ dataset, column, empty, sharesCells, measure }: ToldColumn): string {
  const { name, type } = column
  const cells = cellsOf(dataset, name)
  const rows = dataset.rowCount ?? 0
  const isUnique = dataset.uniqueColumns?.includes(name) ?? (rows > 1 && cells.length === rows)
  const isAll = cells.length > 0 && cells.length < MOST_KNOWN
  const told = [
    `  ${JSON.stringify(name)} ${type}`,
    ...(empty !== undefined && empty > 0 && rows > 0 ? [`${percent(empty / rows)} empty`] : []),
    ...(isUnique ? ['unique'] : isAll ? [`${cells.length} distinct`] : []),
    ...(sharesCells ? valuesOf(cells, type, measure, isUnique) : []),
  ]
  return told.join(', ')
}

/** As many as the reading of a table keeps: with these there may be more. */
const MOST_KNOWN = 1_000

function valuesOf(
  cells: readonly Cell[],
  type: Column['type'],
  measure: Measure,
  isUnique: boolean,
): readonly string[] {
  const known = cells.filter((cell) => cell !== null)
  if (known.length === 0 || measure.values === 0) return []
  if (type !== 'text' && type !== 'boolean') {
    const sorted = known.toSorted(inOrder)
    return [`${JSON.stringify(sorted[0])} to ${JSON.stringify(sorted.at(-1))}`]
  }
  const isAll = known.length <= measure.values
  if (isUnique && !isAll) return [`such as ${JSON.stringify(short(known[0]))}`]
  const some = known
    .slice(0, isAll ? measure.values : EXAMPLES)
    .map((cell) => JSON.stringify(short(cell)))
  const mixed = type === 'text' ? untidiness(known) : []
  return [`${isAll ? 'all' : 'such as'} ${some.join(' ')}`, ...mixed]
}

const EXAMPLES = 3
const LONGEST_CELL = 40

function short(cell: unknown): unknown {
  return typeof cell === 'string' && cell.length > LONGEST_CELL
    ? `${cell.slice(0, LONGEST_CELL)}…`
    : (cell ?? null)
}

function inOrder(left: Cell, right: Cell): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left) < String(right) ? -1 : 1
}

/** What a condition on such cells would trip over. */
function untidiness(cells: readonly Cell[]): readonly string[] {
  const texts = cells.map(String)
  const lower = new Set(texts.map((text) => text.trim().toLowerCase()))
  const isSpelledApart = lower.size < new Set(texts).size
  const numbers = texts.filter((text) => /^[^a-z]*\d[\d.,\s]*[^a-z]*$/i.test(text)).length
  const dates = texts.filter((text) => /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(text)).length
  return [
    ...(isSpelledApart ? ['same values in several spellings'] : []),
    ...(dates > texts.length / 2
      ? ['dates as text']
      : numbers > texts.length / 2
        ? ['numbers as text']
        : []),
  ]
}

function percent(share: number): string {
  const rounded = Math.round(share * 100)
  return rounded === 0 ? 'under 1 %' : `${rounded} %`
}

/** Of a wide table those that the request speaks of, and keys; then the others in their order. */
function chosen(
  dataset: CatalogueDataset,
  { question, relations, measure: { columns: most } }: Telling,
): readonly Column[] {
  const { columns } = dataset
  if (columns.length <= most) return columns
  const said = [question.message, ...question.earlier].join(' ').toLowerCase()
  const keys = new Set(
    relations.flatMap(({ many, one }) =>
      [many, one].filter((end) => end.dataset === dataset.id).map(({ column }) => column),
    ),
  )
  const rank = ({ name, type }: Column) =>
    3 * partsOf(name).filter((part) => said.includes(part)).length +
    (keys.has(name) ? 2 : 0) +
    (cellsOf(dataset, name).some((cell) => typeof cell === 'string' && isSaid(cell)) ? 2 : 0) +
    (type === 'date' || type === 'timestamp' ? 1 : 0)
  const isSaid = (cell: string) => cell.length > 2 && said.includes(cell.toLowerCase())
  const best = new Set(
    columns
      .map((column, at) => ({ column, at, score: rank(column) }))
      .toSorted((left, right) => right.score - left.score || left.at - right.at)
      .slice(0, most)
      .map(({ column }) => column),
  )
  return columns.filter((column) => best.has(column))
}

/** `unit_price` is said as "price" or "unit". */
function partsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/s$/, ''))
    .filter((part) => part.length > 2)
}

import type { Column, Table } from '@plainflow/core'
import { isName, wordsOf } from '../grid/shown-text.ts'
import { isNumeric, isYear, numberOf, timeOf } from './read-cell.ts'

/** A way to draw a table, by the places of its columns. The first measure is drawn unless another is chosen. */
export type Chart =
  | { readonly kind: 'figure'; readonly measures: readonly number[] }
  | {
      readonly kind: 'bars'
      readonly names: readonly number[]
      readonly measures: readonly number[]
    }
  | {
      readonly kind: 'line'
      readonly time: number
      /** A line for each value of this column. */
      readonly series: number | null
      readonly measures: readonly number[]
    }
  /** The first two measures against each other. */
  | { readonly kind: 'points'; readonly measures: readonly number[] }

export type ChartKind = Chart['kind']

export interface Charts {
  /** All ways that tell the truth, the most telling first. */
  readonly charts: readonly Chart[]
  /** Whether the first tells more at a glance than the rows: it is shown unasked. */
  readonly helps: boolean
}

const NONE: Charts = { charts: [], helps: false }
/** More figures in one row are a record, which is read as a table. */
const MOST_FIGURES = 4
const MOST_BARS_AT_A_GLANCE = 40
export const MOST_SERIES = 6
const FEWEST_POINTS = 5

/** Which charts fit a table, by the types of its columns and what its rows hold. */
export function chooseCharts({ columns, rows }: Table): Charts {
  if (rows.length === 0) return NONE
  const roles = columns.map((column, at) => roleOf(column, at, rows))
  const all = (role: Role) => roles.flatMap((one, at) => (one === role ? [at] : []))
  const measures = all('measure')
  if (rows.length === 1) return figures(columns, measures)
  if (measures.length === 0) return NONE

  const [time, ...times] = all('time')
  const names = all('name')
  const charts: Chart[] = []
  if (time !== undefined && isUnique(rows, [time]))
    charts.push({ kind: 'line', time, series: null, measures })
  else if (time !== undefined) {
    const series = names.find(
      (at) => isUnique(rows, [time, at]) && new Set(rows.map((row) => row[at])).size <= MOST_SERIES,
    )
    if (series !== undefined) charts.push({ kind: 'line', time, series, measures })
  }
  // What is no figure tells the rows apart: one column where it can, else all of them.
  const labels = [...names, ...all('time')].toSorted((one, other) => one - other)
  const told = labels.find((at) => isUnique(rows, [at]))
  if (told !== undefined) charts.push({ kind: 'bars', names: [told], measures })
  else if (labels.length > 1 && labels.length <= 3 && isUnique(rows, labels))
    charts.push({ kind: 'bars', names: labels, measures })
  if (measures.length > 1 && rows.length >= FEWEST_POINTS) charts.push({ kind: 'points', measures })

  const [first] = charts
  if (!first) return NONE
  const isListing = all('id').length > 0 || names.length > 2 || times.length > 0
  const fitsAtAGlance = first.kind !== 'bars' || rows.length <= MOST_BARS_AT_A_GLANCE
  // A line that leaves out a name it could be told apart by would mislead; so would bars of single rows.
  const usesAll =
    first.kind === 'line' ? names.length <= 1 : time === undefined || names.length === 0
  return { charts, helps: !isListing && fitsAtAGlance && usesAll }
}

/** One row: each of its figures large. A single cell is one, whatever it holds. */
function figures(columns: readonly Column[], measures: readonly number[]): Charts {
  if (columns.length === 1) return { charts: [{ kind: 'figure', measures: [0] }], helps: true }
  if (measures.length === 0 || columns.length > MOST_FIGURES) return NONE
  return { charts: [{ kind: 'figure', measures }], helps: true }
}

type Role = 'measure' | 'time' | 'name' | 'id' | 'none'

function roleOf({ name, type }: Column, at: number, rows: Table['rows']): Role {
  const cells = rows.map((row) => row[at] ?? null).filter((cell) => cell !== null)
  if (cells.length === 0) return 'none'
  if (type === 'date' || type === 'timestamp')
    return cells.every((cell) => timeOf(cell) !== null) ? 'time' : 'none'
  if (isNumeric(type)) {
    if (isName(name)) return 'id'
    const words = wordsOf(name)
    if (words.at(-1) === 'year' && cells.every((cell) => isYear(Number(cell)))) return 'time'
    // Months, weekdays and hours by number stand in an order, and do not add up.
    if (type === 'integer' && ORDERED.has(words.at(-1) ?? '')) return 'name'
    return cells.some((cell) => numberOf(cell) !== null) ? 'measure' : 'none'
  }
  if (type === 'boolean') return 'name'
  if (cells.every((cell) => PERIOD.test(String(cell)) && timeOf(cell) !== null)) return 'time'
  return isName(name) ? 'id' : 'name'
}

const ORDERED: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'weekday', 'day', 'hour'])
/** As text, a year alone is rather a name. */
const PERIOD = /^\d{4}-/

function isUnique(rows: Table['rows'], places: readonly number[]): boolean {
  const seen = new Set(rows.map((row) => JSON.stringify(places.map((at) => row[at] ?? null))))
  return seen.size === rows.length
}

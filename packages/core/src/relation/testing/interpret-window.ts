import type { Column } from '../column.ts'
import { withTieBreak } from '../tie-break.ts'
import { PLACED_FUNCTIONS } from '../window.ts'
import type { WindowCall } from '../window.ts'
import { deviationOf, meanOf, quantileOf, sumOf } from './interpret-measure.ts'
import type { Cell } from './interpret-measure.ts'
import { compareByKeys, compareValues, keyOf } from './value.ts'
import type { Value } from './value.ts'

type Row = readonly Value[]

/** A window column as one cell for each row, in the order of the rows given. */
export function interpretWindow(
  call: WindowCall,
  rows: readonly Row[],
  columns: readonly Column[],
  cell: Cell,
): readonly Value[] {
  const order = PLACED_FUNCTIONS.has(call.function)
    ? withTieBreak(call.order, columns, call.partition)
    : call.order
  const compare = compareByKeys(order, cell)
  const partitions = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(call.partition.map((name) => cell(row, name)))
    partitions.set(key, [...(partitions.get(key) ?? []), row])
  }
  const answers = new Map<Row, Value>()
  for (const partition of partitions.values()) {
    const sorted = partition.toSorted(compare)
    for (const [place, row] of sorted.entries()) {
      answers.set(row, answer(call, sorted, place, { compare, cell }))
    }
  }
  return rows.map((row) => answers.get(row) ?? null)
}

function answer(
  call: WindowCall,
  sorted: readonly Row[],
  place: number,
  given: { readonly compare: (left: Row, right: Row) => number; readonly cell: Cell },
): Value {
  const row = sorted[place] ?? []
  const at = (other: Row | undefined) =>
    other === undefined || call.column === null ? null : given.cell(other, call.column)
  const values = (some: readonly Row[]) => some.map(at).filter((value) => value !== null)
  const before = sorted.filter((other) => given.compare(other, row) < 0)
  switch (call.function) {
    case 'row_number':
      return BigInt(place + 1)
    case 'rank':
      return BigInt(before.length + 1)
    case 'dense_rank': {
      const steps = before.filter(
        (other, index) => index === 0 || given.compare(before[index - 1] ?? other, other) !== 0,
      )
      return BigInt(steps.length + 1)
    }
    case 'percent_rank':
      return sorted.length === 1 ? 0 : before.length / (sorted.length - 1)
    case 'lag':
      return at(sorted[place - (call.offset ?? 1)])
    case 'lead':
      return at(sorted[place + (call.offset ?? 1)])
    case 'running_sum':
      return sumOf(values(sorted.slice(0, place + 1)))
    case 'moving_average':
      return meanOf(values(sorted.slice(Math.max(0, place + 1 - (call.size ?? 1)), place + 1)))
    case 'share_of_total': {
      const [value, total] = [at(row), Number(sumOf(values(sorted)) ?? 0)]
      return value === null || total === 0 ? null : Number(value) / total
    }
    case 'sum':
      return sumOf(values(sorted))
    case 'mean':
      return meanOf(values(sorted))
    case 'median':
      return quantileOf(values(sorted), 0.5)
    case 'quantile':
      return quantileOf(values(sorted), call.fraction ?? 0)
    case 'stddev':
      return deviationOf(values(sorted))
    case 'min':
      return values(sorted).toSorted(compareValues)[0] ?? null
    case 'max':
      return values(sorted).toSorted(compareValues).at(-1) ?? null
    case 'count':
      return BigInt(call.column === null ? sorted.length : values(sorted).length)
  }
}

import type { Measure } from '../aggregate.ts'
import type { ColumnType } from '../column.ts'
import { ascending } from '../tie-break.ts'
import { interpretCast } from './interpret-cast.ts'
import { compareByKeys, compareValues, integer, keyOf } from './value.ts'
import type { Value } from './value.ts'

export type Cell = (row: readonly Value[], column: string) => Value

/** A measure over the rows of one group. */
export function interpretMeasure(
  measure: Measure,
  rows: readonly (readonly Value[])[],
  cell: Cell,
  type: ColumnType | null,
): Value {
  const { column } = measure
  if (measure.function === 'count_rows' || column === null) return BigInt(rows.length)
  const all = rows.map((row) => cell(row, column))
  const values = all.filter((value) => value !== null)
  const inOrder = () =>
    rows
      .toSorted(compareByKeys([...(measure.order ?? []), ascending(column)], cell))
      .map((row) => cell(row, column))
  switch (measure.function) {
    case 'count':
      return BigInt(values.length)
    case 'count_distinct':
      return BigInt(new Set(values.map((value) => keyOf([value]))).size)
    case 'sum':
      return sumOf(values)
    case 'mean':
      return meanOf(values)
    case 'median':
      return quantileOf(values, 0.5)
    case 'quantile':
      return quantileOf(values, measure.fraction ?? 0)
    case 'min':
      return values.toSorted(compareValues)[0] ?? null
    case 'max':
      return values.toSorted(compareValues).at(-1) ?? null
    case 'stddev':
      return deviationOf(values)
    case 'first':
      return inOrder()[0] ?? null
    case 'last':
      return inOrder().at(-1) ?? null
    case 'list': {
      const texts = inOrder().filter((value) => value !== null)
      if (texts.length === 0) return null
      return texts
        .map((value) => interpretCast(value, type, 'text'))
        .join(measure.separator ?? ', ')
    }
  }
}

export function sumOf(values: readonly Value[]): Value {
  const [first] = values
  if (first === undefined) return null
  if (typeof first !== 'bigint') {
    return values.reduce<number>((sum, value) => sum + Number(value), 0)
  }
  const whole = values.filter((value) => typeof value === 'bigint')
  return integer(whole.reduce((sum, value) => sum + value, 0n))
}

export function meanOf(values: readonly Value[]): Value {
  if (values.length === 0) return null
  return Number(sumOf(values)) / values.length
}

export function deviationOf(values: readonly Value[]): Value {
  const mean = Number(meanOf(values))
  const squares = values.reduce<number>((sum, value) => sum + (Number(value) - mean) ** 2, 0)
  return values.length < 2 ? null : Math.sqrt(squares / (values.length - 1))
}

export function quantileOf(values: readonly Value[], fraction: number): Value {
  const sorted = values.map(Number).toSorted((left, right) => left - right)
  const place = fraction * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  if (low === undefined || high === undefined) return null
  return low + (high - low) * (place - Math.floor(place))
}

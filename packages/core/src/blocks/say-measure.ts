import type { MeasureFunction } from '../relation/aggregate.ts'
import type { Column } from '../relation/column.ts'
import { sayName } from '../words/say.ts'
import { needsOrder } from './measure.ts'
import type { StoredMeasure } from './measure.ts'

/** A measure in words: "total amount", "first price by ordered_on", "0.9 quantile of amount". */
export function sayMeasure(measure: StoredMeasure, columns: readonly Column[]): string {
  const { function: name, column, fraction, by } = measure
  if (name === 'count_rows') return 'number of rows'
  const share = name === 'quantile' ? `${fraction ?? 0} ` : ''
  const order = needsOrder(name) && by ? ` by ${sayName(by, columns)}` : ''
  return `${share}${SAID[name]} ${sayName(column, columns)}${order}`
}

export const SAID = {
  count_distinct: 'number of different',
  count: 'number of values of',
  sum: 'total',
  mean: 'average',
  median: 'median',
  min: 'smallest',
  max: 'largest',
  stddev: 'standard deviation of',
  quantile: 'quantile of',
  first: 'first',
  last: 'last',
  list: 'list of',
} as const satisfies Record<Exclude<MeasureFunction, 'count_rows'>, string>

/** What a measure is called where nobody names it: `total_amount`, `count`. */
export function usualName({ function: name, column }: StoredMeasure): string {
  return name === 'count_rows' ? 'count' : `${USUAL[name]}_${column}`
}

const USUAL: Readonly<Record<Exclude<MeasureFunction, 'count_rows'>, string>> = {
  count: 'count',
  count_distinct: 'distinct',
  sum: 'total',
  mean: 'average',
  median: 'median',
  min: 'min',
  max: 'max',
  stddev: 'stddev',
  quantile: 'quantile',
  first: 'first',
  last: 'last',
  list: 'list',
}

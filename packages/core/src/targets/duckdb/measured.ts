import type { Measure } from '../../relation/aggregate.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { ascending } from '../../relation/tie-break.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { duckdbCast } from './cast.ts'
import { duckdbText } from './duckdb-text.ts'
import { fraction, identifier, sortKeys } from './query.ts'

/** One measure over a group of rows. */
export function measureCode(
  measure: Measure,
  columns: readonly Column[],
  filter: Code,
  cellOf: (name: string) => Code = identifier,
): Code {
  if (measure.function === 'count_rows') return code`count(*)${filter}`
  const { column } = measure
  const type = columns.find(({ name }) => name === column)?.type
  if (column === null || type === undefined)
    throw new Error(`${measure.function} needs a column of its input`)
  const cell = cellOf(column)
  switch (measure.function) {
    case 'count':
      return code`count(${cell})${filter}`
    case 'count_distinct':
      return code`count(DISTINCT ${cell})${filter}`
    case 'sum':
      return sumCode(code`sum(${cell})${filter}`, type)
    case 'mean':
      return code`avg(${cell})${filter}`
    case 'median':
      return code`quantile_cont(${cell}, 0.5)${filter}`
    case 'quantile':
      return code`quantile_cont(${cell}, ${fraction(measure.fraction)})${filter}`
    case 'min':
      return code`min(${cell})${filter}`
    case 'max':
      return code`max(${cell})${filter}`
    case 'stddev':
      return code`stddev_samp(${cell})${filter}`
    case 'first':
      return code`first(${cell} ORDER BY ${orderOf(measure, column)})${filter}`
    case 'last':
      return code`last(${cell} ORDER BY ${orderOf(measure, column)})${filter}`
    case 'list': {
      const separator = verbatim(duckdbText(measure.separator ?? ', '))
      const order = orderOf({ ...measure, order: measure.order ?? [] }, column)
      return code`string_agg(${duckdbCast(cell, type, 'text')}, ${separator} ORDER BY ${order})${filter}`
    }
  }
}

/** DuckDB sums integers into 128 bits; a sum outside 64 stops the run. */
export function sumCode(sum: Code, type: ColumnType): Code {
  return type === 'integer' ? code`CAST(${sum} AS BIGINT)` : sum
}

function orderOf({ order, function: name }: Measure, column: string): Code {
  if (!order) throw new Error(`${name} needs an order`)
  const isSettled = order.some((key) => key.column === column)
  return sortKeys(isSettled ? order : [...order, ascending(column)])
}

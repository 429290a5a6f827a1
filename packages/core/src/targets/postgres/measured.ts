import type { Measure } from '../../relation/aggregate.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { postgresCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { cast } from './literal.ts'
import { text } from './postgres-text.ts'
import { fraction, identifier, sortKeys } from './query.ts'

/** One measure over a group of rows. */
export function measureCode(
  measure: Measure,
  columns: readonly Column[],
  filter: Code,
  use: Use,
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
      return numberCode(code`avg(${cell})${filter}`, type)
    case 'median':
      return code`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${cell})${filter}`
    case 'quantile':
      return code`percentile_cont(${fraction(measure.fraction)}) WITHIN GROUP (ORDER BY ${cell})${filter}`
    case 'min':
    case 'max':
      return code`${extremeCode(measure.function, cell, type)}${filter}`
    case 'stddev':
      return numberCode(code`stddev_samp(${cell})${filter}`, type)
    case 'first':
      return pick(cell, orderOf(measure, column), columns, filter)
    case 'last':
      return pick(cell, orderOf(measure, column).map(reversed), columns, filter)
    case 'list': {
      const separator = text(measure.separator ?? ', ')
      const order = sortKeys(orderOf({ ...measure, order: measure.order ?? [] }, column), columns)
      return code`string_agg(${postgresCast(cell, type, 'text', use)}, ${separator} ORDER BY ${order})${filter}`
    }
  }
}

/** PostgreSQL sums integers into decimals; a sum outside 64 bits stops the run. */
export function sumCode(sum: Code, type: ColumnType): Code {
  return type === 'integer' ? cast(sum, 'integer') : sum
}

/** Of integers, means and deviations are decimals there. */
export function numberCode(value: Code, type: ColumnType): Code {
  return type === 'integer' ? cast(value, 'number') : value
}

/** Texts by code point; there is no least boolean, but false is before true. */
export function extremeCode(name: 'min' | 'max', cell: Code, type: ColumnType): Code {
  if (type === 'boolean') return name === 'min' ? code`bool_and(${cell})` : code`bool_or(${cell})`
  const word = name === 'min' ? code`min` : code`max`
  return code`${word}(${cell}${type === 'text' ? code` COLLATE "C"` : NOTHING})`
}

function pick(
  cell: Code,
  order: readonly SortKey[],
  columns: readonly Column[],
  filter: Code,
): Code {
  return code`(array_agg(${cell} ORDER BY ${sortKeys(order, columns)})${filter})[1]`
}

function reversed({ column, direction, nulls }: SortKey): SortKey {
  return {
    column,
    direction: direction === 'ascending' ? 'descending' : 'ascending',
    nulls: nulls === 'first' ? 'last' : 'first',
  }
}

function orderOf({ order, function: name }: Measure, column: string): readonly SortKey[] {
  if (!order) throw new Error(`${name} needs an order`)
  const isSettled = order.some((key) => key.column === column)
  return isSettled ? order : [...order, ascending(column)]
}

import type { Aggregate, Measure } from '../../relation/aggregate.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot, SortKey } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../python/literal.ts'
import { pythonCall } from '../python/python-call.ts'
import { polarsCast } from './cast.ts'
import { chained } from '../python/chain.ts'
import { columnName, polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { named } from './named.ts'
import { printed } from './printed.ts'
import { sortLink, sortOptions } from './sorted.ts'

type Use = (helper: HelperName) => Code

/** The link that turns rows into groups. */
export function aggregated(relation: Aggregate, use: Use): Code {
  const columns = columnsOf(relation.input)
  const measures = relation.measures.map(({ name, ...measure }) => {
    const sorted = inOrder(measure, columns)
    return [name, measureCode(measure, columns, sorted, use)] as const
  })
  return grouped(relation.keys, measures)
}

/** The rows are sorted as a whole, as there is one measure; then each value picks its own. */
export function pivoted(relation: Pivot, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { measure } = relation
  const order = orderOf(measure)
  const measures = relation.values.map(({ value, name }) => {
    const condition = printed(hasValue(relation.column, value), columns, use)
    if (measure.function === 'count_rows') {
      const rowsOfIt = chained(code`(${condition})`, code`.sum()`, code`.cast(pl.Int64)`)
      return [name, rowsOfIt] as const
    }
    const picked = (column: Code) => chained(column, pythonCall(code`.filter`, condition))
    return [name, measureCode(measure, columns, picked, use)] as const
  })
  const sorting = order.length > 0 ? [sortLink(order)] : []
  return [...sorting, grouped(relation.keys, measures)]
}

/** Groups come in the order of their first rows, so that every run gives the same. */
function grouped(keys: readonly string[], measures: readonly (readonly [string, Code])[]): Code {
  if (keys.length === 0) return pythonCall(code`.select`, ...named(measures))
  const names = keys.map((key) => code`${columnName(key)}, `)
  const by = code`${{ kind: 'sequence', parts: names } as const}maintain_order=True`
  if (measures.length === 0) {
    const unique = pythonCall(code`.unique`, code`maintain_order=True`)
    return code`${pythonCall(code`.select`, ...keys.map(columnName))}${unique}`
  }
  return pythonCall(code`.group_by(${by}).agg`, ...named(measures))
}

const ORDERED: ReadonlySet<string> = new Set(['first', 'last', 'list'])

function orderOf(measure: Measure): readonly SortKey[] {
  if (!ORDERED.has(measure.function) || measure.column === null) return []
  const order = measure.order ?? []
  const isSettled = order.some((key) => key.column === measure.column)
  return isSettled ? order : [...order, ascending(measure.column)]
}

/** A column in the order its measure asks for. */
function inOrder(measure: Measure, columns: readonly Column[]): (column: Code) => Code {
  const order = orderOf(measure).filter((key) => columns.some(({ name }) => name === key.column))
  if (order.length === 0) return (column) => column
  return (column) => chained(column, pythonCall(code`.sort_by`, ...sortOptions(order)))
}

/** `settle` brings a column into order, or takes the cells that count. */
function measureCode(
  measure: Measure,
  columns: readonly Column[],
  settle: (column: Code) => Code,
  use: Use,
): Code {
  if (measure.function === 'count_rows') return chained(code`pl.len()`, code`.cast(pl.Int64)`)
  const column = columns.find(({ name }) => name === measure.column)
  if (!column) throw new Error(`${measure.function} needs a column of its input`)
  const cells = settle(polarsColumn(column.name))
  switch (measure.function) {
    case 'count':
      return chained(cells, code`.count()`, code`.cast(pl.Int64)`)
    case 'count_distinct':
      return chained(cells, code`.drop_nulls()`, code`.n_unique()`, code`.cast(pl.Int64)`)
    case 'sum':
      return pythonCall(use(column.type === 'integer' ? 'exact_total' : 'total'), cells)
    case 'mean':
      return chained(cells, code`.mean()`)
    case 'median':
      return chained(cells, code`.median()`)
    case 'min':
      return chained(cells, code`.min()`)
    case 'max':
      return chained(cells, code`.max()`)
    case 'stddev':
      return chained(cells, code`.std()`)
    case 'quantile':
      return chained(cells, code`.quantile(${digits(String(measure.fraction))}, "linear")`)
    case 'first':
      return chained(cells, code`.first()`)
    case 'last':
      return chained(cells, code`.last()`)
    case 'list': {
      const texts = settle(polarsCast(polarsColumn(column.name), column.type, 'text', use))
      return pythonCall(use('join_texts'), texts, text(measure.separator ?? ', '))
    }
  }
}

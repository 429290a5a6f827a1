import type { Aggregate, Measure } from '../../relation/aggregate.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot, SortKey } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { planned } from './assigned.ts'
import type { Assigned } from './assigned.ts'
import { dplyrCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { digits, text } from './literal.ts'
import { conditions } from './printed.ts'
import { rCall } from './r-call.ts'
import { rColumn } from './r-name.ts'
import { selected } from './selected.ts'
import { sortKeys, sortLinks } from './sorted.ts'

/** The steps that turn rows into groups. */
export function aggregated(relation: Aggregate, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const measures = relation.measures.map(({ name, ...measure }): Assigned => {
    const order = orderOf(measure)
    const keys = sortKeys(order, columns, use)
    const settle = (cells: Code) =>
      keys.length === 0 ? cells : code`${cells}[${rCall(code`order`, ...keys)}]`
    const reads = [measure.column ?? '', ...order.map(({ column }) => column)]
    return { name, value: measureCode(measure, columns, settle, use), reads }
  })
  return grouped(relation.keys, measures, columns)
}

/** The rows are sorted as a whole, as there is one measure; then each value picks its own. */
export function pivoted(relation: Pivot, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const { measure } = relation
  const measures = relation.values.map(({ value, name }): Assigned => {
    const condition = valueCondition(relation, value, columns, use)
    const reads = [relation.column, measure.column ?? '']
    if (measure.function === 'count_rows') {
      use('bit64')
      const count = rCall(code`sum`, condition)
      return { name, value: rCall(code`as.integer64`, count), reads }
    }
    const picked = (cells: Code) => code`${cells}[${condition}]`
    return { name, value: measureCode(measure, columns, picked, use), reads }
  })
  const sorting = sortLinks(orderOf(measure), columns, use)
  return [...sorting, ...grouped(relation.keys, measures, columns)]
}

/** With `%in%` there is nothing missing, so that it can pick cells. */
function valueCondition(
  { column }: Pivot,
  value: Pivot['values'][number]['value'],
  columns: readonly Column[],
  use: Use,
): Code {
  const has = hasValue(column, value)
  const isAlike = columns.some(({ name, type }) => name === column && type === value.type)
  const at = { start: 0, end: 0 }
  const [condition = code`FALSE`] = conditions(
    has.kind === 'binary' && isAlike
      ? { kind: 'in', operand: has.left, items: [has.right], negated: false, at }
      : has,
    columns,
    use,
  )
  return isAlike || value.type === 'null' ? condition : code`coalesce(${condition}, FALSE)`
}

function grouped(
  keys: readonly string[],
  measures: readonly Assigned[],
  columns: readonly Column[],
): readonly Code[] {
  if (measures.length === 0) return [rCall(code`distinct`, ...keys.map(rColumn))]
  const { values, names, moved } = planned(
    measures,
    columns.map(({ name }) => name),
  )
  const options = keys.length > 0 ? [code`.groups = "drop"`] : []
  const summary = rCall(code`summarise`, ...values, ...options)
  const wanted = [
    ...keys.map((name) => ({ name, from: name })),
    ...measures.map(({ name }) => ({ name, from: moved.get(name) ?? name })),
  ]
  const given = [...keys, ...names]
  const isInOrder = wanted.every(({ name, from }, index) => name === from && given[index] === name)
  return [
    ...(keys.length > 0 ? [rCall(code`group_by`, ...keys.map(rColumn))] : []),
    summary,
    ...(isInOrder ? [] : [selected(wanted)]),
  ]
}

const ORDERED: ReadonlySet<string> = new Set(['first', 'last', 'list'])

function orderOf(measure: Measure): readonly SortKey[] {
  if (!ORDERED.has(measure.function) || measure.column === null) return []
  const order = measure.order ?? []
  const isSettled = order.some((key) => key.column === measure.column)
  return isSettled ? order : [...order, ascending(measure.column)]
}

/** `settle` brings cells into order, or takes those that count. */
function measureCode(
  measure: Measure,
  columns: readonly Column[],
  settle: (cells: Code) => Code,
  use: Use,
): Code {
  if (measure.function === 'count_rows') return counted(code`n()`, use)
  const column = columns.find(({ name }) => name === measure.column)
  if (!column) throw new Error(`${measure.function} needs a column of its input`)
  const cells = settle(rColumn(column.name))
  switch (measure.function) {
    case 'first':
      return rCall(code`first`, cells)
    case 'last':
      return rCall(code`last`, cells)
    case 'list': {
      const texts = settledText(column, settle, use)
      return rCall(use('join_texts'), texts, text(measure.separator ?? ', '))
    }
    default:
      return measured(measure, column, cells, use)
  }
}

/** A text is put into order as it is; what becomes one is so afterwards, which is less to compute. */
function settledText({ name, type }: Column, settle: (cells: Code) => Code, use: Use): Code {
  return dplyrCast(settle(rColumn(name)), type, 'text', use)
}

type Whole = Exclude<Measure['function'], 'first' | 'last' | 'list' | 'count_rows'>

/** A measure of cells whose order does not matter. */
export function measured(
  measure: { readonly function: string; readonly fraction?: number },
  { type }: Column,
  cells: Code,
  use: Use,
): Code {
  const numbers = type === 'integer' ? rCall(code`as.double`, cells) : cells
  const without = code`na.rm = TRUE`
  // Whoever calls has dealt with the others.
  switch (measure.function as Whole) {
    case 'count':
      return counted(code`sum(!is.na(${cells}))`, use)
    case 'count_distinct':
      return counted(rCall(code`n_distinct`, cells, without), use)
    case 'sum':
      return rCall(use('total'), cells)
    case 'mean':
      return rCall(use('average'), numbers)
    case 'median':
      return rCall(code`median`, numbers, without)
    case 'min':
      return rCall(use('smallest'), cells)
    case 'max':
      return rCall(use('largest'), cells)
    case 'stddev':
      return rCall(code`sd`, numbers, without)
    case 'quantile': {
      const fraction = digits(String(measure.fraction))
      return rCall(code`quantile`, numbers, fraction, without, code`names = FALSE`)
    }
  }
}

/** A count as an integer of 64 bits. */
export function counted(count: Code, use: Use): Code {
  use('bit64')
  return rCall(code`as.integer64`, count)
}

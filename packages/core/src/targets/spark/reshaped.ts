import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Append, Distinct, Relation, Sample, Unpivot } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import type { Link } from './aggregated.ts'
import { sparkCast } from './cast.ts'
import { alias, cast, columnName, freshColumn, sparkColumn } from './column-name.ts'
import { sortKeys } from './sorted.ts'
import { fn, list, lit, method, operation, real, text, whole } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'
import { ordered, partition } from './window-spec.ts'

export function distinct(relation: Distinct): readonly Link[] {
  const { by } = relation
  if (!by) return [(rows) => method(rows, 'distinct')]
  const columns = columnsOf(relation.input)
  const order = withTieBreak(relation.order ?? [], columns, by)
  if (order.length === 0)
    return [(rows) => method(rows, 'dropDuplicates', list(...by.map((name) => text(name))))]
  if (by.length === 0)
    return [(rows) => method(method(rows, 'orderBy', ...sortKeys(order)), 'limit', whole(1))]
  const name = freshColumn(
    'place',
    columns.map((column) => column.name),
  )
  const place = method(fn('row_number'), 'over', ordered(by, order))
  return [
    (rows) => method(rows, 'withColumn', text(name), place),
    (rows) => method(rows, 'filter', operation('==', sparkColumn(name), whole(1))),
    (rows) => method(rows, 'drop', text(name)),
  ]
}

export function appended(relation: Append, inputs: readonly SparkNode[]): SparkNode {
  const columns = columnsOf(relation)
  const parts = relation.inputs.map((input, index) => {
    const rows = inputs[index]
    if (!rows) throw new Error('An input has no rows')
    return fitted(rows, input, columns)
  })
  const [first, ...others] = parts
  if (!first) throw new Error('An append needs inputs')
  return others.reduce<SparkNode>((rows, other) => method(rows, 'unionByName', other), first)
}

/** Rows with exactly these columns: null where they lack one, the others of the type all share. */
function fitted(rows: SparkNode, input: Relation, wanted: readonly Column[]): SparkNode {
  const has = new Map(columnsOf(input).map(({ name, type }) => [name, type]))
  if (wanted.every(({ name, type }) => has.get(name) === type)) return rows
  const cells = wanted.map(({ name, type }) => {
    const from = has.get(name)
    if (from === type) return columnName(name)
    const value = from ? sparkCast(sparkColumn(name), from, type) : cast(NULL, type)
    return alias(value, name)
  })
  return method(rows, 'select', ...cells)
}

const NULL: SparkNode = { kind: 'lit', value: { type: 'null' } }

/** Columns of several types, or of odd names, are taken apart by hand. */
export function unpivoted(relation: Unpivot): Link {
  const { keep, columns, nameTo, valueTo } = relation
  if (columns.length === 0) throw new Error('An unpivot needs columns')
  const types = new Map(columnsOf(relation.input).map(({ name, type }) => [name, type]))
  const type = columnsOf(relation).at(-1)?.type ?? 'text'
  const isPlain =
    columns.every((name) => types.get(name) === type && !keep.includes(name)) &&
    new Set(columns).size === columns.length &&
    [...keep, ...columns].every((name) => /^\w+$/.test(name))
  if (isPlain) {
    const [kept, taken] = [keep, columns].map((names) => list(...names.map(columnName)))
    if (!kept || !taken) throw new Error('There are two lists')
    return (rows) => method(rows, 'unpivot', kept, taken, text(nameTo), text(valueTo))
  }
  const cells = columns.map((name) => {
    const value = sparkCast(sparkColumn(name), types.get(name) ?? type, type)
    return fn('struct', alias(lit(text(name)), nameTo), alias(value, valueTo))
  })
  const each = fn('inline', fn('array', ...cells))
  return (rows) => method(rows, 'select', ...keep.map(columnName), each)
}

/** Sorted by a digest of the cells; rows of one digest are in an order too. */
export function sampled(relation: Sample): readonly Link[] {
  const columns = columnsOf(relation.input)
  const { size, keys, seed } = relation
  const picked = keys.length === 0 ? columns : columns.filter(({ name }) => keys.includes(name))
  const texts = picked.map(({ name, type }) =>
    fn('coalesce', sparkCast(sparkColumn(name), type, 'text'), lit(text(''))),
  )
  const digest = fn('md5', fn('concat_ws', text('|'), lit(text(String(seed))), ...texts))
  const order = [digest, ...sortKeys(withTieBreak([], columns))]
  if ('rows' in size) {
    const sorting: Link = (rows) => method(rows, 'orderBy', ...order)
    return [sorting, (rows) => method(rows, 'limit', whole(size.rows))]
  }
  const taken = columns.map(({ name }) => name)
  const [place, total] = [freshColumn('place', taken), freshColumn('total', taken)]
  const number = method(fn('row_number'), 'over', method({ kind: 'window' }, 'orderBy', ...order))
  const count = method(fn('count', text('*')), 'over', partition([]))
  const share = operation('*', sparkColumn(total), real(size.fraction))
  const most = fn('floor', operation('+', share, real(0.5)))
  return [
    (rows) => withColumns(rows, [place, number], [total, count]),
    (rows) => method(rows, 'filter', operation('<=', sparkColumn(place), most)),
    (rows) => method(rows, 'drop', text(place), text(total)),
  ]
}

/** New columns, which all see the rows as they were. */
export function withColumns(
  rows: SparkNode,
  ...columns: readonly (readonly [string, SparkNode])[]
): SparkNode {
  const [only] = columns
  return only && columns.length === 1
    ? method(rows, 'withColumn', text(only[0]), only[1])
    : method(rows, 'withColumns', { kind: 'entries', entries: columns })
}

import type { Aggregate, Measure } from '../../relation/aggregate.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasValue } from '../../relation/has-value.ts'
import type { Pivot, SortKey } from '../../relation/relation.ts'
import { ascending } from '../../relation/tie-break.ts'
import { sparkCast } from './cast.ts'
import { alias, columnName, freshColumn, sparkColumn } from './column-name.ts'
import { expressionToSpark } from './expression-to-spark.ts'
import { fn, helper, method, real, text, whole } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'
import { ordered } from './window-spec.ts'

/** A step from rows to rows. */
export type Link = (rows: SparkNode) => SparkNode

export function aggregated(relation: Aggregate): readonly Link[] {
  const columns = columnsOf(relation.input)
  const places = new Places(relation.keys, columns)
  const measures = relation.measures.map(({ name, ...measure }) =>
    alias(measured(measure, columns, places, null), name),
  )
  return [...places.links(), grouped(relation.keys, measures)]
}

/** A measure for each stated value, over the cells of the rows that have it. */
export function pivoted(relation: Pivot): readonly Link[] {
  const columns = columnsOf(relation.input)
  const places = new Places(relation.keys, columns)
  const measures = relation.values.map(({ value, name }) => {
    const condition = expressionToSpark(hasValue(relation.column, value), columns)
    return alias(measured(relation.measure, columns, places, condition), name)
  })
  return [...places.links(), grouped(relation.keys, measures)]
}

function grouped(keys: readonly string[], measures: readonly SparkNode[]): Link {
  const names = keys.map(columnName)
  if (keys.length === 0) return (rows) => method(rows, 'agg', ...measures)
  if (measures.length === 0) return (rows) => method(method(rows, 'select', ...names), 'distinct')
  return (rows) => method(method(rows, 'groupBy', ...names), 'agg', ...measures)
}

/** Numbers for the rows of each group in the orders that measures ask for: one column for each order. */
class Places {
  readonly #keys: readonly string[]
  readonly #columns: readonly Column[]
  readonly #names = new Map<string, { name: string; order: readonly SortKey[] }>()

  constructor(keys: readonly string[], columns: readonly Column[]) {
    this.#keys = keys
    this.#columns = columns
  }

  nameOf(order: readonly SortKey[]): string {
    const key = JSON.stringify(order)
    const known = this.#names.get(key)
    if (known) return known.name
    const others = Array.from(this.#names.values(), ({ name }) => name)
    const name = freshColumn('place', [...this.#columns.map((column) => column.name), ...others])
    this.#names.set(key, { name, order })
    return name
  }

  links(): readonly Link[] {
    return Array.from(this.#names.values(), ({ name, order }) => {
      const place = method(fn('row_number'), 'over', ordered(this.#keys, order))
      return (rows: SparkNode) => method(rows, 'withColumn', text(name), place)
    })
  }
}

function measured(
  measure: Measure,
  columns: readonly Column[],
  places: Places,
  condition: SparkNode | null,
): SparkNode {
  const picked = (value: SparkNode) => (condition ? fn('when', condition, value) : value)
  if (measure.function === 'count_rows')
    return fn('count', condition ? picked(whole(1)) : text('*'))
  const column = columns.find(({ name }) => name === measure.column)
  if (!column) throw new Error(`${measure.function} needs a column of its input`)
  const cells = condition ? picked(sparkColumn(column.name)) : columnName(column.name)
  switch (measure.function) {
    case 'count_distinct':
    case 'count':
    case 'sum':
    case 'median':
    case 'min':
    case 'max':
    case 'stddev':
      return fn(measure.function, cells)
    case 'mean':
      return fn('avg', cells)
    case 'quantile':
      return fn('percentile', cells, real(measure.fraction ?? 0))
    case 'first':
    case 'last': {
      const place = places.nameOf(settled(measure, column.name))
      const at = condition ? picked(sparkColumn(place)) : columnName(place)
      return fn(measure.function === 'first' ? 'min_by' : 'max_by', columnName(column.name), at)
    }
    case 'list':
      return listed(measure, column, places, picked)
  }
}

/** Ties are in the order of the column itself. */
function settled(measure: Measure, column: string): readonly SortKey[] {
  const order = measure.order ?? []
  return order.some((key) => key.column === column) ? order : [...order, ascending(column)]
}

/** Texts are collected beside what they are sorted by. */
function listed(
  measure: Measure,
  column: Column,
  places: Places,
  picked: (value: SparkNode) => SparkNode,
): SparkNode {
  const words = picked(sparkCast(sparkColumn(column.name), column.type, 'text'))
  const order = settled(measure, column.name)
  const [first] = order
  const isOwn = first?.column === column.name && first.direction === 'ascending'
  const key = isOwn ? sparkColumn(column.name) : sparkColumn(places.nameOf(order))
  return helper('join_texts', key, words, text(measure.separator ?? ', '))
}

import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import type { Window, WindowCall } from '../../relation/window.ts'
import { cast, columnName, sparkColumn } from './column-name.ts'
import { fn, lit, method, real, text, whole } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'
import { ordered, partition, rowsUpToHere } from './window-spec.ts'

/** A value under a name for each column that looks at other rows. */
export function windowed(relation: Window): readonly (readonly [string, SparkNode])[] {
  const columns = columnsOf(relation.input)
  return relation.columns.map((call) => [call.name, windowValue(call, columns)] as const)
}

function windowValue(call: WindowCall, columns: readonly Column[]): SparkNode {
  const placed = () => ordered(call.partition, withTieBreak(call.order, columns, call.partition))
  const all = () => partition(call.partition)
  const isOrdered = call.order.length > 0
  switch (call.function) {
    case 'row_number':
      return cast(over(fn('row_number'), placed()), 'integer')
    case 'rank':
    case 'dense_rank':
      if (!isOrdered) return cast(lit(whole(1)), 'integer')
      return cast(over(fn(call.function), ordered(call.partition, call.order)), 'integer')
    case 'percent_rank':
      if (!isOrdered) return lit(real(0))
      return over(fn('percent_rank'), ordered(call.partition, call.order))
    case 'count':
      return over(fn('count', call.column === null ? text('*') : columnName(call.column)), all())
  }
  if (call.column === null) throw new Error(`${call.function} needs a column of its input`)
  const name = columnName(call.column)
  switch (call.function) {
    case 'lag':
    case 'lead':
      return over(fn(call.function, name, whole(call.offset ?? 1)), placed())
    case 'running_sum':
      return over(fn('sum', name), rowsUpToHere(placed(), null))
    case 'moving_average':
      return over(fn('avg', name), rowsUpToHere(placed(), (call.size ?? 1) - 1))
    case 'share_of_total':
      return fn('try_divide', sparkColumn(call.column), over(fn('sum', name), all()))
    case 'mean':
      return over(fn('avg', name), all())
    case 'quantile':
      return over(fn('percentile', name, real(call.fraction ?? 0)), all())
    case 'sum':
    case 'median':
    case 'stddev':
    case 'min':
    case 'max':
      return over(fn(call.function, name), all())
  }
}

function over(value: SparkNode, spec: SparkNode): SparkNode {
  return method(value, 'over', spec)
}

import type { Metric, Importance } from '../../learning/evaluation.ts'
import { constantTable } from '../../relation/constant-table.ts'
import type { Relation } from '../../relation/relation.ts'
import { IMPORTANCE_COLUMNS, METRIC_COLUMNS } from './result-columns.ts'

/** How good the model is, beside what always the same answer reaches. `rows` only says where to begin. */
export function metricTable(rows: Relation, metrics: readonly Metric[]): Relation {
  const cells = metrics.map(({ name, test, train, baseline }) => [name, test, train, baseline])
  return constantTable(rows, METRIC_COLUMNS, cells)
}

const MOST_SHOWN = 100

/** What the model rests on, the most important first. */
export function importanceTable(rows: Relation, importance: readonly Importance[]): Relation {
  const shown = importance.slice(0, MOST_SHOWN)
  const cells = shown.map(({ column, gain, permutation }) => [column, gain, permutation])
  return constantTable(rows, IMPORTANCE_COLUMNS, cells)
}

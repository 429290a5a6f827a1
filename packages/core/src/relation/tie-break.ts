import type { Column } from './column.ts'
import type { SortKey } from './relation.ts'

/**
 * The order with all other columns behind it, so that rows which tie are told apart by what is in
 * them: every target then picks the same rows.
 */
export function withTieBreak(
  order: readonly SortKey[],
  columns: readonly Column[],
  settled: readonly string[] = [],
): readonly SortKey[] {
  const named = new Set([...settled, ...order.map((key) => key.column)])
  const rest = columns.filter(({ name }) => !named.has(name))
  return [...order, ...rest.map(({ name }) => ascending(name))]
}

export function ascending(column: string): SortKey {
  return { column, direction: 'ascending', nulls: 'last' }
}

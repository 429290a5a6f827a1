import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Mention } from './mention.ts'

/** "Surfer age", "the surfer's age": a table right before a column only says whose it is. */
export function isOwner(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (one.mark || !after || after.mark || after.columns.length === 0) return false
  if ((one.tables[0]?.score ?? 0) < (one.columns[0]?.score ?? 0)) return false
  return one.tables.length > 0 && gap(draft, one.end, after.start).every((word) => word === "'s")
}

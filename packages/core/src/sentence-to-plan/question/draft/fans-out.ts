import { joinTables } from '../../../tables/relate/join-tables.ts'
import type { Draft } from './draft.ts'

/** Whether joining the main table to another gives several rows for one of its own. */
export function fansOut(draft: Draft, table: string): boolean {
  const tree = joinTables([draft.main.id, table], draft.references)
  return (tree?.joins ?? []).some(({ left, right }) =>
    draft.references.some(
      ({ many, one }) =>
        one.table === left.table &&
        one.column === left.column &&
        many.table === right.table &&
        many.column === right.column,
    ),
  )
}

import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { sameColumn } from '../../../tables/column-ref.ts'
import { refOf } from '../../../tables/schema.ts'

/** "Whose destination is in Norway", where that is a stop: the country of the stop, and of no company. */
export function referredScore({ references }: Draft, left: Mention | null, table: string): number {
  const best = left?.columns[0]?.score ?? 0
  const named = left?.columns.filter(({ score }) => score === best) ?? []
  const isReferred = references.some(
    ({ many, one }) =>
      one.table === table && named.some(({ column }) => sameColumn(refOf(column), many)),
  )
  return isReferred ? REFERRED : 0
}

/** More than a table said elsewhere. */
const REFERRED = 0.5

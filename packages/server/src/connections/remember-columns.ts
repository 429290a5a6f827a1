import { type Column, type OutsideSource, outsideId } from '@plainflow/core'
import { eq } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { connections } from '../store/schema.ts'
import { lockConnection } from './own-connections.ts'

/** Of one connection; what was looked at longest ago goes first. */
const MOST_KNOWN = 500

/** The columns of a source as they are now, in the place of those that were known. */
export async function rememberColumns(
  db: Database,
  userId: string,
  source: OutsideSource,
  columns: readonly Column[],
): Promise<void> {
  const id = outsideId(source)
  await db.transaction(async (tx) => {
    const { known } = await lockConnection(tx, userId, source.connection)
    const others = known.filter((one) => outsideId(one.source) !== id)
    const now = { source, columns: columns.map(({ name, type }) => ({ name, type })) }
    await tx
      .update(connections)
      .set({ known: [now, ...others].slice(0, MOST_KNOWN) })
      .where(eq(connections.id, source.connection))
  })
}

import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import type { ConnectionParts } from '@plainflow/core'
import { count, eq } from 'drizzle-orm'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { connections } from '../store/schema.ts'
import type { WithOutside } from './outside.ts'
import { ownConnections, type StoredConnection } from './own-connections.ts'
import { sealedColumns } from './sealed-secrets.ts'

const MOST_CONNECTIONS = 100

interface ToAdd extends ConnectionParts {
  readonly userId: string
  readonly name: string
  readonly connector: string
  readonly projectId: string | null
}

/** Meant for a transaction: the user's row is locked, so two at once are counted. */
export async function addConnection(
  tx: Queries,
  { secrets, ...added }: ToAdd,
  { outside }: WithOutside,
): Promise<StoredConnection> {
  const { userId, name, settings } = added
  await lockUser(tx, userId)
  await refuseTaken(tx, userId, name)
  const [held] = await tx
    .select({ count: count() })
    .from(connections)
    .where(eq(connections.userId, userId))
  if ((held?.count ?? 0) >= MOST_CONNECTIONS)
    throw new Failure('plan_limit', `An account holds ${MOST_CONNECTIONS} connections.`)
  const id = randomUUID()
  const sealed = sealedColumns(secrets, { userId, id }, outside.seal)
  const [row] = await tx
    .insert(connections)
    .values({ ...added, id, settings, ...sealed })
    .returning()
  if (!row) throw new Error('The new connection was not stored')
  return row
}

export async function refuseTaken(tx: Queries, userId: string, name: string): Promise<void> {
  const taken = (await ownConnections(tx, userId)).some((one) => one.name === name)
  if (taken) throw new Failure('conflict', `There is a connection "${name}" already.`)
}

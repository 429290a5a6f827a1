import { Failure } from '@plainflow/contract'
import type { ConnectionParts } from '@plainflow/core'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { CannotOpen, type Resealed, type Seal } from '../sealing/seal.ts'
import type { Queries } from '../store/open-store.ts'
import { connections } from '../store/schema.ts'
import type { StoredConnection } from './own-connections.ts'

type Secrets = ConnectionParts['secrets']
type SealedRow = Pick<StoredConnection, 'id' | 'userId' | 'sealedSecrets'>

/** The columns of a row that keep its secrets. */
export function sealedColumns(secrets: Secrets, row: Omit<SealedRow, 'sealedSecrets'>, seal: Seal) {
  const secretNames = Object.keys(secrets)
  const isEmpty = secretNames.length === 0
  const place = { owner: row.userId, id: row.id }
  return { secretNames, sealedSecrets: isEmpty ? null : seal.seal(JSON.stringify(secrets), place) }
}

/** Refused with words where the server's secret has changed since. */
export function openedSecrets(row: SealedRow, seal: Seal): Secrets {
  try {
    return open(row, seal)
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    throw new Failure(
      'outside_trouble',
      'The secrets of this connection can no longer be opened. Enter them again.',
    )
  }
}

/** What an old secret has sealed is sealed with the new one. */
export async function resealConnections(db: Queries, seal: Seal): Promise<Resealed> {
  const rows = await db.select().from(connections).where(isNotNull(connections.sealedSecrets))
  const count = { sealedAnew: 0, left: 0 }
  for (const row of rows) {
    if (row.sealedSecrets === null || seal.isCurrent(row.sealedSecrets)) continue
    const secrets = openedOrNull(row, seal)
    if (!secrets) {
      count.left += 1
      continue
    }
    // Whoever enters other secrets meanwhile is not overwritten.
    const isSame = eq(connections.sealedSecrets, row.sealedSecrets)
    await db
      .update(connections)
      .set(sealedColumns(secrets, row, seal))
      .where(and(eq(connections.id, row.id), isSame))
    count.sealedAnew += 1
  }
  return count
}

export function openedOrNull(row: SealedRow, seal: Seal): Secrets | null {
  try {
    return open(row, seal)
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}

function open({ id, userId, sealedSecrets }: SealedRow, seal: Seal): Secrets {
  if (sealedSecrets === null) return {}
  const opened: unknown = JSON.parse(seal.open(sealedSecrets, { owner: userId, id }))
  return z.record(z.string(), z.string()).parse(opened)
}

import { type ConnectionView, Failure } from '@plainflow/contract'
import type { CatalogueConnection, ConnectionValues, OutsideSource } from '@plainflow/core'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries, WithStore } from '../store/open-store.ts'
import { connections } from '../store/schema.ts'
import type { WithConnectors } from './connectors-at-hand.ts'

export type StoredConnection = typeof connections.$inferSelect

/** Every way to a connection goes through its owner; somebody else's does not exist. */
export async function ownConnection(
  db: Queries,
  userId: string,
  id: string,
): Promise<StoredConnection> {
  const [found] = await db.select().from(connections).where(isOwnConnection(userId, id))
  if (!found) throw new Failure('not_found', 'There is no such connection.')
  return found
}

/** The same within a transaction: nobody else changes it until that ends. */
export async function lockConnection(
  tx: Queries,
  userId: string,
  id: string,
): Promise<StoredConnection> {
  const own = isOwnConnection(userId, id)
  const [found] = await tx.select().from(connections).where(own).for('update')
  if (!found) throw new Failure('not_found', 'There is no such connection.')
  return found
}

export function isOwnConnection(userId: string, id: string) {
  return and(eq(connections.id, id), eq(connections.userId, userId))
}

export function ownConnections(db: Queries, userId: string): Promise<StoredConnection[]> {
  return db
    .select()
    .from(connections)
    .where(eq(connections.userId, userId))
    .orderBy(asc(connections.name))
}

export interface ConnectionAtHand extends CatalogueConnection {
  /** Without anything secret; exported code goes by them. */
  readonly settings: ConnectionValues
}

/** A user's connections as core sees them: what pipelines may read, and nothing of how. */
export async function connectionsAtHand(
  { store, outside }: WithStore & WithConnectors,
  userId: string,
): Promise<readonly ConnectionAtHand[]> {
  const owned = await ownConnections(store.db, userId)
  return owned.map(({ id, name, connector, settings, known }) => ({
    id,
    name,
    connector,
    settings,
    writes: outside.connectors.writesOf(connector),
    known,
  }))
}

/** Without anything secret. */
export function publicConnection(
  row: StoredConnection,
  { outside }: WithConnectors,
): ConnectionView {
  const { id, name, connector, projectId, settings, secretNames, lastTry, known } = row
  return {
    id,
    name,
    connector,
    writes: [...outside.connectors.writesOf(connector)],
    ...(outside.connectors.answersRequests(connector) ? { requests: true } : {}),
    projectId,
    settings,
    secretsKept: secretNames,
    lastTry,
    known: known.map(({ source, columns }) => ({
      source: askedOf(source),
      columns: [...columns],
    })),
  }
}

function askedOf(source: OutsideSource): ConnectionView['known'][number]['source'] {
  switch (source.kind) {
    case 'table':
      return { schema: source.schema, table: source.table }
    case 'query':
      return { query: source.query }
    case 'request':
      return { request: { ...source.request, parameters: [...source.request.parameters] } }
  }
}

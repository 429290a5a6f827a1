import { type Connector, type ConnectionParts, sameJson } from '@plainflow/core'
import type { Queries } from '../store/open-store.ts'
import { addConnection } from './add-connection.ts'
import { goalOf } from './connection-values.ts'
import type { OpenedConnection, WithOutside } from './outside.ts'
import { ownConnections, type StoredConnection } from './own-connections.ts'
import { openedOrNull } from './sealed-secrets.ts'

/** The connection of a user that leads there with these secrets; a new one where there is none. */
export async function sameConnection(
  tx: Queries,
  services: WithOutside,
  userId: string,
  { connector, settings, secrets }: OpenedConnection,
): Promise<StoredConnection> {
  const owned = await ownConnections(tx, userId)
  const same = owned.find(
    (row) =>
      row.connector === connector.name &&
      sameJson(row.settings, settings) &&
      sameJson(openedOrNull(row, services.outside.seal), secrets),
  )
  if (same) return same
  const names = new Set(owned.map(({ name }) => name))
  const name = freeName(nameFor(connector, settings), names)
  const added = { userId, name, connector: connector.name, projectId: null, settings, secrets }
  return addConnection(tx, added, services)
}

function nameFor(connector: Connector, settings: ConnectionParts['settings']): string {
  return `${connector.label} at ${goalOf(connector, settings).host}`.slice(0, 90)
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}

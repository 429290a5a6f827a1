import type { ConnectionParts, HeldRequest, RequestParts } from '@plainflow/core'
import type { Queries } from '../store/open-store.ts'
import { checkedParts, leadsElsewhere } from './connection-values.ts'
import type { OpenedConnection, WithOutside } from './outside.ts'
import { ownConnections } from './own-connections.ts'
import { sameConnection } from './same-connection.ts'
import { openedSecrets } from './sealed-secrets.ts'

export interface Held {
  /** Empty: none. */
  readonly connectionId: string
  readonly request: HeldRequest
}

/**
 * A request as it may be kept: what is secret in it stands with its connection instead, the same one where it
 * is known already. `isTried`: it gets a connection in any case, as its columns are known by it. Null where
 * there is no address in it that anybody could ask.
 */
export async function takeRequest(
  tx: Queries,
  services: WithOutside,
  userId: string,
  { connectionId, request }: Held,
  isTried: boolean,
): Promise<Held | null> {
  for (const connector of services.outside.connectors.all) {
    const parts = connector.takeApart?.(request)
    if (!parts) continue
    const isPlain = Object.keys(parts.secrets).length === 0 && !parts.settings?.['authentication']
    const kept = { connectionId, request: parts.request }
    if (isPlain && (connectionId !== '' || !isTried)) return kept
    const chosen = await chosenConnection(tx, services, userId, connectionId)
    const opened = merged(parts, chosen) ?? fresh(parts, { connector })
    if (!opened) return isPlain ? kept : { ...kept, connectionId: '' }
    const { id } = await sameConnection(tx, services, userId, opened)
    return { connectionId: id, request: parts.request }
  }
  return null
}

async function chosenConnection(
  tx: Queries,
  { outside }: WithOutside,
  userId: string,
  connectionId: string,
): Promise<OpenedConnection | null> {
  const row = (await ownConnections(tx, userId)).find(({ id }) => id === connectionId)
  if (!row) return null
  const connector = outside.connectors.called(row.connector)
  return { connector, settings: row.settings, secrets: openedSecrets(row, outside.seal) }
}

/** The chosen connection with what the request brings along; null where that leads elsewhere. */
function merged(
  { settings, secrets }: RequestParts,
  chosen: OpenedConnection | null,
): OpenedConnection | null {
  if (!chosen?.connector.takeApart) return null
  if (
    settings &&
    leadsElsewhere(chosen.connector, chosen.settings, { ...chosen.settings, ...settings })
  )
    return null
  return {
    connector: chosen.connector,
    settings: { ...chosen.settings, ...settings },
    secrets: joined(chosen.secrets, secrets),
  }
}

function fresh(
  { settings, secrets }: RequestParts,
  { connector }: Pick<OpenedConnection, 'connector'>,
): OpenedConnection | null {
  return settings && { connector, ...checkedParts(connector, { settings, secrets }) }
}

/** Of secrets that are objects themselves, what is in either. */
function joined(
  before: ConnectionParts['secrets'],
  given: ConnectionParts['secrets'],
): ConnectionParts['secrets'] {
  const entries = Object.entries(given).map(([name, value]) => {
    const known = before[name]
    const areObjects = known?.startsWith('{') && value.startsWith('{')
    return [name, areObjects ? objectsJoined(known ?? '{}', value) : value]
  })
  return { ...before, ...Object.fromEntries(entries) }
}

function objectsJoined(before: string, given: string): string {
  try {
    // Whatever they hold is kept as it is.
    return JSON.stringify({ ...(JSON.parse(before) as object), ...(JSON.parse(given) as object) })
  } catch {
    return given
  }
}

import type { ConnectionParts, Connector } from '@plainflow/core'
import { leadsElsewhere } from './connection-values.ts'
import type { WithOutside } from './outside.ts'
import type { StoredConnection } from './own-connections.ts'
import { openedSecrets } from './sealed-secrets.ts'

/** What stands in for secrets that are not given: none where the connection leads elsewhere by now. */
export function keptSecrets(
  row: StoredConnection,
  connector: Connector,
  { settings }: ConnectionParts,
  { outside }: WithOutside,
): ConnectionParts['secrets'] {
  if (leadsElsewhere(connector, row.settings, settings)) return {}
  return openedSecrets(row, outside.seal)
}

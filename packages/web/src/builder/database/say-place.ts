import type { ConnectionView } from '@plainflow/contract'
import { findConnector } from '@plainflow/core'

/** Where a connection leads to: its host. */
export function sayPlace({ connector, settings }: Pick<ConnectionView, 'connector' | 'settings'>) {
  const field = findConnector(connector)?.fields.find(({ isHost }) => isHost)
  return String((field && settings[field.name]) ?? '')
}

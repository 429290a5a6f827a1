import { Failure } from '@plainflow/contract'
import { CONNECTORS } from '@plainflow/core'
import { checkedParts } from './connection-values.ts'
import type { OpenedConnection } from './outside.ts'

/** An address as people pass it on; null where no connector can read it, or something is missing in it. */
export function readAddress(text: string): OpenedConnection | null {
  for (const connector of CONNECTORS) {
    const parts = connector.readAddress(text)
    if (!parts) continue
    try {
      return { connector, ...checkedParts(connector, parts) }
    } catch (error) {
      if (error instanceof Failure) return null
      throw error
    }
  }
  return null
}

import { Failure } from '@plainflow/contract'
import { checkedParts } from './connection-values.ts'
import type { OpenedConnection, WithOutside } from './outside.ts'

/** An address as people pass it on; null where no connector can read it, or something is missing in it. */
export function readAddress(text: string, { outside }: WithOutside): OpenedConnection | null {
  for (const connector of outside.connectors.all) {
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

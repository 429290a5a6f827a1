import type { ConnectionValues } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'

/** Where a connection leads: `https://api.example.com`. */
export function originOf(settings: ConnectionValues): string {
  const host = String(settings['host'])
  const named = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  const address = `${String(settings['scheme'])}://${named}:${String(settings['port'])}`
  if (!URL.canParse(address))
    throw new OutsideFailed('The host of the connection is not well formed.')
  return new URL(address).origin
}

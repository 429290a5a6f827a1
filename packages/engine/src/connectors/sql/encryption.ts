import type { Reach } from '../connector.ts'

export interface Encryption {
  readonly rejectUnauthorized: boolean
  /** Where the connection names an authority of its own. */
  readonly ca?: string
}

/** What the connection asks for (`core/src/connectors/sql/fields.ts`); null: none. Nothing is a check. */
export function encryptionOf({ settings }: Reach): Encryption | null {
  const tls = String(settings['tls'] ?? 'verify')
  if (tls === 'off') return null
  const authority = String(settings['authority'] ?? '')
  return {
    rejectUnauthorized: tls !== 'require',
    ...(authority.trim() === '' ? {} : { ca: authority }),
  }
}

import type { ConnectionParts } from '../connector.ts'
import { addressParts } from '../sql/address-parts.ts'

/** `sslmode` as the system's own programs know it; what is weaker than `require` asks for no encryption. */
const TLS: Readonly<Record<string, string>> = {
  'verify-full': 'verify',
  'verify-ca': 'verify',
  require: 'require',
  prefer: 'off',
  allow: 'off',
  disable: 'off',
}

/** `postgresql://user:password@host:5432/database?sslmode=require` */
export function readAddress(text: string): ConnectionParts | null {
  const parts = addressParts(text)
  if (!parts || !/^postgres(?:ql)?$/.test(parts.scheme)) return null
  const { host, port, database, user, password, query } = parts
  const mode = /(?:^|&)sslmode=([\w-]*)/.exec(query)?.[1] ?? ''
  const tls = Object.hasOwn(TLS, mode) ? TLS[mode] : undefined
  return {
    settings: {
      host,
      port: port ?? 5432,
      database,
      user,
      ...(tls === undefined ? {} : { tls }),
    },
    secrets: password === '' ? {} : { password },
  }
}

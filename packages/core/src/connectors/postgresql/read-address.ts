import type { ConnectionParts } from '../connector.ts'

/** `sslmode` as the system's own programs know it; what is weaker than `require` asks for no encryption. */
const TLS: Readonly<Record<string, string>> = {
  'verify-full': 'verify',
  'verify-ca': 'verify',
  require: 'require',
  prefer: 'off',
  allow: 'off',
  disable: 'off',
}

const ADDRESS =
  /^postgres(?:ql)?:\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]/?#@]+\]|[^:@/?#[\]]+)(?::(\d{1,5}))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i

/** `postgresql://user:password@host:5432/database?sslmode=require` */
export function readAddress(text: string): ConnectionParts | null {
  const found = ADDRESS.exec(text.trim())
  if (!found) return null
  const [, name = '', word = '', host = '', port = '5432', path = '', query = ''] = found
  const [database, user, secret] = [path, name, word].map(decode)
  if (database === undefined || user === undefined || secret === undefined) return null
  const mode = /(?:^|&)sslmode=([\w-]*)/.exec(query)?.[1] ?? ''
  const tls = Object.hasOwn(TLS, mode) ? TLS[mode] : undefined
  return {
    settings: {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(port),
      database,
      user,
      ...(tls === undefined ? {} : { tls }),
    },
    secrets: secret === '' ? {} : { password: secret },
  }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

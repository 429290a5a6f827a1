import type { ConnectionParts, ConnectionValues } from '../connector.ts'

const ADDRESS =
  /^(https?):\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]/?#@]+\]|[^:@/?#[\]\s\\]+)(?::(\d{1,5}))?([/?#][^]*)?$/i

export interface WebAddress extends ConnectionParts {
  /** Where it leads, without who asks: what a block may hold. */
  readonly plain: string
}

/** `https://user:password@api.example.com:8443/orders?page=1`; null where it is no web address. */
export function readWebAddress(text: string): WebAddress | null {
  const found = ADDRESS.exec(text.trim())
  if (!found) return null
  const [, scheme = '', name, word, host = '', given, rest = ''] = found
  const [user, password] = [name ?? '', word ?? ''].map(decoded)
  if (user === undefined || password === undefined) return null
  const port = given === undefined ? portOf(scheme.toLowerCase()) : Number(given)
  const place: ConnectionValues = {
    scheme: scheme.toLowerCase(),
    host: host.replace(/^\[|\]$/g, ''),
    port,
  }
  const isNamed = user !== '' || password !== ''
  return {
    settings: isNamed ? { ...place, authentication: 'basic', user } : place,
    secrets: password === '' ? {} : { password },
    plain: `${scheme}://${host}${given === undefined ? '' : `:${given}`}${rest}`,
  }
}

export function readAddress(text: string): ConnectionParts | null {
  const read = readWebAddress(text)
  return read && { settings: read.settings, secrets: read.secrets }
}

function portOf(scheme: string): number {
  return scheme === 'http' ? 80 : 443
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

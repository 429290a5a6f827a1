export interface AddressParts {
  readonly scheme: string
  readonly host: string
  /** Null where none is named. */
  readonly port: number | null
  readonly database: string
  readonly user: string
  readonly password: string
  /** What stands behind the question mark, undecoded. */
  readonly query: string
}

const ADDRESS =
  /^([a-z]+):\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]/?#@]+\]|[^:@/?#[\]]+)(?::(\d{1,5}))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i

/** `scheme://user:password@host:port/database?options`, taken apart; null where it is none. */
export function addressParts(text: string): AddressParts | null {
  const found = ADDRESS.exec(text.trim())
  if (!found) return null
  const [, scheme = '', name = '', word = '', host = '', port, path = '', query = ''] = found
  const [database, user, password] = [path, name, word].map(decode)
  if (database === undefined || user === undefined || password === undefined) return null
  return {
    scheme: scheme.toLowerCase(),
    host: host.replace(/^\[|\]$/g, ''),
    port: port === undefined ? null : Number(port),
    database,
    user,
    password,
    query,
  }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

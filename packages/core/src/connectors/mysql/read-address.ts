import type { ConnectionParts } from '../connector.ts'
import { addressParts } from '../sql/address-parts.ts'

/** As the system's own programs and the common drivers know them; in lower case, without its dashes. */
const TLS: Readonly<Record<string, string>> = {
  verifyidentity: 'verify',
  verifyca: 'verify',
  true: 'verify',
  required: 'require',
  require: 'require',
  preferred: 'off',
  disabled: 'off',
  disable: 'off',
  false: 'off',
}

/** The only options that mean something to us. Whatever else an address asks for is not ours to do. */
const OPTIONS: Readonly<Record<string, (value: string) => Record<string, string> | null>> = {
  'ssl-mode': encryption,
  sslmode: encryption,
  ssl: encryption,
  // Texts are always asked for in this one.
  charset: (value) => (/^utf8(mb4)?$/i.test(value) ? {} : null),
}

/** `mysql://user:password@host:3306/database?ssl-mode=REQUIRED`; with any other option it is refused. */
export function readAddress(text: string): ConnectionParts | null {
  const parts = addressParts(text)
  if (!parts || !/^(?:mysql|mariadb)$/.test(parts.scheme)) return null
  const { host, port, database, user, password, query } = parts
  if (!/^[\w.-]+$|^[\da-f:.]+$/i.test(host)) return null
  if ([database, user, password].some(hasControl) || /[/\\]/.test(database)) return null
  const asked = optionsOf(query)
  if (!asked) return null
  return {
    settings: { host, port: port ?? 3306, database, user, ...asked },
    secrets: password === '' ? {} : { password },
  }
}

function optionsOf(query: string): Record<string, string> | null {
  const found: Record<string, string> = {}
  for (const option of query.split('&').filter((each) => each !== '')) {
    const [, name = '', value = ''] = /^([\w-]+)=([\w-]*)$/.exec(option) ?? []
    const meant = Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.(value) : null
    if (!meant) return null
    Object.assign(found, meant)
  }
  return found
}

function encryption(value: string): Record<string, string> | null {
  const plain = value.toLowerCase().replace(/[-_]/g, '')
  const tls = Object.hasOwn(TLS, plain) ? TLS[plain] : undefined
  return tls === undefined ? null : { tls }
}

function hasControl(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\u007f')
}

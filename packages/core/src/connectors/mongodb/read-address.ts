import type { ConnectionParts } from '../connector.ts'

const BEGIN = /^mongodb(?:\+srv)?:\/\//i
const ADDRESS =
  /^mongodb:\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]/?#@,]+\]|[^:@/?#[\],]+)(?::(\d{1,5}))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i

/** `mongodb://user:password@host:27017/database?tls=true` */
export function readAddress(text: string): ConnectionParts | null {
  const address = text.trim()
  const found = ADDRESS.exec(address)
  if (!found || whyRefused(address) !== null) return null
  const [, name = '', word = '', host = '', port = '27017', path = '', query = ''] = found
  const [database, user, secret] = [path, name, word].map(decode)
  if (database === undefined || user === undefined || secret === undefined) return null
  const options = optionsIn(query)
  const authSource = options.get('authsource') ?? database
  return {
    settings: {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(port),
      database,
      user,
      // Where no other is named, users are looked for in the database itself.
      ...(user === '' ? {} : { authSource: authSource || 'admin' }),
      tls: tlsOf(options),
    },
    secrets: secret === '' ? {} : { password: secret },
  }
}

/** Why an address of this system is not taken, as a sentence; null where there is no reason, or it is none. */
export function whyRefused(text: string): string | null {
  const address = text.trim()
  if (!BEGIN.test(address)) return null
  if (/^mongodb\+srv:/i.test(address))
    return 'An address that begins with mongodb+srv:// has its hosts looked up elsewhere. Enter one host: mongodb://user:password@host:27017/database?tls=true.'
  const [hosts = ''] = address
    .replace(BEGIN, '')
    .replace(/^[^/?#]*@/, '')
    .split(/[/?#]/)
  if (hosts.includes(','))
    return 'The address names several hosts. A connection leads to one: enter the host of the primary alone.'
  if (/%2f/i.test(hosts) || hosts.startsWith('/'))
    return 'The address names a file in the place of a host.'
  const [, query = ''] = address.split('?')
  const other = [...optionsIn(query)].find(([name, value]) => !isTaken(name, value))
  return other
    ? `The address has the option "${other[0]}", which is not taken. Leave it out.`
    : null
}

/** What an option may say. Whatever is not listed may lead elsewhere, or weaken what is checked. */
const TAKEN: Readonly<Record<string, RegExp>> = {
  tls: /^(true|false)$/,
  ssl: /^(true|false)$/,
  tlsallowinvalidcertificates: /^(true|false)$/,
  authsource: /^[^/\\. "$\0]*$/,
  authmechanism: /^(DEFAULT|SCRAM-SHA-1|SCRAM-SHA-256)$/,
  // Said by nearly every address that is copied from somewhere; here they change nothing.
  directconnection: /^(true|false)$/,
  retrywrites: /^(true|false)$/,
  retryreads: /^(true|false)$/,
  w: /^(majority|\d)$/,
  appname: /^/,
  replicaset: /^/,
  readpreference: /^\w+$/,
}

function isTaken(name: string, value: string): boolean {
  return Object.hasOwn(TAKEN, name) && TAKEN[name]?.test(value) === true
}

/** Their names are read without case; the same one twice is none that is known. */
function optionsIn(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of query.split('&').filter((each) => each !== '')) {
    const [name = '', ...value] = part.split('=')
    const known = (decode(name) ?? name).toLowerCase()
    found.set(found.has(known) ? `${known} twice` : known, decode(value.join('=')) ?? '\0')
  }
  return found
}

function tlsOf(options: ReadonlyMap<string, string>): string {
  const isOn = (options.get('tls') ?? options.get('ssl')) === 'true'
  if (!isOn) return 'off'
  return options.get('tlsallowinvalidcertificates') === 'true' ? 'require' : 'verify'
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

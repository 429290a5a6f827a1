import { OutsideFailed, type Reach } from '../connector.ts'

/** What the server or the connection to it said, in words for the person whose connection it is. */
export function inWords(error: unknown, { settings }: Reach): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const { message } = error
  const where = `${String(settings['host'])}:${String(settings['port'])}`
  const own = BY_CODE[code]?.({ message, where, user: String(settings['user']) })
  if (own !== undefined) return new OutsideFailed(own)
  if (/does not support SSL/i.test(message))
    return new OutsideFailed(
      `The server at ${where} offers no encryption. Ask for it there, or set Encryption to "None".`,
    )
  if (/terminated|timeout expired|ECONN|EPIPE|hang up|socket/i.test(`${code} ${message}`))
    return new OutsideFailed(`The connection to ${where} was lost or never came about.`)
  // Its own words, with the place in the query where it knows one.
  if ('severity' in error) return new OutsideFailed(`PostgreSQL says: ${sentence(message, error)}`)
  return error
}

interface Said {
  readonly message: string
  readonly where: string
  readonly user: string
}

const unknownAuthority = ({ where }: Said) =>
  `The certificate of ${where} is from an authority that is not known. Enter its certificate in the connection.`

/** By SQLSTATE, or by Node's word. */
const BY_CODE: Readonly<Record<string, (said: Said) => string>> = {
  '28P01': ({ user }) => `The server refused the password of "${user}".`,
  '28000': ({ user, message }) => `The server does not let "${user}" in: ${message}.`,
  '3D000': ({ message }) => `There is no such database: ${message}.`,
  '57014': () => 'The query took longer than the time limit of the connection, and was ended.',
  '57P03': ({ where }) => `The server at ${where} is starting up or shutting down.`,
  '53300': ({ where }) => `The server at ${where} has no connection left to give.`,
  '25006': () => 'A source can only be read: the query tries to change something.',
  '42501': ({ message, user }) => `"${user}" may not do that: ${message}.`,
  '42601': ({ message }) =>
    `The query is not a single SELECT that PostgreSQL understands: ${message}.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: ({ where }) => `The certificate of ${where} has expired.`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ where }) => `The certificate of ${where} is for another name.`,
}

function sentence(message: string, error: object): string {
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${error.detail})` : ''
  return `${message}${detail}.`.replace(/\.\.$/, '.')
}

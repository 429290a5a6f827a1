import { OutsideFailed, type Reach } from '../connector.ts'
import {
  certificateWords,
  lostWords,
  placeOf,
  READ_ONLY,
  silentWords,
  TOO_LONG,
  unencryptedWords,
} from '../sql/words.ts'

/** What the server or the connection to it said, in words for the person whose connection it is. */
export function inWords(error: unknown, reach: Reach): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  // MariaDB has numbers that the client knows no word for.
  const number = 'errno' in error ? Number(error.errno) : 0
  const where = placeOf(reach)
  const message = error.message.replace(/\.+$/, '')
  const said = { message, where, user: String(reach.settings['user']) }
  const own = BY_NUMBER[number]?.(said) ?? BY_CODE[code]?.(said)
  if (own !== undefined) return new OutsideFailed(own)
  if (code === 'HANDSHAKE_SSL_ERROR') return new OutsideFailed(tlsWords(error, where))
  if (/LOCAL INFILE/.test(message))
    return new OutsideFailed(`The server at ${where} asked for a file of ours, and got none.`)
  if (/unknown plugin|auth_?switch|cleartext/i.test(`${code} ${message}`))
    return new OutsideFailed(
      `The server at ${where} asks "${said.user}" for a kind of password that is not known here. Use mysql_native_password or caching_sha2_password for this user.`,
    )
  if (code === 'ETIMEDOUT') return new OutsideFailed(silentWords(reach))
  if ('sqlState' in error) return new OutsideFailed(`The database says: ${message}.`)
  if (
    /lost|ECONN|EPIPE|ENOENT|TIMEDOUT|hang up|socket|closed|packets out of order/i.test(
      `${code} ${message}`,
    )
  )
    return new OutsideFailed(lostWords(where))
  return error
}

/** The client puts a code of its own in the place of Node's. */
function tlsWords(error: Error, where: string): string {
  const code =
    'host' in error && 'cert' in error
      ? 'ERR_TLS_CERT_ALTNAME_INVALID'
      : /expired/.test(error.message)
        ? 'CERT_HAS_EXPIRED'
        : /certificate|issuer/.test(error.message)
          ? 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
          : ''
  return (
    certificateWords(code, where) ??
    `No encryption could be agreed on with ${where}: ${error.message}.`
  )
}

interface Said {
  readonly message: string
  readonly where: string
  readonly user: string
}

const refused = ({ user }: Said) => `The server refused the password of "${user}".`
const mayNot = ({ user, message }: Said) => `"${user}" may not do that: ${message}.`

const BY_CODE: Readonly<Record<string, (said: Said) => string>> = {
  HANDSHAKE_NO_SSL_SUPPORT: ({ where }) => unencryptedWords(where),
}

/** https://mariadb.com/kb/en/mariadb-error-codes: the same in MySQL up to 1900. */
const BY_NUMBER: Readonly<Record<number, (said: Said) => string>> = {
  1045: refused,
  1698: refused,
  1044: ({ user, message }) => `The server does not let "${user}" into the database: ${message}.`,
  1049: ({ message }) => `There is no such database: ${message}.`,
  1040: ({ where }) => `The server at ${where} has no connection left to give.`,
  1203: ({ where }) => `The server at ${where} has no connection left to give.`,
  1053: ({ where }) => `The server at ${where} is shutting down.`,
  1064: ({ message }) =>
    `The query is not a single SELECT that the database understands: ${message}.`,
  1065: () => 'The query is empty.',
  1142: mayNot,
  1143: mayNot,
  1227: mayNot,
  1370: mayNot,
  1146: ({ message }) => `There is no such table: ${message}.`,
  1153: () => 'A row is longer than the server takes (its max_allowed_packet).',
  1792: () => READ_ONLY,
  // MariaDB's own, and MySQL's.
  1969: () => TOO_LONG,
  3024: () => TOO_LONG,
  3159: ({ where }) => `The server at ${where} takes encrypted connections only.`,
}

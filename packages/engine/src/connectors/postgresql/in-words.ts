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
  const { message } = error
  const where = placeOf(reach)
  const user = String(reach.settings['user'])
  const own = BY_CODE[code]?.({ message, where, user }) ?? certificateWords(code, where)
  if (own !== undefined) return new OutsideFailed(own)
  if (/does not support SSL/i.test(message)) return new OutsideFailed(unencryptedWords(where))
  if (/timeout expired|connection timeout/i.test(message))
    return new OutsideFailed(silentWords(reach))
  if (/terminated|ECONN|EPIPE|hang up|socket/i.test(`${code} ${message}`))
    return new OutsideFailed(lostWords(where))
  // Its own words, with the place in the query where it knows one.
  if ('severity' in error) return new OutsideFailed(`PostgreSQL says: ${sentence(message, error)}`)
  return error
}

interface Said {
  readonly message: string
  readonly where: string
  readonly user: string
}

/** By SQLSTATE. */
const BY_CODE: Readonly<Record<string, (said: Said) => string>> = {
  '28P01': ({ user }) => `The server refused the password of "${user}".`,
  '28000': ({ user, message }) => `The server does not let "${user}" in: ${message}.`,
  '3D000': ({ message }) => `There is no such database: ${message}.`,
  '57014': () => TOO_LONG,
  '57P03': ({ where }) => `The server at ${where} is starting up or shutting down.`,
  '53300': ({ where }) => `The server at ${where} has no connection left to give.`,
  '25006': () => READ_ONLY,
  '42501': ({ message, user }) => `"${user}" may not do that: ${message}.`,
  '42601': ({ message }) =>
    `The query is not a single SELECT that PostgreSQL understands: ${message}.`,
}

function sentence(message: string, error: object): string {
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${error.detail})` : ''
  return `${message}${detail}.`.replace(/\.\.$/, '.')
}

import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb'
import { OutsideFailed, type Reach } from '../connector.ts'

export const TOO_LATE =
  'The query took longer than the time limit of the connection, and was ended.'

/** What the server or the connection to it said, in words for the person whose connection it is. */
export function inWords(error: unknown, { settings }: Reach): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  const where = `${String(settings['host'])}:${String(settings['port'])}`
  const said = { where, user: String(settings['user'] ?? ''), message: error.message }
  const cause = deepest(error)
  const own = BY_CODE[codeOf(cause)]?.({ ...said, message: cause.message })
  if (own !== undefined) return new OutsideFailed(own)
  if (/wire version|maximum wire/i.test(error.message))
    return new OutsideFailed(
      `The server at ${where} is older than MongoDB 3.6, and cannot be read.`,
    )
  const isLost =
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    // Of a bulk it is told as if the server had said it.
    /^connection \S+ to .* (closed|timed out)|ECONNRESET|EPIPE|hang up/i.test(error.message)
  if (error instanceof MongoError && isLost)
    return new OutsideFailed(
      `The connection to ${where} was lost or never came about.${NO_TLS_HINT[String(settings['tls'])] ?? ''}`,
    )
  if (cause instanceof MongoServerError)
    return new OutsideFailed(`MongoDB says: ${sentence(cause.message)}`)
  if (error instanceof MongoError) return new OutsideFailed(`MongoDB: ${sentence(error.message)}`)
  return error
}

/** A server without TLS hangs up when it is greeted with it, and one with TLS when it is not. */
const NO_TLS_HINT: Readonly<Record<string, string>> = {
  verify: ' A server that offers no encryption hangs up like this; see "Encryption".',
  require: ' A server that offers no encryption hangs up like this; see "Encryption".',
  off: ' A server that asks for encryption hangs up like this; see "Encryption".',
}

interface Said {
  readonly message: string
  readonly where: string
  readonly user: string
}

const unknownAuthority = ({ where }: Said) =>
  `The certificate of ${where} is from an authority that is not known. Enter its certificate in the connection.`
const tooLate = () => TOO_LATE
const notPrimary = ({ where }: Said) =>
  `The server at ${where} is not the primary of its replica set, and nothing can be written to it. Enter the primary's host in the connection.`

/** https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml, or Node's word. */
const BY_CODE: Readonly<Record<string, (said: Said) => string>> = {
  '18': ({ user }) => `The server refused the password of "${user}".`,
  '13': ({ user, message }) =>
    user === ''
      ? 'The server asks who is there: enter a user and a password.'
      : `"${user}" may not do that: ${sentence(message)}`,
  '11': ({ user }) => `The server knows no user "${user}" in the authentication database.`,
  '50': tooLate,
  '262': tooLate,
  '10107': notPrimary,
  '13435': notPrimary,
  '11000': ({ message }) => `A row has a key that is there already: ${sentence(message)}`,
  '121': ({ message }) => `The collection's own rules refuse a row: ${sentence(message)}`,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: ({ where }) => `The certificate of ${where} has expired.`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ where }) => `The certificate of ${where} is for another name.`,
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** The driver wraps what Node said in errors of its own, one in the other. */
function deepest(error: Error): Error {
  const { cause } = error
  const isKnown = cause instanceof Error && Object.hasOwn(BY_CODE, codeOf(deepest(cause)))
  return isKnown ? deepest(cause) : error
}

function sentence(message: string): string {
  return `${message.trim()}.`.replace(/\.\.$/, '.')
}

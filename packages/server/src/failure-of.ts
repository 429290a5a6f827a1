import { Failure, type FailureCode } from '@plainflow/contract'
import type { FastifyError } from 'fastify'
import { FILES_UNREACHABLE } from './files-unreachable.ts'

/** What anything thrown means to whoever asked: a failure as it is, an outage, or a bug. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const code = codeOf(error)
  const known = KNOWN[code]
  if (known) return new Failure(...known)
  if (PASSING.test(code) || isUnreachable(error)) return new Failure('unavailable')
  const cause = error instanceof Error ? error.cause : undefined
  if (cause !== undefined) return failureOf(cause) // Drizzle wraps what the driver threw
  const status = (error as FastifyError | null)?.statusCode // absent on everything else
  if (status !== undefined && status >= 400 && status < 500) return new Failure('invalid_request')
  if (isLostConnection(error)) return new Failure('unavailable')
  return new Failure('internal')
}

/** The store could not be reached, or was lost on the way: nothing is said about what was asked of it. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof Failure) && failureOf(error).code === 'unavailable'
}

const UNSTORABLE: [FailureCode, string] = [
  'invalid_request',
  'The text holds a character that cannot be stored (U+0000 or half of a surrogate pair).',
]

const KNOWN: Readonly<Record<string, [FailureCode, string?]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large'],
  FST_REQ_FILE_TOO_LARGE: ['too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', 'The body is empty; JSON was expected.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not well formed.'],
  // PostgreSQL: characters not in repertoire, untranslatable, invalid text representation.
  '22021': UNSTORABLE,
  '22P05': UNSTORABLE,
  '22P02': UNSTORABLE,
  '23505': ['conflict'],
  '53100': ['disk_full'],
  ENOSPC: ['disk_full'],
  [FILES_UNREACHABLE]: [
    'unavailable',
    'The files of the server cannot be reached at the moment. Trying again in a while might help.',
  ],
  ECONNREFUSED: ['unavailable'],
  ECONNRESET: ['unavailable'],
  ECONNABORTED: ['unavailable'],
  EPIPE: ['unavailable'],
  ETIMEDOUT: ['unavailable'],
  EHOSTUNREACH: ['unavailable'],
  ENETUNREACH: ['unavailable'],
  ERR_STREAM_DESTROYED: ['unavailable'],
}

/**
 * PostgreSQL, where trying again may help: connections, a standby that only reads, deadlocks, too little of
 * something, a lock, a shutdown or a start, the system beneath.
 */
const PASSING = /^(08|25006|25P03|40|53|55P03|57|58)/

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A socket file or a name that is not there at the moment; a file that is missing is a bug. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false
  return error.syscall === 'connect' || error.syscall === 'getaddrinfo'
}

/** node-postgres gives these no code. */
function isLostConnection(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client .* not queryable|Cannot use a pool after)/

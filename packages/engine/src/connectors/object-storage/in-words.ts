import type { IncomingMessage } from 'node:http'
import { OutsideFailed, type Reach } from '../connector.ts'
import { certificateWords, lostWords } from '../sql/words.ts'
import { Silent, textOf } from './answer-text.ts'
import type { Asked } from './asked.ts'
import { findAll, readXml } from './xml.ts'

/** Something is there already, or is another than it was: who asked knows which. */
export class Otherwise extends OutsideFailed {}

/** Nothing is there. */
export class Missing extends OutsideFailed {}

type Place = Pick<Reach, 'settings'>

/** Tells why an answer is none. */
export async function refuseAnswer(
  answer: IncomingMessage,
  asked: Asked,
  place: Place,
): Promise<never> {
  const said = asked.method === 'HEAD' ? '' : await textOf(answer).catch(() => '')
  answer.destroy()
  throw failureOf(answer, said, asked, place)
}

/** The same for an error that stands in an answer which began well. */
export function failureOf(
  { statusCode: status = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  said: string,
  asked: Asked,
  place: Place,
): OutsideFailed {
  const { code, message, region } = errorIn(said)
  const host = hostOf(place)
  const right = String(headers['x-amz-bucket-region'] ?? region)
  const known = WORDS[code] ?? (code === '' ? BY_STATUS[status] : undefined)
  if (status === 412 || code === 'PreconditionFailed')
    return new Otherwise(`What lies at ${whatOf(asked)} is not what it was.`)
  if (status === 404 && (code === '' || code === 'NoSuchKey'))
    return new Missing(`There is no ${whatOf(asked)}.`)
  if (isElsewhere(status, code))
    return new OutsideFailed(
      right === ''
        ? `${host} leads on to another address, which is not followed: enter the right host and region in the connection.`
        : `The bucket lies in the region "${right}": enter it, and its host, in the connection.`,
    )
  if (known) return new OutsideFailed(known(host, whatOf(asked)))
  const quote = message === '' ? '' : `: "${message.slice(0, 200).replace(/[.\s]+$/, '')}"`
  return new OutsideFailed(`${host} answered with ${status} ${code}`.trim() + `${quote}.`)
}

const denied = (host: string, what: string) =>
  `${host} does not allow this key to use ${what}. Its rights, or the key, have to be others.`

const WORDS: Readonly<Record<string, (host: string, what: string) => string>> = {
  SignatureDoesNotMatch: (host) =>
    `${host} refused the signature: the secret key is not the one of the access key.`,
  InvalidAccessKeyId: (host) => `${host} knows no such access key.`,
  AccessDenied: denied,
  NoSuchBucket: (host, what) => `There is no bucket of this name at ${host}: ${what}.`,
  ExpiredToken: () => 'The session token has run out: a new key is needed.',
  InvalidToken: () => 'The session token is not one of this access key.',
  RequestTimeTooSkewed: (host) =>
    `The clocks of this server and of ${host} differ by more than it allows.`,
  SlowDown: (host) => `${host} is asked too often, also after two repeats.`,
}
const BY_STATUS: Readonly<Record<number, (host: string, what: string) => string>> = {
  401: denied,
  403: denied,
}

/** Redirects are never followed: a signature is for one host, and where they lead nobody named. */
function isElsewhere(status: number, code: string): boolean {
  return (
    (status >= 300 && status < 400) ||
    code === 'PermanentRedirect' ||
    code === 'AuthorizationHeaderMalformed' ||
    code === 'IllegalLocationConstraintException'
  )
}

function whatOf({ bucket, key }: Asked): string {
  if (bucket === undefined) return 'the list of buckets'
  return key === undefined ? `bucket "${bucket}"` : `object "${key}" in the bucket "${bucket}"`
}

function errorIn(said: string) {
  try {
    const [error] = findAll(readXml(said), 'Error')
    return {
      code: error?.said('Code') ?? '',
      message: error?.said('Message') ?? '',
      region: error?.said('Region') ?? '',
    }
  } catch {
    return { code: '', message: '', region: '' }
  }
}

function hostOf({ settings }: Place): string {
  return String(settings['host'])
}

/** What went wrong on the way; what is a bug of ours stays as it is. */
export function troubleInWords(error: unknown, place: Place): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  const host = hostOf(place)
  if (error instanceof Silent || error.name === 'TimeoutError' || error.name === 'AbortError')
    return new OutsideFailed(
      `${host} said nothing for longer than the time limit of the connection.`,
      true,
    )
  const code = 'code' in error ? String(error.code) : ''
  const certificate = certificateWords(code, host)
  if (certificate !== undefined) return new OutsideFailed(certificate)
  if (/^ERR_(?:TLS|SSL)|^EPROTO$/.test(code))
    return new OutsideFailed(`No encryption could be agreed on with ${host}.`)
  if (code.startsWith('HPE_')) return new OutsideFailed(`What ${host} answers is not HTTP.`)
  const isLost = /^(?:ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)/.test(code)
  return isLost || /socket hang up|aborted/.test(error.message)
    ? new OutsideFailed(lostWords(host), true)
    : error
}

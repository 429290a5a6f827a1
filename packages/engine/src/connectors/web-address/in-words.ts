import type { Answer } from './ask-once.ts'
import { OutsideFailed } from '../connector.ts'
import { sheetHint } from './google-sheet.ts'
import { isPassingStatus } from './passing-status.ts'

/** Why there are no rows in an answer, in words for the person who asked. */
export function refuseStatus({ status, url, body }: Answer, repeats: number): void {
  if (status >= 200 && status < 300) return
  const also = repeats === 0 ? '' : `, also after ${repeats} repeats`
  const words = BY_STATUS[status] ?? (status >= 500 ? SERVER : 'The address refused the request')
  const hint = sheetHint(url) ?? HINTS[status] ?? ''
  const said = saidIn(body)
  const quote = said === '' ? '' : ` It says: "${said.replace(/[.\s]+$/, '')}".`
  throw new OutsideFailed(
    `${words} (${status}${also}) at ${url.host}${url.pathname}.${quote}${hint === '' ? '' : ` ${hint}`}`,
    isPassingStatus(status),
  )
}

const SERVER = 'The server had an error of its own'
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The address does not understand the request',
  401: 'The address does not know who asks',
  403: 'The address does not allow this',
  404: 'There is nothing',
  405: 'The address does not take this method',
  429: 'The address is asked too often',
}
const HINTS: Readonly<Record<number, string>> = {
  401: 'Check the authentication of the connection: its token, password or key may be missing or have run out.',
  403: 'Who asks is known, and may not see it: another token or another scope might help.',
  404: 'Check the address, letter by letter.',
  429: 'A lower "Requests a second at most" might help.',
}

/** What an answer says of itself, where it is short and says so in a common way. */
function saidIn(body: Buffer): string {
  if (body.length === 0 || body.length > 20_000) return ''
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    return sentenceOf(parsed).replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  } catch {
    return ''
  }
}

const KEYS = ['message', 'error_description', 'detail', 'title', 'error', 'reason']

function sentenceOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const found = KEYS.flatMap((key) => Object.entries(value).filter(([name]) => name === key))
  for (const [, inner] of found) {
    const said = sentenceOf(inner)
    if (said !== '') return said
  }
  return ''
}

/** What went wrong on the way to an answer; null where it is a bug of ours. */
export function troubleInWords(error: unknown, url: URL, timeLimit: number): OutsideFailed | null {
  if (error instanceof OutsideFailed) return error
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError')
    return new OutsideFailed(
      `The answer of ${url.host} took longer than ${timeLimit} s, and was given up.`,
      true,
    )
  const code = 'code' in error ? String(error.code) : ''
  const certificate = CERTIFICATES[code]
  if (certificate) return new OutsideFailed(certificate(url.host))
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || /^ERR__?ERROR_FORMAT/.test(code))
    return new OutsideFailed('The answer is packed in a way that cannot be unpacked.')
  if (
    /^ERR_(?:INVALID_CHAR|INVALID_HTTP_TOKEN|HTTP_INVALID_HEADER_VALUE|UNESCAPED_CHARACTERS)$/.test(
      code,
    )
  )
    return new OutsideFailed('A header or the address holds a character that cannot be sent.')
  if (/^ERR_(?:TLS|SSL)|^EPROTO$/.test(code))
    return new OutsideFailed(`No encryption could be agreed on with ${url.host}.`)
  if (code.startsWith('HPE_')) return new OutsideFailed(`What ${url.host} answers is not HTTP.`)
  return isLost(error)
    ? new OutsideFailed(`The connection to ${url.host} was lost or never came about.`, true)
    : null
}

export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(?:ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) ||
    /socket hang up|aborted/.test(error.message)
  )
}

const unknownAuthority = (host: string) =>
  `The certificate of ${host} is from an authority that is not known. Enter its certificate in the connection.`

const CERTIFICATES: Readonly<Record<string, (host: string) => string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: (host) => `The certificate of ${host} has expired.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `The certificate of ${host} is for another name.`,
}

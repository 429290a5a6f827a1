import { readHeaders } from '../../relation/web-request.ts'
import type { HeldRequest, RequestParts } from '../connector.ts'
import { readWebAddress } from './read-address.ts'
import { sheetAddress } from './sheet-address.ts'

/**
 * What of a request belongs to its connection: where it leads, and whatever in it is a secret. Null where
 * it holds no address.
 */
export function takeApart(asked: HeldRequest): RequestParts | null {
  // The page of a Google Sheet holds no rows; its address as CSV does.
  const request = { ...asked, url: sheetAddress(asked.url) ?? asked.url }
  const isPath = request.url.trim().startsWith('/')
  const address = isPath ? null : readWebAddress(request.url)
  if (!isPath && !address) return null
  const headers = readHeaders(request.headers)
  const [secretHeaders, openHeaders] = parted(Object.entries(headers ?? {}))
  const url = partedUrl(address?.plain ?? request.url.trim())
  const [secretGiven, openGiven] = parted(
    request.parameters.map(({ name, value }) => [name, value] as const),
  )
  const secretParameters = [...url.secrets, ...secretGiven]
  return {
    settings: address?.settings ?? null,
    secrets: {
      ...address?.secrets,
      ...(secretHeaders.length === 0 ? {} : { headers: asText(secretHeaders) }),
      ...(secretParameters.length === 0 ? {} : { parameters: asText(secretParameters) }),
    },
    request: {
      url: url.plain,
      headers: openText(request.headers, headers !== null, secretHeaders.length > 0, openHeaders),
      parameters: openGiven.map(([name, value]) => ({ name, value })),
    },
  }
}

type Pair = readonly [name: string, value: string]

/** Words that name something secret, alone or at the end: `X-Api-Key`, `access_token`. */
const SECRET =
  /(?:^|[-_.])(?:authorization|auth|cookie|keys?|api-?keys?|access-?keys?|tokens?|secrets?|passwords?|passwd|pwd|signature|sig|credentials?|session(?:-?id)?|jwt|bearer)$/i
/** Marks of a page are called tokens as well. */
const PAGE = /page|next|contin|cursor|start|after/i

export function isSecretName(name: string): boolean {
  const parts = name.replaceAll(/([a-z])([A-Z])/g, '$1-$2')
  return SECRET.test(parts) && !PAGE.test(parts)
}

function parted(pairs: readonly Pair[]): readonly [secret: readonly Pair[], open: readonly Pair[]] {
  const isSecret = ([name, value]: Pair) => value !== '' && isSecretName(name)
  return [pairs.filter(isSecret), pairs.filter((pair) => !isSecret(pair))]
}

function asText(pairs: readonly Pair[]): string {
  return JSON.stringify(Object.fromEntries(pairs))
}

/** The headers that stay, written as they were where all of them do. */
function openText(
  written: string,
  isRead: boolean,
  hasSecrets: boolean,
  open: readonly Pair[],
): string {
  // What cannot be read may hold a secret all the same.
  if (!isRead) return SMELLS.test(written) ? '' : written
  if (!hasSecrets) return written
  return open.length === 0 ? '' : asText(open)
}

const SMELLS = /auth|bearer|basic|token|key|cookie|secret|passw/i

/** The question of an address, with what is secret in it taken out. */
function partedUrl(url: string): { readonly plain: string; readonly secrets: readonly Pair[] } {
  const [, before = url, question, behind = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(url) ?? []
  if (question === undefined) return { plain: url, secrets: [] }
  const pieces = question.split('&').map((piece) => ({ piece, pair: pairOf(piece) }))
  const secrets = pieces.flatMap(({ pair }) => (pair && isHidden(pair) ? [pair] : []))
  if (secrets.length === 0) return { plain: url, secrets }
  const rest = pieces.filter(({ pair }) => !(pair && isHidden(pair))).map(({ piece }) => piece)
  return { plain: `${before}${rest.length === 0 ? '' : `?${rest.join('&')}`}${behind}`, secrets }
}

function isHidden([name, value]: Pair): boolean {
  return value !== '' && isSecretName(name)
}

function pairOf(piece: string): Pair | null {
  const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(piece) ?? []
  try {
    const [said = '', meant = ''] = [name, value].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    )
    return [said, meant]
  } catch {
    return null
  }
}

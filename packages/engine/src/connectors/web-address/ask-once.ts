import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { LAYOUT_HEADERS } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Credentials } from './credentials.ts'
import { type AnswerFile, PACKINGS, readBody } from './read-body.ts'
import { type Known, unlessKnown } from './renewal.ts'
import type { wayAgents } from '../tunnels/tunnel.ts'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** An answer that is known: only another one is asked for. */
  readonly unless?: Known
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Where it came from, redirects followed. */
  readonly url: URL
  /** Empty where it is a file. */
  readonly body: Buffer
  readonly file: AnswerFile | null
}

interface Means {
  readonly agents: ReturnType<typeof wayAgents>
  /** Of the connection: what is secret goes there alone. */
  readonly origin: string
  readonly credentials: Credentials
  readonly signal: AbortSignal
}

const MOST_REDIRECTS = 5

/** One question and its answer, wherever it is led; each hop is opened by the server, which checks it. */
export async function askOnce(asked: Asked, means: Means): Promise<Answer> {
  let now = asked
  for (let hops = 0; ; hops += 1) {
    const message = await send(now, means)
    const { statusCode: status = 0, headers } = message
    const to = REDIRECTS.has(status) ? headers.location : undefined
    if (to === undefined) {
      const { bytes: body, file } = await readBody(message, means.signal)
      return { status, headers, url: now.url, body, file }
    }
    message.destroy()
    if (hops === MOST_REDIRECTS)
      throw new OutsideFailed(`The address leads on more than ${MOST_REDIRECTS} times.`)
    now = redirected(now, to, status)
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function redirected(asked: Asked, to: string, status: number): Asked {
  const url = followed(asked.url, to)
  const isKept = status === 307 || status === 308 || asked.method === 'GET'
  return isKept ? { ...asked, url } : { ...asked, url, method: 'GET', body: null }
}

/** An address that an answer gives; never to something less safe, or that is no web address. */
export function followed(from: URL, to: string): URL {
  if (!URL.canParse(to, from.href))
    throw new OutsideFailed('The answer leads on to what is no address.')
  const url = new URL(to, from)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutsideFailed('The answer leads on to what is no web address, which is not followed.')
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new OutsideFailed(
      `The answer leads from https to http at ${url.host}, where nothing is encrypted; that is not followed.`,
    )
  // Who asks is said by the connection; what an answer says of it is not passed on.
  url.username = ''
  url.password = ''
  return url
}

async function send(asked: Asked, means: Means): Promise<IncomingMessage> {
  const { url, headers } = completed(asked, means)
  const isSafe = url.protocol === 'https:'
  const ask = isSafe ? askHttps : askHttp
  const sent = ask(url, {
    method: asked.method,
    agent: isSafe ? means.agents.https : means.agents.http,
    headers,
    signal: means.signal,
  })
  // What goes wrong later is told by the body that breaks off; unheard, it would end the process.
  sent.on('error', () => {})
  sent.end(asked.body ?? undefined)
  const [message] = await once(sent, 'response', { signal: means.signal }).catch(
    (error: unknown) => {
      sent.destroy()
      throw means.signal.aborted ? means.signal.reason : error
    },
  )
  // The one thing that this event carries.
  return message as IncomingMessage
}

/** With who asks, where it leads to the host that may know it. */
function completed({ url: plain, headers: own, body, unless }: Asked, means: Means) {
  const url = new URL(plain)
  const isOwn = url.origin === means.origin
  const { headers, parameters } = isOwn ? means.credentials : { headers: {}, parameters: {} }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return {
    url,
    headers: {
      accept: 'application/json, application/x-ndjson, text/csv, application/xml;q=0.9, */*;q=0.5',
      'accept-encoding': PACKINGS,
      'user-agent': 'Plainflow',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...unlessKnown(unless, plain),
      ...lowered(own),
      ...lowered(headers),
      ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  }
}

/** Headers of one name are one, however it is written. */
function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  // What says how the message itself is laid out is not the user's to say.
  return Object.fromEntries(kept.filter(([name]) => !LAYOUT_HEADERS.has(name)))
}

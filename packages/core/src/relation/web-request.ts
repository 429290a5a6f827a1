import { z } from 'zod'

export const REQUEST_METHODS = ['GET', 'POST', 'PUT'] as const
export const ANSWER_FORMATS = ['auto', 'json', 'ndjson', 'csv', 'xml'] as const
/** How an answer leads to the next: by counting, by a mark in it, or by an address beside it. */
export const PAGINGS = ['none', 'page', 'offset', 'cursor', 'header', 'link'] as const

/** What a run asks for: all there is, or what came since the last run. */
export const READINGS = ['all', 'new'] as const

const text = (most: number) => z.string().max(most).default('')

/**
 * One question to a web address, and how its answers become rows. Pipelines of old hold address, method
 * and headers alone: everything else has a value that asks once and takes what comes.
 */
export const webRequestShape = {
  /** Whole, or from the slash on where the connection says the rest. */
  url: z.string().max(2_000),
  method: z.enum(REQUEST_METHODS),
  /** JSON text of an object; none of it secret: such headers stand with the connection. */
  headers: z.string().max(2_000),
  parameters: z
    .array(z.strictObject({ name: z.string().max(200), value: z.string().max(2_000) }))
    .max(50)
    .default([]),
  body: text(20_000),
  format: z.enum(ANSWER_FORMATS).default('auto'),
  /** `data.items`, `results[0].rows`; empty: found by itself. */
  rowsAt: text(500),
  paging: z.enum(PAGINGS).default('none'),
  /** The parameter that carries the number of the page, how many rows to pass over, or the cursor. */
  pageParameter: text(200),
  /** Of the first page, where pages are counted. */
  firstPage: z.number().int().min(0).max(1_000_000).default(1),
  /** The parameter that says how many rows a page has; empty: it is not said. */
  sizeParameter: text(200),
  pageSize: z.number().int().min(1).max(10_000).default(100),
  /** Where the cursor stands: a path into the answer, or the name of a header. */
  cursorAt: text(500),
  mostPages: z.number().int().min(1).max(10_000).default(100),
  /** What becomes of the pages beyond: they are left, or the reading fails. */
  stopsAtMost: z.boolean().default(false),
  /** Fields that the answer had not when it was tried: left out, or the reading fails. */
  leavesOthers: z.boolean().default(false),
  asText: z.boolean().default(false),
  retries: z.number().int().min(0).max(10).default(3),
  /** POST and PUT are sent again only where that does no harm. */
  isRepeatable: z.boolean().default(false),
  reads: z.enum(READINGS).default('all'),
  /** Where only what is new is read: the field whose largest value so far is where the next run begins. */
  sinceField: text(200),
  /** The parameter that carries that value; empty: since. */
  sinceParameter: text(200),
  /** What it carries in the first run; empty: it is not sent then. */
  sinceStart: text(200),
  /** Where nobody answers, the rows of the last run that worked are taken, and are marked. */
  standsIn: z.boolean().default(false),
  /** Requests a second; 0: as fast as they are answered. */
  perSecond: z.number().min(0).max(100).default(0),
} as const

export const webRequestSchema = z.strictObject(webRequestShape)

export type WebRequest = Readonly<z.infer<typeof webRequestSchema>>

/** What decides which columns an answer has: the rest only says how many answers there are. */
export function columnsKey(request: WebRequest): string {
  const { url, method, headers, parameters, body, format, rowsAt, asText } = request
  return JSON.stringify([url, method, headers, parameters, body, format, rowsAt, asText])
}

/** All that decides which rows come, in one order. */
export function rowsKey(request: WebRequest): string {
  const { paging, pageParameter, firstPage, sizeParameter, pageSize, cursorAt } = request
  const { mostPages, stopsAtMost, leavesOthers } = request
  const { reads, sinceField, sinceParameter, sinceStart } = request
  const since = reads === 'all' ? [] : [sinceField, sinceParameter, sinceStart]
  const pages = [paging, pageParameter, firstPage, sizeParameter, pageSize, cursorAt]
  return JSON.stringify([
    columnsKey(request),
    ...pages,
    mostPages,
    stopsAtMost,
    leavesOthers,
    ...since,
  ])
}

/** The same request for what came since a value of `sinceField`; null: from the beginning. */
export function askedSince(request: WebRequest, since: string | null): WebRequest {
  const value = since ?? request.sinceStart.trim()
  if (request.reads === 'all' || value === '') return request
  const name = request.sinceParameter.trim() || 'since'
  const others = request.parameters.filter((one) => one.name.trim() !== name)
  return { ...request, parameters: [...others, { name, value }] }
}

/** Whether one answer holds everything, and asking for it does nothing: a file at an address. */
export function isOneAnswer({ method, paging, reads }: WebRequest): boolean {
  return method === 'GET' && paging === 'none' && reads === 'all'
}

/** Whether a run may leave something behind for the next one. */
export function isRemembered(request: WebRequest): boolean {
  return request.reads === 'new' || request.standsIn || isOneAnswer(request)
}

/** Headers as they are sent; null where the text is not a JSON object of texts. */
export function readHeaders(written: string): Readonly<Record<string, string>> | null {
  if (written.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(written)
    return headersSchema.parse(parsed)
  } catch {
    return null
  }
}

/** What says how a message is laid out, in small letters: not a user's to say. */
export const LAYOUT_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'proxy-authorization',
])

const headersSchema = z.record(
  z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/),
  // A line end would begin another header.
  z.union([z.string().regex(/^[^\r\n\0]*$/), z.number(), z.boolean()]).transform(String),
)

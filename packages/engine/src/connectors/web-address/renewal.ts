import { isOneAnswer, type WebRequest } from '@plainflow/core'
import type { Answer, Asked } from './ask-once.ts'

/** Asks for an answer only where it is another than the one that came before. */
export class Renewal {
  isUnchanged = false
  /** What this answer is known by; undefined where it says nothing that could be asked for again. */
  knownBy: string | undefined
  readonly #may: boolean
  readonly #known: Known | null

  constructor(request: WebRequest, knownBy: string | undefined) {
    this.#may = isOneAnswer(request)
    this.#known = this.#may && knownBy !== undefined ? knownOf(knownBy) : null
  }

  asked(asked: Asked): Asked {
    // Who says on what condition it is asked, says what the answer means.
    const own = Object.keys(asked.headers).some((name) => CONDITIONS.has(name.toLowerCase()))
    return own || !this.#known ? asked : { ...asked, unless: this.#known }
  }

  /** Whether there is nothing to read in the answer. */
  see({ status, headers, url }: Answer): boolean {
    if (status === 304 && this.#known) {
      this.isUnchanged = true
      return true
    }
    const isKept = !/(?:^|[\s,])no-store(?:[\s,;]|$)/i.test(headers['cache-control'] ?? '')
    const { etag, 'last-modified': modified } = headers
    // Where both are there, the date is the coarser: it holds for a second.
    const by = etag ? { etag } : modified ? { modified } : null
    if (this.#may && isKept && by && status === 200)
      this.knownBy = JSON.stringify({ ...by, at: placeOf(url) })
    return false
  }
}

export interface Known {
  readonly etag?: string
  readonly modified?: string
  /** Which address said so, redirects followed: another may say the same of something else. */
  readonly at: string
}

/** The headers by which it is asked only for what is new there. */
export function unlessKnown(known: Known | undefined, url: URL): Readonly<Record<string, string>> {
  if (!known || placeOf(url) !== known.at) return {}
  return {
    ...(known.etag === undefined ? {} : { 'if-none-match': known.etag }),
    ...(known.modified === undefined ? {} : { 'if-modified-since': known.modified }),
  }
}

const CONDITIONS = new Set(['if-none-match', 'if-modified-since', 'if-match', 'range'])

/** Without the question: where it leads on to is often signed anew each time. */
function placeOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`
}

/** As `see` wrote it. */
function knownOf(text: string): Known {
  return JSON.parse(text) as Known
}

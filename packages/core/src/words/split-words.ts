/** One piece of a sentence. */
export interface Word {
  readonly kind: 'word' | 'number' | 'date' | 'quoted' | 'formula' | 'symbol'
  /** Lower case for words, the inside for quoted ones, as written otherwise. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/**
 * Cuts a sentence into words, once, from left to right: every pattern is sticky and none can
 * backtrack over what it passed, so that 32,000 characters cost what they should.
 */
export function splitWords(text: string): readonly Word[] {
  const words: Word[] = []
  const quotes = new QuoteReader(text)
  let at = 0
  while (at < text.length) {
    const space = match(SPACE, text, at)
    if (space !== null) {
      if (space.includes('\n')) words.push({ kind: 'symbol', value: '\n', start: at, end: at + 1 })
      at += space.length
      continue
    }
    const word = quotes.read(at, words.at(-1)) ?? readPlain(text, at, words.at(-1))
    words.push(word)
    at = word.end
  }
  return words
}

const SPACE = /\s+/uy
/** An address is one word; the full stop or question mark behind it ends the sentence. */
const ADDRESS = /[a-z][a-z0-9+]{1,20}:\/\/[^\s,;"'`<>()]*[^\s,;"'`<>().?!:]/iuy
const DATE = /\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)?(?![\p{L}\p{N}_-])/uy
const NUMBER =
  /[-−+]?[$€£¥]?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:%|k|m|bn|b)?(?![\p{L}\p{N}_])(?!-\d)/iuy
const WORD = /[\p{L}\p{M}\p{N}_#@]+(?:['’.\-/&@][\p{L}\p{M}\p{N}_]+)*/uy
/** ".org" standing free is one word; the dot of "West." ends a sentence. */
const DOTTED = /\.[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/uy
const SYMBOL = /<=|>=|<>|!=|==|./suy

function readPlain(text: string, start: number, before: Word | undefined): Word {
  const address = match(ADDRESS, text, start)
  if (address !== null) {
    return { kind: 'word', value: address.toLowerCase(), start, end: start + address.length }
  }
  const date = match(DATE, text, start)
  if (date !== null) return { kind: 'date', value: date, start, end: start + date.length }
  const glued = before?.end === start && before.kind !== 'symbol'
  const number = glued && /[-−+]/.test(text[start] ?? '') ? null : match(NUMBER, text, start)
  if (number !== null) return { kind: 'number', value: number, start, end: start + number.length }
  const word = match(glued ? WORD : DOTTED, text, start) ?? match(WORD, text, start)
  if (word !== null) {
    return { kind: 'word', value: word.toLowerCase(), start, end: start + word.length }
  }
  const symbol = match(SYMBOL, text, start) ?? text.slice(start, start + 1)
  return { kind: 'symbol', value: symbol, start, end: start + symbol.length }
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '‘': '’',
  '`': '`',
  "'": "'",
}

/** Finds the end of a quotation; a quote that never closes is looked for once, not at each attempt. */
class QuoteReader {
  readonly #text: string
  readonly #unclosed = new Set<string>()

  constructor(text: string) {
    this.#text = text
  }

  read(start: number, before: Word | undefined): Word | null {
    const opening = this.#text[start] ?? ''
    const closing = Object.hasOwn(CLOSING, opening) ? CLOSING[opening] : undefined
    if (closing === undefined || this.#unclosed.has(opening)) return null
    // The apostrophe of "customers' orders" opens nothing.
    if (opening === "'" && before?.end === start && before.kind === 'word') return null
    let end = this.#text.indexOf(closing, start + 1)
    while (end >= 0 && this.#text[end + 1] === closing) end = this.#text.indexOf(closing, end + 2)
    if (end < 0) {
      this.#unclosed.add(opening)
      return null
    }
    const value = this.#text.slice(start + 1, end).replaceAll(closing + closing, closing)
    return { kind: opening === '`' ? 'formula' : 'quoted', value, start, end: end + 1 }
  }
}

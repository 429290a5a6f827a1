import { OutsideFailed } from '../connector.ts'

/** Deeper than anybody nests, and shallower than the stack. */
const DEEPEST = 500
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** What is escaped, and what has to be. */
const UNPLAIN = /[\\\u0000-\u001f]/
const WORD = /true|false|null/y

/**
 * A text of JSON, walked without making values of it: numbers keep the digits they were written with, which
 * JSON.parse would round, and a long list costs no more than its text.
 */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Where its one value stands. */
  root(): number {
    const from = this.#skip(this.text.charCodeAt(0) === 0xfeff ? 1 : 0)
    const behind = this.#skip(this.end(from))
    if (behind < this.text.length) throw this.#wrong(behind)
    return from
  }

  kindAt(at: number): 'object' | 'list' | 'text' | 'null' | 'boolean' | 'number' {
    const first = this.text[at]
    if (first === '{') return 'object'
    if (first === '[') return 'list'
    if (first === '"') return 'text'
    if (first === 'n') return 'null'
    return first === 't' || first === 'f' ? 'boolean' : 'number'
  }

  /** The text as it is said, of a text that begins here. */
  textAt(at: number): string {
    const end = this.#endOfText(at)
    const plain = this.text.slice(at + 1, end - 1)
    // Most hold nothing that means something else.
    if (!UNPLAIN.test(plain)) return plain
    try {
      // What begins with a quote is a text.
      return JSON.parse(this.text.slice(at, end)) as string
    } catch {
      throw this.#wrong(at)
    }
  }

  *members(at: number, depth = 0): Generator<readonly [key: string, from: number, to: number]> {
    let next = this.#skip(at + 1)
    if (this.text[next] === '}') return
    for (;;) {
      if (this.text[next] !== '"') throw this.#wrong(next)
      const key = this.textAt(next)
      const colon = this.#skip(this.#endOfText(next))
      if (this.text[colon] !== ':') throw this.#wrong(colon)
      const from = this.#skip(colon + 1)
      const to = this.end(from, depth + 1)
      yield [key, from, to]
      next = this.#skip(to)
      if (this.text[next] === '}') return
      if (this.text[next] !== ',') throw this.#wrong(next)
      next = this.#skip(next + 1)
    }
  }

  *elements(at: number, depth = 0): Generator<readonly [from: number, to: number]> {
    let next = this.#skip(at + 1)
    if (this.text[next] === ']') return
    for (;;) {
      const to = this.end(next, depth + 1)
      yield [next, to]
      next = this.#skip(to)
      if (this.text[next] === ']') return
      if (this.text[next] !== ',') throw this.#wrong(next)
      next = this.#skip(next + 1)
    }
  }

  /** Behind the value that begins here. */
  end(at: number, depth = 0): number {
    const first = this.text[at]
    if (first === '"') return this.#endOfText(at)
    if (first === '{' || first === '[') {
      if (depth > DEEPEST) throw new OutsideFailed('The answer is nested too deeply.')
      return this.#endOfParts(at, first === '{' ? '}' : ']', depth)
    }
    const form = first === 't' || first === 'f' || first === 'n' ? WORD : NUMBER
    form.lastIndex = at
    if (!form.test(this.text)) throw this.#wrong(at)
    return form.lastIndex
  }

  /** As `members` and `elements` walk, with nothing made of what is passed: all of a text is, once more than needed. */
  #endOfParts(at: number, close: string, depth: number): number {
    let next = this.#skip(at + 1)
    if (this.text[next] === close) return next + 1
    for (;;) {
      if (close === '}') {
        if (this.text[next] !== '"') throw this.#wrong(next)
        const colon = this.#skip(this.#endOfText(next))
        if (this.text[colon] !== ':') throw this.#wrong(colon)
        next = this.#skip(colon + 1)
      }
      next = this.#skip(this.end(next, depth + 1))
      if (this.text[next] === close) return next + 1
      if (this.text[next] !== ',') throw this.#wrong(next)
      next = this.#skip(next + 1)
    }
  }

  #skip(from: number): number {
    let at = from
    for (; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break
    }
    return at
  }

  #endOfText(from: number): number {
    for (let at = from + 1; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at)
      if (code === 34) return at + 1
      if (code === 92) at += 1
    }
    throw this.#wrong(this.text.length)
  }

  #wrong(at: number): OutsideFailed {
    if (at >= this.text.length)
      return new OutsideFailed('The answer is not JSON: it breaks off before its end.')
    const shown = this.text.slice(0, 40).replaceAll(/\s+/g, ' ').trim()
    return new OutsideFailed(
      at < 3
        ? `The answer is not JSON: it begins with "${shown}". Check the address, or choose another format.`
        : `The answer is not JSON: there is something wrong at character ${at + 1}.`,
    )
  }
}

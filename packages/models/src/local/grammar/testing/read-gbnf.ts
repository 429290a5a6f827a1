import { choice, type Grammar, oneCharacter, repeat, type Rule, sequence } from '../rule.ts'

/** Reads a printed grammar back, so that what is walked over is what a sampler is given. */
export function readGbnf(text: string): Grammar {
  const rules = new Map<string, Rule>()
  for (const line of text.split('\n')) {
    const [, name = '', body = ''] = /^(\S+) ::= (.*)$/su.exec(line) ?? []
    rules.set(name, new Reader(body).whole())
  }
  const root = rules.get('root')
  if (!root) throw new Error('There is no root')
  return { root, rules }
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): Rule {
    const rule = this.#choice()
    if (this.#at !== this.#text.length) throw new Error(`Unread: ${this.#text.slice(this.#at, 50)}`)
    return rule
  }

  #choice(): Rule {
    const options = [this.#sequence()]
    while (this.#take(/ *\| */y) !== null) options.push(this.#sequence())
    return choice(...options)
  }

  #sequence(): Rule {
    const parts: Rule[] = []
    for (;;) {
      this.#take(/ */y)
      const part = this.#part()
      if (!part) return sequence(...parts)
      parts.push(this.#times(part))
    }
  }

  #part(): Rule | null {
    if (this.#take(/\(/y) !== null) {
      const inner = this.#choice()
      if (this.#take(/\)/y) === null) throw new Error('A parenthesis is open')
      return inner
    }
    const text = this.#take(/"(?:[^"\\]|\\.)*"/y)
    if (text !== null) return { kind: 'text', text: text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') }
    const set = this.#take(/\[(?:[^\]\\]|\\.)*\]/y)
    if (set !== null) {
      const isNegated = set.startsWith('[^')
      return oneCharacter(set.slice(isNegated ? 2 : 1, -1), isNegated)
    }
    const name = this.#take(/[a-z0-9-]+/y)
    return name === null ? null : { kind: 'named', name }
  }

  #times(item: Rule): Rule {
    if (this.#take(/\?/y) !== null) return repeat(0, 1, item)
    const [, least, most] = /\{(\d+),(\d+)\}/.exec(this.#take(/\{\d+,\d+\}/y) ?? '') ?? []
    return least === undefined ? item : repeat(Number(least), Number(most), item)
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) return null
    this.#at += found.length
    return found
  }
}

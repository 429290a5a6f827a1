import { RESERVED_WORDS } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A cursor over tokens; it never moves past the last, which is of kind `end`. */
export class TokenReader {
  readonly #tokens: readonly Token[]
  #index = 0

  static isReserved(token: Token): boolean {
    return token.kind === 'word' && RESERVED_WORDS.has(token.value.toLowerCase())
  }

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[this.#index + ahead] ?? this.#tokens.at(-1)
    if (!token) throw new Error('tokens end with a token of kind end')
    return token
  }

  /** The next token in lower case where it is a word, else empty: keywords have no case. */
  get word(): string {
    return this.peek().kind === 'word' ? this.peek().value.toLowerCase() : ''
  }

  get previousEnd(): number {
    return this.#tokens[this.#index - 1]?.span.end ?? 0
  }

  take(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#index++
    return token
  }

  takeWord(word: string): boolean {
    if (this.word !== word) return false
    this.#index++
    return true
  }

  takeSymbol(symbol: string): boolean {
    if (this.peek().kind !== 'symbol' || this.peek().value !== symbol) return false
    this.#index++
    return true
  }
}

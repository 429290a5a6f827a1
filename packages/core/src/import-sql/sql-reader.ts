import type { Span } from '../diagnostics/diagnostic.ts'
import type { Token } from '../relation/tokenize.ts'
import { SqlStop } from './sql-problem.ts'
import type { Query, SqlExpression } from './syntax.ts'
import { SQL_LIMITS } from './tokenize-sql.ts'

/**
 * A cursor over the tokens of a statement. It never moves past the last. The two grammars that need
 * each other, of queries and of expressions, meet here.
 */
export class SqlReader {
  readonly #tokens: readonly Token[]
  readonly #grammar: SqlGrammar
  #index = 0
  #nesting = 0

  constructor(tokens: readonly Token[], grammar: SqlGrammar) {
    this.#tokens = tokens
    this.#grammar = grammar
  }

  query(): Query {
    return this.nested(() => this.#grammar.query(this))
  }

  expression(floor = 0): SqlExpression {
    return this.nested(() => this.#grammar.expression(this, floor))
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)]
    if (!token) throw new Error('tokens end with a token of kind end')
    return token
  }

  take(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#index++
    return token
  }

  /** The token in small letters where it is a bare word, else empty. */
  word(ahead = 0): string {
    const token = this.peek(ahead)
    return token.kind === 'word' ? token.value.toLowerCase() : ''
  }

  isSymbol(symbol: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'symbol' && token.value === symbol
  }

  /** Takes these words if they all stand next. */
  takeWords(...words: readonly string[]): boolean {
    if (!words.every((word, ahead) => this.word(ahead) === word)) return false
    this.#index += words.length
    return true
  }

  takeSymbol(symbol: string): boolean {
    if (!this.isSymbol(symbol)) return false
    this.#index++
    return true
  }

  needWord(word: string): void {
    if (!this.takeWords(word)) throw this.unexpected(word)
  }

  needSymbol(symbol: string, expected = symbol): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(expected)
  }

  /** From a place up to what was taken last. */
  since(start: number): Span {
    return { start, end: this.#tokens[this.#index - 1]?.span.end ?? start }
  }

  get start(): number {
    return this.peek().span.start
  }

  /** One or more, with commas between. */
  list<Item>(read: () => Item): Item[] {
    const items = [read()]
    while (this.takeSymbol(',')) items.push(read())
    return items
  }

  /** Chains of operators are read without nesting, but who walks them later nests. */
  tooLong(count: number): void {
    if (count <= SQL_LIMITS.chain) return
    const message = `More than ${SQL_LIMITS.chain} parts stand in a row.`
    throw new SqlStop('too-deep', message, 'Write long lists with IN (…).', this.peek().span)
  }

  unexpected(expected: string, token = this.peek()): SqlStop {
    const found = token.kind === 'end' ? 'the end' : token.value.slice(0, 60)
    const message = `Expected ${expected}, found ${found}.`
    const hint =
      token.kind === 'word'
        ? 'Names that are also words of SQL are written in double quotes.'
        : 'Text is written in single quotes, a name with spaces in double quotes.'
    return new SqlStop('unreadable', message, hint, token.span)
  }

  unsupported(what: string, hint: string, start: number): SqlStop {
    return new SqlStop('unsupported', `${what}.`, hint, this.since(start))
  }

  /** Counts how deep the grammar stands: its own stack is not without end. */
  nested<Result>(read: () => Result): Result {
    if (++this.#nesting > SQL_LIMITS.nesting) {
      const hint = 'Split it with WITH, or write long lists with IN (…).'
      throw new SqlStop('too-deep', 'The SQL is nested too deeply.', hint, this.peek().span)
    }
    const result = read()
    this.#nesting--
    return result
  }
}

export interface SqlGrammar {
  query(reader: SqlReader): Query
  expression(reader: SqlReader, floor: number): SqlExpression
}

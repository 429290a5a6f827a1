import { isoDate, isoTimestamp } from './dates.ts'
import { BINARY_OPERATORS } from './expression.ts'
import type { BinaryOperator, Expression } from './expression.ts'
import { expressionProblem } from './expression-problem.ts'
import type { ExpressionProblem, ExpressionProblemCode } from './expression-problem.ts'
import { findFunction, FUNCTION_NAMES } from './functions.ts'
import { findGroupCall, GROUP_CALLS } from './group-calls.ts'
import type { GroupCall, GroupPlace } from './group-calls.ts'
import { nearestName } from './nearest-name.ts'
import { parseNumber } from './numbers.ts'
import { BINDING, bindingOf, isComparison } from './precedence.ts'
import { TokenReader } from './token-reader.ts'
import { EXPRESSION_LIMITS, tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'
import { findTypeWord, TYPE_WORDS } from './type-words.ts'

/**
 * Reads an expression as people know it from SQL: `price * quantity`, `country in ('DE', 'FR')`.
 * Never throws: what cannot be read is a problem with its place. In the formulas of some blocks there
 * are functions that look at several rows: `sum(price) / count(*)`.
 */
export function parseExpression(
  text: string,
  place?: GroupPlace,
): { readonly expression: Expression } | { readonly problem: ExpressionProblem } {
  const tokenized = tokenize(text)
  if ('problem' in tokenized) return tokenized
  try {
    return { expression: new Parser(new TokenReader(tokenized.tokens), place).whole() }
  } catch (stop) {
    if (stop instanceof Stop) return { problem: stop.problem }
    throw stop
  }
}

/** Carries a problem out of the recursion; caught in `parseExpression` alone. */
class Stop extends Error {
  readonly problem: ExpressionProblem
  constructor(...problem: Parameters<typeof expressionProblem>) {
    super(problem[1])
    this.problem = expressionProblem(...problem)
  }
}

const INFIX_SYMBOLS: ReadonlyMap<string, BinaryOperator> = new Map([
  ...BINARY_OPERATORS.filter((operator) => !/[a-z]/.test(operator)).map(
    (each) => [each, each] as const,
  ),
  ['==', '='],
  ['!=', '<>'],
])
const PREDICATE_WORDS = ['is', 'in', 'between', 'like', 'ilike', 'not']

class Parser {
  readonly #tokens: TokenReader
  readonly #depths = new WeakMap<Expression, number>()
  readonly #place: GroupPlace | undefined
  #nesting = 0

  constructor(tokens: TokenReader, place: GroupPlace | undefined) {
    this.#tokens = tokens
    this.#place = place
  }

  whole(): Expression {
    if (this.#tokens.peek().kind === 'end') {
      const hint = 'For example: amount > 100'
      throw new Stop('empty', 'The expression is empty', hint, this.#tokens.peek().span)
    }
    const expression = this.#expression(0)
    if (this.#tokens.peek().kind !== 'end') throw this.#unexpected('an operator or the end')
    return expression
  }

  /** Reads operators that bind tighter than `floor`: the whole of a Pratt parser. */
  #expression(floor: number): Expression {
    if (++this.#nesting > EXPRESSION_LIMITS.nesting) throw this.#tooDeep()
    let left = this.#prefix()
    for (;;) {
      const next = this.#infix(left, floor)
      if (next === null) break
      left = next
    }
    this.#nesting--
    return left
  }

  #infix(left: Expression, floor: number): Expression | null {
    const token = this.#tokens.peek()
    const word = this.#tokens.word
    if (PREDICATE_WORDS.includes(word)) {
      if (BINDING.comparison <= floor) return null
      return this.#single(this.#predicate(left), token)
    }
    const operator =
      word === 'and' || word === 'or'
        ? word
        : token.kind === 'symbol'
          ? INFIX_SYMBOLS.get(token.value)
          : undefined
    if (operator === undefined || bindingOf(operator) <= floor) return null
    this.#tokens.take()
    const right = this.#expression(bindingOf(operator))
    const at = { start: left.at.start, end: right.at.end }
    const made = this.#made({ kind: 'binary', operator, left, right, at }, left, right)
    return isComparison(operator) ? this.#single(made, token) : made
  }

  /** Comparisons do not chain: `a < b < c` means something else in every language. */
  #single(made: Expression, operator: Token): Expression {
    const next = this.#tokens.peek()
    const symbol = next.kind === 'symbol' ? INFIX_SYMBOLS.get(next.value) : undefined
    const chained = symbol !== undefined && isComparison(symbol)
    if (!chained && !PREDICATE_WORDS.includes(this.#tokens.word)) return made
    throw new Stop(
      'unexpected',
      `${next.value} follows another comparison (${operator.value})`,
      'Join comparisons with and: low <= amount and amount <= high; or put one in parentheses.',
      next.span,
    )
  }

  #predicate(operand: Expression): Expression {
    const negated = this.#tokens.takeWord('not')
    const token = this.#tokens.peek()
    const at = (end: number) => ({ start: operand.at.start, end })
    switch (this.#tokens.word) {
      case 'in': {
        this.#tokens.take()
        this.#symbol('(', 'a list in parentheses')
        const items = this.#list()
        const end = this.#symbol(')', ', or )')
        const node: Expression = { kind: 'in', operand, items, negated, at: at(end) }
        return this.#made(node, operand, ...items)
      }
      case 'between': {
        this.#tokens.take()
        const low = this.#expression(BINDING.comparison)
        this.#word('and')
        const high = this.#expression(BINDING.comparison)
        const node: Expression = {
          kind: 'between',
          operand,
          low,
          high,
          negated,
          at: at(high.at.end),
        }
        return this.#made(node, operand, low, high)
      }
      case 'like':
      case 'ilike': {
        const ignoreCase = this.#tokens.word === 'ilike'
        this.#tokens.take()
        const pattern = this.#expression(BINDING.comparison)
        const place = at(pattern.at.end)
        const node: Expression = { kind: 'like', operand, pattern, ignoreCase, negated, at: place }
        return this.#made(node, operand, pattern)
      }
      case 'is': {
        if (negated) throw this.#unexpected('in, between or like', token)
        this.#tokens.take()
        const isNot = this.#tokens.takeWord('not')
        const end = this.#word('null')
        return this.#made({ kind: 'is-null', operand, negated: isNot, at: at(end) }, operand)
      }
      default:
        throw this.#unexpected('in, between or like', token)
    }
  }

  #prefix(): Expression {
    const token = this.#tokens.peek()
    switch (token.kind) {
      case 'number':
        return this.#number(this.#tokens.take(), '')
      case 'text': {
        this.#tokens.take()
        return this.#made({ kind: 'literal', type: 'text', value: token.value, at: token.span })
      }
      case 'quoted-name': {
        this.#tokens.take()
        if (token.value === '') throw this.#unexpected('a column name between the quotes', token)
        return this.#made({ kind: 'column', name: token.value, at: token.span })
      }
      case 'symbol':
        return this.#prefixSymbol(token)
      case 'word':
        return this.#prefixWord(token)
      case 'end':
        throw this.#unexpected('a value')
    }
  }

  #prefixSymbol(token: Token): Expression {
    if (token.value === '(') {
      this.#tokens.take()
      const inner = this.#expression(0)
      this.#symbol(')', 'an operator or )')
      return inner
    }
    if (token.value !== '-') throw this.#unexpected('a value')
    this.#tokens.take()
    // A sign before digits belongs to the number, so that the smallest 64-bit integer can be written.
    if (this.#tokens.peek().kind === 'number') return this.#number(this.#tokens.take(), '-', token)
    const operand = this.#expression(BINDING.sign)
    const at = { start: token.span.start, end: operand.at.end }
    return this.#made({ kind: 'unary', operator: '-', operand, at }, operand)
  }

  #number(token: Token, sign: '-' | '', signToken = token): Expression {
    const at = { start: signToken.span.start, end: token.span.end }
    const literal = parseNumber(sign + token.value)
    if (literal === null) {
      const hint = 'Numbers go up to about 1.8e308.'
      throw new Stop('invalid-number', `${token.value.slice(0, 40)} is too large`, hint, at)
    }
    return this.#made({ kind: 'literal', ...literal, at })
  }

  #prefixWord(token: Token): Expression {
    this.#tokens.take()
    const at = token.span
    const next = this.#tokens.peek()
    const word = token.value.toLowerCase()
    switch (word) {
      case 'true':
      case 'false':
        return this.#made({ kind: 'literal', type: 'boolean', value: word === 'true', at })
      case 'null':
        return this.#made({ kind: 'literal', type: 'null', value: null, at })
      case 'not': {
        const operand = this.#expression(BINDING.not)
        const place = { start: at.start, end: operand.at.end }
        return this.#made({ kind: 'unary', operator: 'not', operand, at: place }, operand)
      }
      case 'case':
        return this.#case(token)
      case 'cast':
        return this.#cast(token)
      case 'date':
      case 'timestamp':
        if (next.kind === 'text') return this.#moment(token, this.#tokens.take())
    }
    if (next.kind === 'symbol' && next.value === '(') return this.#call(token)
    if (TokenReader.isReserved(token)) throw this.#unexpected('a value', token)
    return this.#made({ kind: 'column', name: token.value, at })
  }

  #moment(word: Token, text: Token): Expression {
    const at = { start: word.span.start, end: text.span.end }
    const type = word.value.toLowerCase() === 'date' ? 'date' : 'timestamp'
    const value = type === 'date' ? isoDate(text.value) : isoTimestamp(text.value)
    if (value !== null) return this.#made({ kind: 'literal', type, value, at })
    const message = `'${text.value.slice(0, 40)}' is not a ${type} of the calendar`
    const example = type === 'date' ? "date '2024-01-31'" : "timestamp '2024-01-31 10:30:00'"
    throw new Stop('invalid-date', message, `Written as ${example}.`, text.span)
  }

  #case(token: Token): Expression {
    const branches: { when: Expression; then: Expression }[] = []
    if (this.#tokens.word !== 'when') {
      throw this.#unexpected('when', this.#tokens.peek(), 'Written as case when x = 1 then … end.')
    }
    while (this.#tokens.takeWord('when')) {
      const when = this.#expression(0)
      this.#word('then')
      // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
      branches.push({ when, then: this.#expression(0) })
    }
    const otherwise = this.#tokens.takeWord('else') ? this.#expression(0) : null
    const end = this.#word('end', otherwise ? 'end' : 'when, else or end')
    const children = branches.flatMap((branch) => [branch.when, branch.then])
    const at = { start: token.span.start, end }
    const made: Expression = { kind: 'case', branches, otherwise, at }
    return this.#made(made, ...children, ...(otherwise ? [otherwise] : []))
  }

  #cast(token: Token): Expression {
    this.#symbol('(', '( after cast')
    const operand = this.#expression(0)
    this.#word('as')
    const word = this.#tokens.take()
    const to = word.kind === 'word' ? findTypeWord(word.value) : undefined
    if (to === undefined) {
      const near = nearestName(word.value, TYPE_WORDS)
      const message = `Unknown type ${named(word)}${near ? `; ${near} is near` : ''}`
      const hint = 'Types are boolean, integer, number, text, date and timestamp.'
      throw new Stop('unknown-type', message, hint, word.span)
    }
    const end = this.#symbol(')', ')')
    return this.#made({ kind: 'cast', operand, to, at: { start: token.span.start, end } }, operand)
  }

  #call(token: Token): Expression {
    const group = this.#place && findGroupCall(this.#place, token.value)
    const known = findFunction(token.value) ?? group
    if (!known) throw this.#unknownFunction(token)
    this.#symbol('(', '(')
    const name = group?.name === 'count' ? this.#countName() : known.name
    const args = this.#tokens.peek().value === ')' ? [] : this.#list()
    const end = this.#symbol(')', ', or )')
    const at = { start: token.span.start, end }
    return this.#made({ kind: 'call', name, args, at }, ...args)
  }

  /** After `count(`: `count(*)` counts rows and `count(distinct x)` different values. */
  #countName(): string {
    if (this.#tokens.takeSymbol('*')) return 'count_rows'
    const isDistinct = this.#place === 'aggregate' && this.#tokens.word === 'distinct'
    const next = isDistinct ? this.#tokens.peek(1) : undefined
    // A column may be called distinct; it is followed by an operator or the end of the call.
    if (!next || (next.kind === 'symbol' && next.value !== '(')) return 'count'
    this.#tokens.take()
    return 'count_distinct'
  }

  #unknownFunction({ value, span }: Token): Stop {
    const several = (['aggregate', 'window'] as const).find((place) => findGroupCall(place, value))
    if (several !== undefined) {
      const message = `${value.slice(0, 60)} looks at several rows, which this formula does not`
      const hint = `A formula in ${several === 'aggregate' ? 'an Aggregate' : 'a Window'} block can.`
      return new Stop('unknown-function', message, hint, span)
    }
    const names = [...FUNCTION_NAMES, ...(this.#place ? GROUP_CALLS[this.#place] : []).map(nameOf)]
    const near = nearestName(value, names)
    const message = `Unknown function ${value.slice(0, 60)}${near ? `; ${near} is near` : ''}`
    const hint = near ? `Write ${near}(…).` : `Functions are ${names.join(', ')}.`
    return new Stop('unknown-function', message, hint, span, near ?? undefined)
  }

  #list(): Expression[] {
    const items = [this.#expression(0)]
    while (this.#tokens.takeSymbol(',')) items.push(this.#expression(0))
    return items
  }

  #made<Made extends Expression>(node: Made, ...children: readonly Expression[]): Made {
    let depth = 1
    for (const child of children) depth = Math.max(depth, (this.#depths.get(child) ?? 1) + 1)
    if (depth > EXPRESSION_LIMITS.depth) throw this.#tooDeep()
    this.#depths.set(node, depth)
    return node
  }

  #symbol(symbol: string, expected: string): number {
    if (!this.#tokens.takeSymbol(symbol)) throw this.#unexpected(expected)
    return this.#tokens.previousEnd
  }

  #word(word: string, expected = word): number {
    if (!this.#tokens.takeWord(word)) throw this.#unexpected(expected)
    return this.#tokens.previousEnd
  }

  #tooDeep(): Stop {
    const hint = 'Split it into several steps, or write long lists with in (…).'
    return new Stop(
      'too-deep',
      'The expression is nested too deeply',
      hint,
      this.#tokens.peek().span,
    )
  }

  #unexpected(expected: string, token = this.#tokens.peek(), hint = ''): Stop {
    const code: ExpressionProblemCode = 'unexpected'
    const message = `Expected ${expected}, found ${named(token)}`
    return new Stop(code, message, hint || hintFor(token), token.span)
  }
}

function nameOf({ name }: GroupCall): string {
  return name
}

function named(token: Token): string {
  return token.kind === 'end' ? 'the end' : token.value.slice(0, 60)
}

function hintFor(token: Token): string {
  if (token.kind === 'word' && TokenReader.isReserved(token)) {
    return `A column of that name is written in double quotes: "${token.value}".`
  }
  return token.kind === 'word' || token.kind === 'text'
    ? 'Text is written in single quotes, a column name with spaces in double quotes.'
    : "For example: amount > 100 and region = 'West'"
}

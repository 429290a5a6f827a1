import { BINDING as CORE } from '../relation/precedence.ts'
import { parseAtom } from './parse-atom.ts'
import { parseCastType } from './parse-cast-type.ts'
import type { SqlReader } from './sql-reader.ts'
import type { SqlBinaryOperator, SqlCall, SqlExpression, SqlInQuery } from './syntax.ts'

/** As in the expression language, with what SQL has beside it. */
const BINDING = { ...CORE, power: 8.5, cast: 10 } as const

const OPERATORS: Readonly<Record<string, readonly [SqlBinaryOperator, number]>> = {
  '=': ['=', BINDING.comparison],
  '==': ['=', BINDING.comparison],
  '<>': ['<>', BINDING.comparison],
  '!=': ['<>', BINDING.comparison],
  '<': ['<', BINDING.comparison],
  '<=': ['<=', BINDING.comparison],
  '>': ['>', BINDING.comparison],
  '>=': ['>=', BINDING.comparison],
  '~': ['~', BINDING.comparison],
  '!~': ['!~', BINDING.comparison],
  '||': ['||', BINDING.concatenation],
  '+': ['+', BINDING.sum],
  '-': ['-', BINDING.sum],
  '*': ['*', BINDING.product],
  '/': ['/', BINDING.product],
  '//': ['//', BINDING.product],
  '%': ['%', BINDING.product],
  '^': ['^', BINDING.power],
  '**': ['^', BINDING.power],
}

const PREDICATES = ['is', 'isnull', 'notnull', 'in', 'between', 'like', 'ilike', 'not', 'glob']
const REGULAR = ['similar', 'rlike', 'regexp']

/** Reads operators that bind tighter than `floor`. */
export function parseExpressionSql(reader: SqlReader, floor: number): SqlExpression {
  const { start } = reader
  let left = parsePrefix(reader)
  for (let count = 0; ; count++) {
    reader.tooLong(count)
    const next = parseInfix(reader, left, floor, start)
    if (next === null) return left
    left = next
  }
}

function parsePrefix(reader: SqlReader): SqlExpression {
  const { start } = reader
  if (reader.takeWords('not')) {
    const operand = reader.expression(BINDING.not)
    return { kind: 'unary', operator: 'not', operand, at: reader.since(start) }
  }
  for (const operator of ['-', '+'] as const) {
    if (!reader.takeSymbol(operator)) continue
    const operand = reader.expression(BINDING.sign)
    if (operand.kind === 'literal' && (operand.type === 'integer' || operand.type === 'number')) {
      const signed = operator === '-' && !operand.value.startsWith('-')
      return {
        ...operand,
        value: signed ? `-${operand.value}` : operand.value,
        at: reader.since(start),
      }
    }
    return { kind: 'unary', operator, operand, at: reader.since(start) }
  }
  return parseAtom(reader)
}

function parseInfix(
  reader: SqlReader,
  left: SqlExpression,
  floor: number,
  start: number,
): SqlExpression | null {
  const word = reader.word()
  if (word === 'and' || word === 'or') {
    if (BINDING[word] <= floor) return null
    reader.take()
    const right = reader.expression(BINDING[word])
    return { kind: 'binary', operator: word, left, right, at: reader.since(start) }
  }
  if (PREDICATES.includes(word) || REGULAR.includes(word)) {
    return BINDING.comparison <= floor ? null : parsePredicate(reader, left, start)
  }
  if (word === 'collate') {
    reader.take()
    throw reader.unsupported('COLLATE cannot become blocks', 'Compare lower(…) instead.', start)
  }
  if (reader.isSymbol('::')) {
    reader.take()
    return { kind: 'cast', operand: left, ...parseCastType(reader), at: reader.since(start) }
  }
  const token = reader.peek()
  const found = token.kind === 'symbol' ? OPERATORS[token.value] : undefined
  if (!found || found[1] <= floor) return null
  reader.take()
  const [operator, binding] = found
  const quantified = parseQuantified(reader, left, operator, start)
  if (quantified) return quantified
  const right = reader.expression(binding)
  return { kind: 'binary', operator, left, right, at: reader.since(start) }
}

/** `> all (select …)`, `= any (select …)`. */
function parseQuantified(
  reader: SqlReader,
  operand: SqlExpression,
  operator: SqlBinaryOperator,
  start: number,
): SqlInQuery | null {
  const word = reader.word()
  if (!['any', 'some', 'all'].includes(word) || !reader.isSymbol('(', 1)) return null
  if (!['=', '<>', '<', '<=', '>', '>='].includes(operator)) return null
  reader.take()
  reader.needSymbol('(')
  const query = reader.query()
  reader.needSymbol(')')
  return {
    kind: 'in-query',
    operand,
    // Checked above: one of the six comparisons.
    operator: operator as SqlInQuery['operator'],
    quantifier: word === 'all' ? 'all' : 'any',
    query,
    at: reader.since(start),
  }
}

function parsePredicate(reader: SqlReader, operand: SqlExpression, start: number): SqlExpression {
  const at = () => reader.since(start)
  if (reader.takeWords('isnull')) {
    return { kind: 'is', operand, what: 'null', negated: false, at: at() }
  }
  if (reader.takeWords('notnull') || reader.takeWords('not', 'null')) {
    return { kind: 'is', operand, what: 'null', negated: true, at: at() }
  }
  if (reader.takeWords('is')) return parseIs(reader, operand, start)
  const negated = reader.takeWords('not')
  if (reader.takeWords('in')) return parseIn(reader, operand, negated, start)
  if (reader.takeWords('between')) {
    const symmetric = reader.takeWords('symmetric')
    if (symmetric)
      throw reader.unsupported('BETWEEN SYMMETRIC is not read', 'Order the ends.', start)
    const low = reader.expression(BINDING.comparison)
    reader.needWord('and')
    const high = reader.expression(BINDING.comparison)
    return { kind: 'between', operand, low, high, negated, at: at() }
  }
  if (reader.word() === 'like' || reader.word() === 'ilike') {
    const ignoreCase = reader.take().value.toLowerCase() === 'ilike'
    const pattern = reader.expression(BINDING.comparison)
    const escape = reader.takeWords('escape') ? parseEscape(reader) : null
    return { kind: 'like', operand, pattern, escape, ignoreCase, negated, at: at() }
  }
  if (REGULAR.includes(reader.word())) {
    const whole = reader.takeWords('similar', 'to')
    if (!whole) reader.take()
    const right = reader.expression(BINDING.comparison)
    if (whole) {
      const operator = negated ? '!~' : '~'
      return { kind: 'binary', operator, left: operand, right, at: at() }
    }
    const call = callOf('regexp_matches', [operand, right], at())
    return negated ? { kind: 'unary', operator: 'not', operand: call, at: at() } : call
  }
  if (reader.word() === 'glob') {
    reader.take()
    throw reader.unsupported('GLOB cannot become blocks', 'Use LIKE or regexp_matches.', start)
  }
  throw reader.unexpected('IN, BETWEEN or LIKE')
}

function parseEscape(reader: SqlReader): string {
  const token = reader.peek()
  if (token.kind !== 'text' || [...token.value].length !== 1) {
    throw reader.unexpected('one character in single quotes')
  }
  return reader.take().value
}

function parseIs(reader: SqlReader, operand: SqlExpression, start: number): SqlExpression {
  const negated = reader.takeWords('not')
  if (reader.takeWords('distinct', 'from')) {
    const distinctFrom = reader.expression(BINDING.comparison)
    return { kind: 'is', operand, what: { distinctFrom }, negated, at: reader.since(start) }
  }
  const what = (['null', 'true', 'false'] as const).find((word) => reader.takeWords(word))
  if (what) return { kind: 'is', operand, what, negated, at: reader.since(start) }
  if (!reader.takeWords('unknown')) throw reader.unexpected('NULL, TRUE, FALSE or DISTINCT FROM')
  return { kind: 'is', operand, what: 'null', negated, at: reader.since(start) }
}

function parseIn(
  reader: SqlReader,
  operand: SqlExpression,
  negated: boolean,
  start: number,
): SqlExpression {
  reader.needSymbol('(', 'a list or a query in parentheses')
  if (['select', 'with', 'from'].includes(reader.word())) {
    const query = reader.query()
    reader.needSymbol(')')
    return {
      kind: 'in-query',
      operand,
      operator: negated ? '<>' : '=',
      quantifier: negated ? 'all' : 'any',
      query,
      at: reader.since(start),
    }
  }
  const items = reader.list(() => reader.expression())
  reader.needSymbol(')', ', or )')
  return { kind: 'in', operand, items, negated, at: reader.since(start) }
}

export function callOf(
  name: string,
  args: readonly SqlExpression[],
  at: SqlExpression['at'],
): SqlCall {
  const none = { order: [], filter: null, over: null }
  const rest = { star: false, distinct: false, ignoreNulls: false, ...none }
  return { kind: 'call', name, args, ...rest, at }
}

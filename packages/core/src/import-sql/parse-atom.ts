import { isoDate, isoTimestamp } from '../relation/dates.ts'
import { parseNumber } from '../relation/numbers.ts'
import { parseCall } from './parse-call.ts'
import { parseCastType } from './parse-cast-type.ts'
import { parseInterval, parseIntervals } from './parse-interval.ts'
import { parseStar } from './parse-star.ts'
import { RESERVED_SQL } from './reserved-words.ts'
import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlCase, SqlExpression } from './syntax.ts'

/** A value without operators: a literal, a name, a call, something in parentheses. */
export function parseAtom(reader: SqlReader): SqlExpression {
  const token = reader.peek()
  switch (token.kind) {
    case 'number':
      return numberOf(reader)
    case 'text':
      reader.take()
      return { kind: 'literal', type: 'text', value: token.value, at: token.span }
    case 'quoted-name':
      return parseName(reader)
    case 'symbol':
      if (token.value === '(') return inParentheses(reader)
      throw reader.unexpected('a value')
    case 'word':
      return parseWord(reader)
    case 'end':
      throw reader.unexpected('a value')
  }
}

function numberOf(reader: SqlReader): SqlExpression {
  const token = reader.take()
  const literal = parseNumber(token.value)
  if (literal) return { kind: 'literal', ...literal, at: token.span }
  const message = `${token.value.slice(0, 40)} is too large.`
  throw new SqlStop('unreadable', message, 'Numbers go up to about 1.8e308.', token.span)
}

function inParentheses(reader: SqlReader): SqlExpression {
  const { start } = reader
  reader.needSymbol('(')
  if (['select', 'with'].includes(reader.word())) {
    const query = reader.query()
    reader.needSymbol(')')
    return { kind: 'query', exists: false, query, at: reader.since(start) }
  }
  const items = reader.list(() => reader.expression())
  reader.needSymbol(')', 'an operator or )')
  const [only] = items
  if (items.length === 1 && only) return only
  return { kind: 'row', items, at: reader.since(start) }
}

function parseWord(reader: SqlReader): SqlExpression {
  const { start } = reader
  const token = reader.peek()
  const { span } = token
  const word = reader.word()
  const next = reader.peek(1)
  switch (word) {
    case 'true':
    case 'false':
      reader.take()
      return { kind: 'literal', type: 'boolean', value: word === 'true', at: span }
    case 'null':
      reader.take()
      return { kind: 'literal', type: 'null', value: null, at: span }
    case 'case':
      return parseCase(reader)
    case 'cast':
    case 'try_cast': {
      if (!reader.isSymbol('(', 1)) break
      reader.take()
      reader.needSymbol('(')
      const operand = reader.expression()
      reader.needWord('as')
      const type = parseCastType(reader)
      reader.needSymbol(')')
      return { kind: 'cast', operand, ...type, at: reader.since(start) }
    }
    case 'exists': {
      if (!reader.isSymbol('(', 1)) break
      reader.take()
      reader.needSymbol('(')
      const query = reader.query()
      reader.needSymbol(')')
      return { kind: 'query', exists: true, query, at: reader.since(start) }
    }
    case 'date':
    case 'timestamp':
      if (next.kind === 'text') return moment(reader, word)
      break
    case 'interval':
      if (next.kind === 'text' || next.kind === 'number') return parseInterval(reader)
      if (reader.isSymbol('(', 1)) return parseIntervals(reader)
      break
  }
  if (reader.isSymbol('(', 1) && (!RESERVED_SQL.has(word) || word === 'left' || word === 'right')) {
    return parseCall(reader)
  }
  if (RESERVED_SQL.has(word)) throw reader.unexpected('a value')
  return parseName(reader)
}

/** `amount`, `s.amount`, `main.s.amount`, `s.*`. */
function parseName(reader: SqlReader): SqlExpression {
  const { start } = reader
  const parts = [reader.take().value]
  while (reader.takeSymbol('.')) {
    if (reader.takeSymbol('*')) {
      return parseStar(reader, parts.at(-1) ?? null, start)
    }
    const token = reader.peek()
    if (token.kind !== 'word' && token.kind !== 'quoted-name') throw reader.unexpected('a column')
    parts.push(reader.take().value)
  }
  const [name = '', table = null] = parts.toReversed()
  const at = reader.since(start)
  if (name === '') {
    throw new SqlStop('unreadable', 'A name is empty.', 'Write the name between the quotes.', at)
  }
  return { kind: 'column', table, name, at }
}

function moment(reader: SqlReader, type: 'date' | 'timestamp'): SqlExpression {
  const { start } = reader
  reader.take()
  const token = reader.take()
  const value = type === 'date' ? isoDate(padded(token.value)) : isoTimestamp(padded(token.value))
  if (value !== null) return { kind: 'literal', type, value, at: reader.since(start) }
  const message = `'${token.value.slice(0, 40)}' is not a ${type} of the calendar.`
  throw new SqlStop('unreadable', message, `Written as ${type} '2024-01-31'.`, token.span)
}

/** `1994-1-1` is `1994-01-01`. */
function padded(text: string): string {
  return text.replace(
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?=\D|$)/,
    (_, year: string, month: string, day: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}

function parseCase(reader: SqlReader): SqlCase {
  const { start } = reader
  reader.needWord('case')
  const operand = reader.word() === 'when' ? null : reader.expression()
  const branches: { when: SqlExpression; then: SqlExpression }[] = []
  while (reader.takeWords('when')) {
    const when = reader.expression()
    reader.needWord('then')
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
    branches.push({ when, then: reader.expression() })
  }
  if (branches.length === 0) throw reader.unexpected('WHEN')
  const otherwise = reader.takeWords('else') ? reader.expression() : null
  reader.needWord('end')
  return { kind: 'case', operand, branches, otherwise, at: reader.since(start) }
}

import type { Token } from '../relation/tokenize.ts'
import { SqlStop } from './sql-problem.ts'

export const SQL_LIMITS = {
  length: 100_000,
  nesting: 100,
  chain: 1_000,
  blocks: 900,
  /** Queries that are read one upon the other, as in WITH. */
  queries: 200,
} as const

/** Cuts SQL into tokens, comments left out, the last of kind `end`. Throws `SqlStop`. */
export function tokenizeSql(sql: string): readonly Token[] {
  if (sql.length > SQL_LIMITS.length) {
    const message = `The SQL is longer than ${SQL_LIMITS.length.toLocaleString('en')} characters.`
    const span = { start: SQL_LIMITS.length, end: sql.length }
    throw new SqlStop('too-long', message, 'Import it in parts.', span)
  }
  const unusable = /\0|\p{Surrogate}/u.exec(sql)
  if (unusable) {
    const span = { start: unusable.index, end: unusable.index + 1 }
    const hint = 'Remove it; it is invisible and often comes from copying.'
    throw new SqlStop('unreadable', 'There is a character that no text can hold.', hint, span)
  }
  const tokens: Token[] = []
  let start = 0
  while (start < sql.length) {
    const { kind, value, end } = readToken(sql, start)
    if (kind !== 'space') tokens.push({ kind, value, span: { start, end } })
    start = end
  }
  tokens.push({ kind: 'end', value: '', span: { start: sql.length, end: sql.length } })
  return tokens
}

type Kind = Token['kind'] | 'space'

// Sticky, so that each looks only at the place given.
const READERS: readonly (readonly [Kind, RegExp])[] = [
  ['space', /[\s\uFEFF]+|--[^\n]*|\/\*[^]*?\*\//uy],
  ['word', /[\p{L}_][\p{L}\p{M}\p{N}_$]*/uy],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/uy],
  ['text', /'(?:[^']|'')*'(?!')/uy],
  ['quoted-name', /"(?:[^"]|"")*"(?!")|`(?:[^`]|``)*`(?!`)|\[[^\]]*\]/uy],
  ['symbol', /<>|!=|<=|>=|==|\|\||::|\/\/|\*\*|!~|[-+*/%=<>(),.;^~]/uy],
]

function readToken(sql: string, start: number): { kind: Kind; value: string; end: number } {
  for (const [kind, pattern] of READERS) {
    if (kind === 'symbol' && sql.startsWith('/*', start)) break
    pattern.lastIndex = start
    const raw = pattern.exec(sql)?.[0]
    if (raw === undefined) continue
    const end = start + raw.length
    const next = sql.slice(end, end + 1)
    if (kind === 'number' && /[\p{L}_]/u.test(next)) {
      const hint = 'A name that begins with a digit is written in double quotes.'
      const message = `${raw}${next} is neither a number nor a name.`
      throw new SqlStop('unreadable', message, hint, { start, end: end + 1 })
    }
    return { kind, value: unquote(kind, raw), end }
  }
  throw unreadable(sql, start)
}

function unquote(kind: Kind, raw: string): string {
  if (kind !== 'text' && kind !== 'quoted-name') return raw
  const quote = raw.slice(0, 1)
  const inner = raw.slice(1, -1)
  return quote === '[' ? inner : inner.replaceAll(quote + quote, quote)
}

function unreadable(sql: string, start: number): SqlStop {
  const character = String.fromCodePoint(sql.codePointAt(start) ?? 0)
  const span = { start, end: start + character.length }
  if (character === '/') {
    const hint = 'Close it with */.'
    return new SqlStop('unreadable', 'The comment that begins here is not closed.', hint, span)
  }
  if (`'"\`[`.includes(character)) {
    const what = character === "'" ? 'text' : 'name'
    const closing = character === '[' ? ']' : character
    const message = `The ${what} that begins here is not closed.`
    return new SqlStop('unreadable', message, `Close it with ${closing}.`, span)
  }
  if (character === '?' || character === '$' || character === ':' || character === '@') {
    const hint = 'Write the value itself in its place.'
    return new SqlStop('unreadable', 'Parameters of a query have no value here.', hint, span)
  }
  const hint = 'Remove it, or put the name it belongs to in double quotes.'
  return new SqlStop('unreadable', `${character} has no meaning in SQL.`, hint, span)
}

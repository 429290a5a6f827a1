import type { Span } from '../diagnostics/diagnostic.ts'
import { expressionProblem } from './expression-problem.ts'
import type { ExpressionProblem } from './expression-problem.ts'

/** One piece of an expression's text. `value` is what it says, with quotes taken off. */
export interface Token {
  readonly kind: 'word' | 'quoted-name' | 'text' | 'number' | 'symbol' | 'end'
  readonly value: string
  readonly span: Span
}

/** `nesting` bounds the parser's own stack, `depth` everyone's who walks the tree. */
export const EXPRESSION_LIMITS = { length: 20_000, nesting: 64, depth: 500 } as const

/** Words that cannot be a bare column name; in double quotes they can. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'and or not in between like ilike is null case when then else end cast as true false'.split(' '),
)

export const BARE_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u

/** Cuts an expression into tokens, the last of kind `end`; or says which character stops it. */
export function tokenize(text: string): { tokens: Token[] } | { problem: ExpressionProblem } {
  if (text.length > EXPRESSION_LIMITS.length) {
    const message = `The expression is longer than ${EXPRESSION_LIMITS.length.toLocaleString('en')} characters`
    const span = { start: EXPRESSION_LIMITS.length, end: text.length }
    return { problem: expressionProblem('too-long', message, 'Split it into several steps.', span) }
  }
  const unusable = findUnusable(text)
  if (unusable) return { problem: unusable }
  const tokens: Token[] = []
  let start = 0
  while (start < text.length) {
    const found = readToken(text, start)
    if ('code' in found) return { problem: found }
    if (found.kind !== 'space') tokens.push({ ...found, kind: found.kind })
    start = found.span.end
  }
  tokens.push({ kind: 'end', value: '', span: { start: text.length, end: text.length } })
  return { tokens }
}

type Reader = readonly [Token['kind'] | 'space', RegExp]

// Sticky, so that each looks only at the place given.
const READERS: readonly Reader[] = [
  ['space', /\s+/uy],
  ['word', /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/uy],
  ['text', /'(?:[^']|'')*'(?!')/uy],
  ['quoted-name', /"(?:[^"]|"")*"(?!")/uy],
  ['symbol', /<>|!=|<=|>=|==|\|\||[-+*/%=<>(),]/uy],
]

function readToken(
  text: string,
  start: number,
): { kind: Reader[0]; value: string; span: Span } | ExpressionProblem {
  for (const [kind, pattern] of READERS) {
    pattern.lastIndex = start
    const raw = pattern.exec(text)?.[0]
    if (raw === undefined) continue
    const span = { start, end: start + raw.length }
    const next = text.slice(span.end, span.end + 1)
    if (kind === 'number' && /[\p{L}\d_.]/u.test(next)) {
      return expressionProblem(
        'invalid-number',
        `${raw}${next} is neither a number nor a name`,
        'Numbers look like 12, 0.5 or 1e6; a column whose name begins with a digit is written in double quotes.',
        { start, end: span.end + 1 },
      )
    }
    return { kind, value: unquote(kind, raw), span }
  }
  return unreadable(text, start)
}

function unquote(kind: Reader[0], raw: string): string {
  if (kind === 'text') return raw.slice(1, -1).replaceAll("''", "'")
  if (kind === 'quoted-name') return raw.slice(1, -1).replaceAll('""', '"')
  return raw
}

function unreadable(text: string, start: number): ExpressionProblem {
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0)
  if (character === "'" || character === '"') {
    const what = character === "'" ? 'text' : 'name'
    return expressionProblem(
      'unclosed-quote',
      `The ${what} that begins here is not closed`,
      `Close it with ${character}; inside it, ${character} is written twice.`,
      { start, end: text.length },
    )
  }
  return expressionProblem(
    'unexpected',
    `${character} has no meaning in an expression`,
    character === ';' || character === '`' || character === '['
      ? 'Column names with spaces are written in double quotes: "Unit Price".'
      : 'Operators are + - * / % || = <> < <= > >= and or not.',
    { start, end: start + character.length },
  )
}

/** Characters no target can carry: engines cut or alter text that holds them. */
function findUnusable(text: string): ExpressionProblem | null {
  const match = /\0|\p{Surrogate}|(?<=["'])\uFEFF/u.exec(text)
  if (!match) return null
  const code = (text.charCodeAt(match.index) || 0).toString(16).toUpperCase().padStart(4, '0')
  const span = { start: match.index, end: match.index + 1 }
  return expressionProblem(
    'unusable-character',
    `The character U+${code} cannot be used here`,
    'Remove it; it is invisible and often comes from copying.',
    span,
  )
}

import { AGGREGATES, FUNCTIONS } from '@plainflow/core'
import type { NamedTable } from '../../../language-model.ts'

/**
 * Every name of a statement that means nothing where it stands, found without the reader of SQL: names
 * behind FROM and JOIN are tables, names before a parenthesis functions, all others columns of the tables
 * of their SELECT.
 */
export function unknownNames(sql: string, tables: readonly NamedTable[]): string[] {
  const known = new Map(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]))
  return inSelect(tokensOf(sql), known)
}

interface Token {
  readonly kind: 'name' | 'word' | 'symbol' | 'value'
  readonly text: string
}
type Known = ReadonlyMap<string, readonly string[]>

function tokensOf(sql: string): Token[] {
  const pattern =
    /(?<value>'(?:[^']|'')*'|\d+(?:\.\d+)?)|"(?<name>(?:[^"]|"")*)"|(?<word>[\p{L}_][\p{L}\p{N}_]*)|(?<symbol>[^\s])/gu
  return Array.from(sql.matchAll(pattern), ({ groups = {} }): Token => {
    const { value, name, word, symbol } = groups
    if (value !== undefined) return { kind: 'value', text: value }
    if (name !== undefined) return { kind: 'name', text: name.replaceAll('""', '"') }
    return word === undefined
      ? { kind: 'symbol', text: symbol ?? '' }
      : { kind: 'word', text: word }
  })
}

function inSelect(tokens: readonly Token[], given: Known): string[] {
  const known = new Map(given)
  const unknown: string[] = []
  const own: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token) break
    if (token.text === '(' && next?.text === 'SELECT') {
      const end = closing(tokens, at)
      const inner = tokens.slice(at + 1, end)
      unknown.push(...inSelect(inner, known))
      // WITH name AS ( … ): its columns are what its list calls them.
      const name = tokens[at - 2]
      if (tokens[at - 1]?.text === 'AS' && name) known.set(name.text, aliasesIn(inner))
      at = end
    } else own.push(token)
  }
  return [...unknown, ...inOwn(own, known)]
}

function inOwn(tokens: readonly Token[], known: Known): string[] {
  const read = tokens.filter((_, at) => ['FROM', 'JOIN'].includes(tokens[at - 1]?.text ?? ''))
  const missing = read.filter(({ text }) => !known.has(text)).map(({ text }) => `table ${text}`)
  const columns = new Set(read.flatMap(({ text }) => known.get(text) ?? []))
  const names = tokens.flatMap((token, at): string[] => {
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
    if (token.kind !== 'name' && token.kind !== 'word') return []
    if (before === 'AS') return TYPES.has(token.text) || after !== '(' ? [] : [token.text]
    if (read.includes(token) || before === 'WITH' || after === '.') return []
    if (before === '.') {
      const owner = tokens[at - 2]?.text ?? ''
      const isRead = read.some(({ text }) => text === owner)
      return isRead && known.get(owner)?.includes(token.text) ? [] : [`${owner}.${token.text}`]
    }
    if (columns.has(token.text)) return []
    if (token.kind === 'word' && KEYWORDS.has(token.text)) return []
    if (after === '(' && CALLABLE.has(token.text.toLowerCase())) return []
    return [token.text]
  })
  return [...missing, ...names]
}

function closing(tokens: readonly Token[], from: number): number {
  let open = 0
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.text === '(') open += 1
    if (tokens[at]?.text === ')') open -= 1
    if (open === 0) return at
  }
  throw new Error('A parenthesis is open')
}

function aliasesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, at) => (tokens[at - 1]?.text === 'AS' ? [text] : []))
}

const TYPES = new Set(['INTEGER', 'DOUBLE', 'VARCHAR', 'DATE', 'BOOLEAN'])
const KEYWORDS = new Set(
  `SELECT DISTINCT FROM JOIN LEFT ON WHERE AND OR NOT IN IS NULL LIKE ILIKE BETWEEN GROUP BY ALL HAVING
  QUALIFY ORDER ASC DESC LIMIT OVER PARTITION FILTER CASE WHEN THEN ELSE END CAST AS WITH DATE TRUE FALSE
  INTEGER DOUBLE VARCHAR BOOLEAN`.split(/\s+/),
)
const CALLABLE = new Set([
  ...FUNCTIONS.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...AGGREGATES.keys(),
  ...'row_number rank dense_rank lag lead'.split(' '),
])

import type { JoinKind } from '../relation/join.ts'
import type { SqlReader } from './sql-reader.ts'
import { nameOf, parseAlias, parseColumnNames } from './parse-names.ts'
import { callOf } from './parse-expression-sql.ts'
import { parsePivotOf } from './parse-pivot.ts'
import { seriesTable } from './parse-series.ts'
import { parseUnpivotOf } from './parse-unpivot.ts'
import { RESERVED_SQL } from './reserved-words.ts'
import type { TableExpression } from './syntax.ts'

/** A table, a subquery, or several of them joined. */
export function parseTable(reader: SqlReader): TableExpression {
  const { start } = reader
  let left = parsePrimary(reader)
  for (let count = 0; ; count++) {
    reader.tooLong(count)
    const kind = joinKind(reader)
    if (!kind) return left
    const right = parsePrimary(reader)
    const at = () => reader.since(start)
    if (kind.natural) {
      left = { kind: 'join', how: kind.how, left, right, on: null, using: 'all', at: at() }
    } else if (kind.how === 'cross') {
      left = { kind: 'join', how: 'cross', left, right, on: null, using: null, at: at() }
    } else if (reader.takeWords('using')) {
      const using = parseColumnNames(reader)
      if (!using) throw reader.unexpected('the columns in parentheses')
      left = { kind: 'join', how: kind.how, left, right, on: null, using, at: at() }
    } else if (reader.takeWords('on')) {
      const on = reader.expression()
      left = { kind: 'join', how: kind.how, left, right, on, using: null, at: at() }
    } else if (kind.how === 'inner') {
      // SQLite and MySQL read a join without a condition as a cross join, the condition being in WHERE.
      left = { kind: 'join', how: 'cross', left, right, on: null, using: null, at: at() }
    } else throw reader.unexpected('ON or USING')
  }
}

const KINDS: Readonly<Record<string, JoinKind>> = {
  inner: 'inner',
  left: 'left',
  right: 'right',
  full: 'outer',
  semi: 'semi',
  anti: 'anti',
  cross: 'cross',
}

function joinKind(reader: SqlReader): { how: JoinKind; natural: boolean } | null {
  const { start } = reader
  for (const word of ['asof', 'positional'])
    if (reader.word() === word && reader.word(1) === 'join') {
      reader.take()
      const hint = 'Join on equal keys instead.'
      throw reader.unsupported(`A ${word} join cannot become blocks`, hint, start)
    }
  const natural = reader.takeWords('natural')
  const word = reader.word()
  if (word === 'join') {
    reader.take()
    return { how: 'inner', natural }
  }
  const how = KINDS[word]
  if (!how || !Object.hasOwn(KINDS, word)) {
    if (natural) throw reader.unexpected('JOIN')
    return null
  }
  reader.take()
  reader.takeWords('outer')
  reader.needWord('join')
  return { how, natural }
}

function parsePrimary(reader: SqlReader): TableExpression {
  const { start } = reader
  const table = parseNamed(reader)
  if (reader.takeWords('unpivot')) return parseUnpivotOf(reader, start, table)
  if (!reader.takeWords('pivot')) return table
  const body = parsePivotOf(reader, start, table)
  const { at } = body
  const query = { with: [], body, order: [], limit: null, offset: 0, at }
  const alias = parseAlias(reader)
  return { kind: 'derived', query, lateral: false, alias, columns: null, at }
}

function parseNamed(reader: SqlReader): TableExpression {
  const { start } = reader
  const lateral = reader.takeWords('lateral')
  if (reader.takeSymbol('(')) return inParentheses(reader, start, lateral)
  if (lateral) throw reader.unexpected('a query in parentheses')
  const token = reader.peek()
  const named =
    token.kind === 'quoted-name' ||
    (token.kind === 'word' && !RESERVED_SQL.has(token.value.toLowerCase()))
  if (!named) throw reader.unexpected('a table')
  let name = reader.take().value
  // The schema or database before the name says nothing here: tables are datasets.
  while (reader.takeSymbol('.')) name = nameOf(reader)
  if (reader.isSymbol('(')) return seriesOf(reader, name, start)
  const alias = parseAlias(reader)
  const columns = alias === null ? null : parseColumnNames(reader)
  if (reader.word() === 'tablesample') throw reader.unexpected('a join, WHERE or the end')
  return { kind: 'table', name, alias, columns, at: reader.since(start) }
}

/** `generate_series(1, 12) as t(month)`; the name is taken. */
function seriesOf(reader: SqlReader, name: string, start: number): TableExpression {
  if (!['generate_series', 'range', 'unnest'].includes(name.toLowerCase())) {
    const hint = 'Add the data as a dataset and name it here.'
    throw reader.unsupported(`A function (${name}) in FROM cannot become blocks`, hint, start)
  }
  reader.needSymbol('(')
  const args = reader.list(() => reader.expression())
  reader.needSymbol(')')
  const call = callOf(name.toLowerCase(), args, reader.since(start))
  const alias = parseAlias(reader)
  const columns = alias === null ? null : parseColumnNames(reader)
  return seriesTable(call, columns?.[0] ?? name.toLowerCase(), alias)
}

function inParentheses(reader: SqlReader, start: number, lateral: boolean): TableExpression {
  const isQuery =
    ['select', 'with', 'values', 'from', 'pivot', 'unpivot'].includes(reader.word()) ||
    nestedQuery(reader)
  if (!isQuery) {
    const inner = reader.nested(() => parseTable(reader))
    reader.needSymbol(')')
    const alias = parseAlias(reader)
    if (alias === null) return inner
    throw reader.unsupported('A name for joined tables is not read', 'Leave it out.', start)
  }
  const query = reader.query()
  reader.needSymbol(')')
  const alias = parseAlias(reader)
  const columns = alias === null ? null : parseColumnNames(reader)
  return { kind: 'derived', query, lateral, alias, columns, at: reader.since(start) }
}

/** `((select …) union …)`, told from `((a join b) join c)` by its first word. */
function nestedQuery(reader: SqlReader): boolean {
  let ahead = 0
  while (reader.isSymbol('(', ahead)) ahead++
  return ahead > 0 && ['select', 'with'].includes(reader.word(ahead))
}

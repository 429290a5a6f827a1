import type { Span } from '../diagnostics/diagnostic.ts'
import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { parseGroups } from './parse-groups.ts'
import { parsePivot } from './parse-pivot.ts'
import { parseStar } from './parse-star.ts'
import { callOf } from './parse-expression-sql.ts'
import { isUnnest, parseValues, seriesTable } from './parse-series.ts'
import { parseUnpivot } from './parse-unpivot.ts'
import { replaceSql } from './replace-sql.ts'
import { findSql } from './sql-children.ts'
import { parseAlias, parseColumnNames } from './parse-names.ts'
import { parseTable } from './parse-table.ts'
import { parseDirection, parseOrder, parseWindow } from './parse-window.ts'
import { withoutLateral } from './without-lateral.ts'
import type {
  CommonTable,
  OrderItem,
  Query,
  QueryBody,
  Select,
  SelectItem,
  SqlExpression,
  SqlWindow,
  TableExpression,
} from './syntax.ts'

/** `[with …] select … [union …] [order by …] [limit …]`. */
export function parseQuery(reader: SqlReader): Query {
  const { start } = reader
  const tables = reader.takeWords('with') ? commonTables(reader) : []
  const read = parseBody(reader, 0)
  const orders = reader.takeWords('order', 'by') ? parseOrders(reader, read) : []
  const { body, order } = withoutLateral({ body: read, order: orders })
  const { limit, offset } = parseLimit(reader)
  if (reader.word() === 'for' || reader.word() === 'into') throw reader.unexpected('the end')
  const at = reader.since(start)
  return { with: tables, body: firstOfEach(body, order), order, limit, offset, at }
}

/** `order by all` is by every column of the SELECT list, from the first to the last. */
function parseOrders(reader: SqlReader, body: QueryBody): readonly OrderItem[] {
  if (reader.word() !== 'all' || reader.isSymbol('(', 1))
    return reader.list(() => parseOrder(reader))
  const { start } = reader
  reader.take()
  const items = listOf(body)
  if (items.some(({ expression }) => expression.kind === 'star')) {
    const hint = 'Name the columns to order by.'
    throw reader.unsupported('ORDER BY ALL with a * cannot become blocks', hint, start)
  }
  const order = parseDirection(reader)
  return items.map((_, place): OrderItem => {
    const at = reader.since(start)
    return {
      expression: { kind: 'literal', type: 'integer', value: `${place + 1}`, at },
      ...order,
      at,
    }
  })
}

/** The SELECT list that names the columns. */
function listOf(body: QueryBody): readonly SelectItem[] {
  if (body.kind === 'select') return body.items
  return listOf(body.kind === 'set' ? body.left : body.query.body)
}

/** `distinct on (customer_id) … order by ordered_at`: the first row of each, by the order of the query. */
function firstOfEach(body: QueryBody, order: Query['order']): QueryBody {
  if (body.kind !== 'select' || body.distinctOn === null) return body
  const { distinctOn, at } = body
  const over = { named: null, partition: distinctOn, order, frame: null, at }
  const number: SqlExpression = { ...callOf('row_number', [], at), over }
  const one: SqlExpression = { kind: 'literal', type: 'integer', value: '1', at }
  const isFirst: SqlExpression = { kind: 'binary', operator: '=', left: number, right: one, at }
  const qualify: SqlExpression = body.qualify
    ? { kind: 'binary', operator: 'and', left: body.qualify, right: isFirst, at }
    : isFirst
  return { ...body, qualify, distinctOn: null }
}

function commonTables(reader: SqlReader): CommonTable[] {
  const first = reader.peek()
  if (reader.takeWords('recursive')) {
    const hint = 'A pipeline has no loops; unroll the steps that are needed.'
    throw new SqlStop('unsupported', 'WITH RECURSIVE cannot become blocks.', hint, first.span)
  }
  return reader.list(() => {
    const { start } = reader
    const name = needName(reader, 'a name')
    const columns = parseColumnNames(reader)
    reader.needWord('as')
    if (reader.takeWords('not')) reader.needWord('materialized')
    else reader.takeWords('materialized')
    reader.needSymbol('(')
    const query = reader.query()
    reader.needSymbol(')')
    return { name, columns, query, at: reader.since(start) }
  })
}

const BINDING = { union: 1, except: 1, intersect: 2 } as const

/** Set operations, left to right, INTERSECT before the others. */
function parseBody(reader: SqlReader, floor: number): QueryBody {
  const { start } = reader
  let left = parseTerm(reader)
  for (let count = 0; ; count++) {
    reader.tooLong(count)
    const operator = (['union', 'except', 'intersect'] as const).find(
      (word) => reader.word() === word,
    )
    if (!operator || BINDING[operator] <= floor) return left
    reader.take()
    const all = reader.takeWords('all')
    if (!all) reader.takeWords('distinct')
    const byName = reader.takeWords('by', 'name')
    const right = parseBody(reader, BINDING[operator])
    left = { kind: 'set', operator, all, byName, left, right, at: reader.since(start) }
  }
}

function parseTerm(reader: SqlReader): QueryBody {
  const { start } = reader
  if (reader.takeSymbol('(')) {
    const query = reader.query()
    reader.needSymbol(')')
    return { kind: 'nested', query, at: reader.since(start) }
  }
  if (reader.takeWords('values')) return everythingOf(parseValues(reader, start))
  if (reader.takeWords('pivot')) return parsePivot(reader, start, parseTable(reader))
  if (reader.takeWords('unpivot'))
    return everythingOf(parseUnpivot(reader, start, () => parseTable(reader)))
  if (reader.word() === 'from') return parseSelect(reader, start, true)
  if (!reader.takeWords('select')) throw reader.unexpected('SELECT')
  return parseSelect(reader, start, false)
}

/** Also DuckDB's `from t [select …]`. */
function parseSelect(reader: SqlReader, start: number, fromFirst: boolean): Select {
  const early = fromFirst && reader.takeWords('from') ? fromTables(reader) : null
  let distinct = false
  let distinctOn: SqlExpression[] | null = null
  let items: SelectItem[] | null = null
  if (early === null || reader.takeWords('select')) {
    distinct = reader.takeWords('distinct')
    if (distinct && reader.takeWords('on')) {
      reader.needSymbol('(')
      distinctOn = reader.list(() => reader.expression())
      reader.needSymbol(')')
      distinct = false
    } else if (!distinct) reader.takeWords('all')
    items = reader.list(() => selectItem(reader))
  }
  const from = early ?? (reader.takeWords('from') ? fromTables(reader) : [])
  const where = reader.takeWords('where') ? reader.expression() : null
  const groups = reader.takeWords('group', 'by') ? parseGroups(reader) : { groupBy: [], sets: null }
  const having = reader.takeWords('having') ? reader.expression() : null
  const windows = reader.takeWords('window') ? namedWindows(reader) : new Map<string, SqlWindow>()
  const qualify = reader.takeWords('qualify') ? reader.expression() : null
  const at = reader.since(start)
  const plain = { distinct, distinctOn, where, ...groups, having, windows, qualify }
  return spreadOut({ kind: 'select', ...plain, items: items ?? [everything(at)], from, at })
}

function everything(at: Span): SelectItem {
  const star = { kind: 'star', table: null, without: [], replaced: [], renamed: [], at } as const
  return { expression: star, alias: null, at }
}

/** `select * from …`. */
function everythingOf(table: TableExpression): Select {
  const { at } = table
  const plain = { distinct: false, distinctOn: null, where: null, groupBy: [], sets: null }
  const none = { having: null, windows: new Map(), qualify: null }
  return { kind: 'select', ...plain, ...none, items: [everything(at)], from: [table], at }
}

/** `select unnest(generate_series(…)) as day`: the series is the table. */
function spreadOut(select: Select): Select {
  const [found, second] = select.items.flatMap(({ expression }) => findSql(expression, isUnnest))
  if (!found) return select
  if (second || select.from.length > 0) {
    const hint = 'Make the series a table of its own with WITH, and join that.'
    throw new SqlStop(
      'unsupported',
      'UNNEST beside other columns cannot become blocks.',
      hint,
      found.at,
    )
  }
  const table = seriesTable(found, 'unnest', null)
  const column: SqlExpression = { kind: 'column', table: null, name: 'unnest', at: found.at }
  const items = replaceSql(select.items, (node) => (node === found ? column : null))
  return { ...select, items, from: [table] }
}

function fromTables(reader: SqlReader) {
  const found = [parseTable(reader)]
  while (reader.takeSymbol(',')) found.push(parseTable(reader))
  return found
}

function selectItem(reader: SqlReader): SelectItem {
  const { start } = reader
  if (reader.takeSymbol('*')) {
    const expression = parseStar(reader, null, start)
    return { expression, alias: null, at: expression.at }
  }
  const expression = reader.expression()
  const alias = parseAlias(reader)
  return { expression, alias, at: reader.since(start) }
}

function namedWindows(reader: SqlReader) {
  return new Map(
    reader.list(() => {
      const name = needName(reader, 'a name of a window')
      reader.needWord('as')
      return [name.toLowerCase(), parseWindow(reader)] as const
    }),
  )
}

/** `limit 5 offset 2`, `limit 2, 5`, `offset 2 rows fetch first 5 rows only`. */
function parseLimit(reader: SqlReader): { limit: number | null; offset: number } {
  let limit: number | null = null
  let offset = 0
  for (;;) {
    if (reader.takeWords('limit')) {
      if (reader.takeWords('all')) continue
      limit = rowCount(reader)
      if (reader.takeSymbol(',')) [offset, limit] = [limit, rowCount(reader)]
    } else if (reader.takeWords('offset')) {
      offset = rowCount(reader)
      if (!reader.takeWords('rows')) reader.takeWords('row')
    } else if (reader.takeWords('fetch')) {
      if (!reader.takeWords('first')) reader.takeWords('next')
      limit = reader.peek().kind === 'number' ? rowCount(reader) : 1
      if (!reader.takeWords('rows')) reader.needWord('row')
      reader.needWord('only')
    } else return { limit, offset }
  }
}

function rowCount(reader: SqlReader): number {
  const token = reader.peek()
  const value = Number(token.value)
  if (token.kind !== 'number' || !Number.isSafeInteger(value) || value > 1_000_000_000) {
    throw reader.unexpected('a whole number of rows')
  }
  reader.take()
  if (reader.isSymbol('%') || reader.word() === 'percent') throw reader.unexpected('the end')
  return value
}

function needName(reader: SqlReader, expected: string): string {
  const token = reader.peek()
  if (token.kind !== 'word' && token.kind !== 'quoted-name') throw reader.unexpected(expected)
  return reader.take().value
}

import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { parsePivot } from './parse-pivot.ts'
import { parseStar } from './parse-star.ts'
import { parseAlias, parseColumnNames } from './parse-names.ts'
import { parseTable } from './parse-table.ts'
import { parseDirection, parseOrder, parseWindow } from './parse-window.ts'
import type {
  CommonTable,
  OrderItem,
  Query,
  QueryBody,
  Select,
  SelectItem,
  SqlExpression,
  SqlWindow,
} from './syntax.ts'

/** `[with …] select … [union …] [order by …] [limit …]`. */
export function parseQuery(reader: SqlReader): Query {
  const { start } = reader
  const tables = reader.takeWords('with') ? commonTables(reader) : []
  const body = parseBody(reader, 0)
  const order = reader.takeWords('order', 'by') ? parseOrders(reader, body) : []
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
  const plain = { args: [], star: false, distinct: false, order: [], filter: null }
  const number: SqlExpression = { kind: 'call', name: 'row_number', ...plain, over, at }
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
  if (reader.takeWords('values')) {
    const hint = 'Put the rows into a file and load it.'
    throw reader.unsupported('VALUES cannot become blocks: rows come from datasets', hint, start)
  }
  if (reader.takeWords('pivot')) return parsePivot(reader, start, parseTable(reader))
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
  const groupBy = reader.takeWords('group', 'by') ? groups(reader) : []
  const having = reader.takeWords('having') ? reader.expression() : null
  const windows = reader.takeWords('window') ? namedWindows(reader) : new Map<string, SqlWindow>()
  const qualify = reader.takeWords('qualify') ? reader.expression() : null
  const at = reader.since(start)
  const star = { kind: 'star', table: null, without: [], replaced: [], renamed: [], at } as const
  const all: SelectItem = { expression: star, alias: null, at }
  return {
    kind: 'select',
    distinct,
    distinctOn,
    items: items ?? [all],
    from,
    where,
    groupBy,
    having,
    windows,
    qualify,
    at,
  }
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

function groups(reader: SqlReader): readonly SqlExpression[] | 'all' {
  const { start } = reader
  if (reader.takeWords('all')) return 'all'
  const special = ['rollup', 'cube', 'grouping'].includes(reader.word())
  if (special && (reader.isSymbol('(', 1) || reader.word(1) === 'sets')) {
    reader.take()
    const hint = 'Write one query for each grouping and join them with UNION ALL.'
    throw reader.unsupported('GROUP BY with several groupings cannot become blocks', hint, start)
  }
  return reader.list(() => reader.expression())
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

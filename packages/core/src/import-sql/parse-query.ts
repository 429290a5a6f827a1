import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { parseAlias, parseColumnNames, parseTable } from './parse-table.ts'
import { parseOrder, parseWindow } from './parse-window.ts'
import type {
  CommonTable,
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
  const order = reader.takeWords('order', 'by') ? reader.list(() => parseOrder(reader)) : []
  const { limit, offset } = parseLimit(reader)
  if (reader.word() === 'for' || reader.word() === 'into') throw reader.unexpected('the end')
  return { with: tables, body, order, limit, offset, at: reader.since(start) }
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
  if (reader.word() === 'from') return parseSelect(reader, start, true)
  if (!reader.takeWords('select')) throw reader.unexpected('SELECT')
  return parseSelect(reader, start, false)
}

/** Also DuckDB's `from t [select …]`. */
function parseSelect(reader: SqlReader, start: number, fromFirst: boolean): Select {
  const early = fromFirst && reader.takeWords('from') ? fromTables(reader) : null
  let distinct = false
  let items: SelectItem[] | null = null
  if (early === null || reader.takeWords('select')) {
    distinct = reader.takeWords('distinct')
    if (distinct && reader.word() === 'on') {
      const hint = 'Use row_number() over (partition by …) and keep the first row.'
      throw reader.unsupported('DISTINCT ON cannot become blocks', hint, start)
    }
    if (!distinct) reader.takeWords('all')
    items = reader.list(() => selectItem(reader))
  }
  const from = early ?? (reader.takeWords('from') ? fromTables(reader) : [])
  const where = reader.takeWords('where') ? reader.expression() : null
  const groupBy = reader.takeWords('group', 'by') ? groups(reader) : []
  const having = reader.takeWords('having') ? reader.expression() : null
  const windows = reader.takeWords('window') ? namedWindows(reader) : new Map<string, SqlWindow>()
  const qualify = reader.takeWords('qualify') ? reader.expression() : null
  const at = reader.since(start)
  const all: SelectItem = { expression: { kind: 'star', table: null, at }, alias: null, at }
  return {
    kind: 'select',
    distinct,
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
  if (reader.isSymbol('*')) {
    const star = reader.take()
    refuseStarOptions(reader)
    return { expression: { kind: 'star', table: null, at: star.span }, alias: null, at: star.span }
  }
  const expression = reader.expression()
  if (expression.kind === 'star') refuseStarOptions(reader)
  const alias = parseAlias(reader)
  return { expression, alias, at: reader.since(start) }
}

function refuseStarOptions(reader: SqlReader): void {
  const { start } = reader
  if (['exclude', 'replace', 'rename'].includes(reader.word()) && reader.isSymbol('(', 1)) {
    reader.take()
    throw reader.unsupported('This form of * is not read', 'List the columns instead.', start)
  }
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

import type { Column } from '../../relation/column.ts'
import { code, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import type { NamedCode, SqlDialect } from '../sql/dialect.ts'
import { isBare, parenthesized, selectCode } from '../sql/query.ts'
import type { Query } from '../sql/query.ts'
import { postgresCast } from './cast.ts'
import { cast } from './literal.ts'
import { measureCode } from './measured.ts'
import { printed } from './printed.ts'
import { derived, identifier, sortKeys } from './query.ts'
import type { PostgresPlace } from './query.ts'
import { distinct, sampled, unpivoted } from './reshaped.ts'
import { windowCode } from './windowed.ts'

export const POSTGRES: SqlDialect<PostgresPlace> = {
  identifier,
  derived,
  asTable,
  // PostgreSQL pushes nothing below a LIMIT.
  settled: (rows) => rows,
  // An offset keeps a query from being merged into the one around it.
  once: (rows) => ({ ...rows, limit: code`OFFSET 0` }),
  hasSemiJoin: false,
  printed: (expression, columns, { use }, column) => printed(expression, columns, use, column),
  cast: (cell, from, to, { use }) => postgresCast(cell, from, to, use),
  nothing: (type) => cast(code`NULL`, type),
  sortKeys,
  computed,
  measure: (measure, columns, filter, { use }, cell) =>
    measureCode(measure, columns, filter, use, cell),
  windowed: (call, columns, { use }) => windowCode(call, columns, use),
  distinct,
  unpivoted: (relation, rows, { use }) => unpivoted(relation, rows, use),
  sampled: (relation, rows, { use }) => sampled(relation, rows, use),
}

/** What is nested already ends in a name. */
function asTable(rows: Query): Code {
  const isName = rows.from.kind === 'verbatim'
  return isName && isBare(rows) && rows.where.length === 0
    ? rows.from
    : parenthesized(selectCode(rows))
}

function computed(values: readonly NamedCode[], columns: readonly Column[]): Code {
  const known = new Set(columns.map((column) => column.name))
  const added = values.filter(({ name }) => !known.has(name)).map(item)
  const isReplacing = added.length < values.length
  if (!isReplacing) return join([code`*`, ...added], code`,${line}`)
  // The last of a name counts.
  const replaced = new Map(values.map((value) => [value.name, value]))
  const kept = columns.map(({ name }) => {
    const value = replaced.get(name)
    return value ? item(value) : identifier(name)
  })
  return join([...kept, ...added], code`,${line}`)
}

function item({ name, value }: NamedCode): Code {
  return code`${value} AS ${identifier(name)}`
}

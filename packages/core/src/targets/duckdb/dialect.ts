import type { Column } from '../../relation/column.ts'
import { bracketed, code, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import type { NamedCode, SqlDialect, TableCodes } from '../sql/dialect.ts'
import { isBare, parenthesized, selectCode, table } from '../sql/query.ts'
import type { Query } from '../sql/query.ts'
import { duckdbCast } from './cast.ts'
import { DUCKDB_TYPES } from './literal.ts'
import { measureCode } from './measured.ts'
import { printed } from './printed.ts'
import { identifier, sortKeys } from './query.ts'
import { distinct, sampled, unpivoted } from './reshaped.ts'
import { windowCode } from './windowed.ts'

export const DUCKDB: SqlDialect<TableCodes> = {
  identifier,
  derived: (select) => table(parenthesized(select)),
  asTable: (rows) =>
    isBare(rows) && rows.where.length === 0 ? rows.from : parenthesized(selectCode(rows)),
  settled,
  // DuckDB merges no projections.
  once: (rows) => rows,
  hasSemiJoin: true,
  printed: (expression, columns, _, column) => printed(expression, columns, column),
  cast: duckdbCast,
  nothing: (type) => code`CAST(NULL AS ${DUCKDB_TYPES[type]})`,
  sortKeys: (keys, _, cells) => sortKeys(keys, cells),
  computed,
  measure: (measure, columns, filter, _, cell) => measureCode(measure, columns, filter, cell),
  windowed: windowCode,
  distinct,
  unpivoted,
  sampled,
}

export function settled(rows: Query): Query {
  const taken = code`WITH taken AS MATERIALIZED ${parenthesized(selectCode(rows))}`
  return table(parenthesized(code`${taken}${line}SELECT * FROM taken`))
}

function computed(values: readonly NamedCode[], columns: readonly Column[]): Code {
  const known = new Set(columns.map((column) => column.name))
  const replaced = values.filter(({ name }) => known.has(name)).map(item)
  const added = values.filter(({ name }) => !known.has(name)).map(item)
  const star =
    replaced.length > 0
      ? code`* REPLACE ${bracketed(code`(`, replaced, code`)`, NOTHING)}`
      : code`*`
  return join([star, ...added], code`,${line}`)
}

function item({ name, value }: NamedCode): Code {
  return code`${value} AS ${identifier(name)}`
}

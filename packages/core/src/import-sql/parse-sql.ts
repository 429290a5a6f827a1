import { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import { parseExpressionSql } from './parse-expression-sql.ts'
import { parseQuery } from './parse-query.ts'
import type { Query } from './syntax.ts'
import { tokenizeSql } from './tokenize-sql.ts'

/** Reads one SELECT statement. Throws `SqlStop` where it is not one. */
export function parseSql(sql: string): Query {
  const reader = new SqlReader(tokenizeSql(sql), {
    query: parseQuery,
    expression: parseExpressionSql,
  })
  while (reader.takeSymbol(';'));
  refuseOthers(reader)
  const query = reader.query()
  const ended = reader.takeSymbol(';')
  while (reader.takeSymbol(';'));
  const rest = reader.peek()
  if (rest.kind === 'end') return query
  if (!ended) throw reader.unexpected('the end of the query')
  const span = { start: rest.span.start, end: sql.length }
  const message = 'A second statement follows the first.'
  throw new SqlStop('several-statements', message, 'Import one query at a time.', span)
}

const BEGINNINGS = ['select', 'with', 'from', 'values', 'pivot', 'unpivot']

function refuseOthers(reader: SqlReader): void {
  const token = reader.peek()
  if (token.kind === 'end') {
    const hint = 'For example: select region, sum(amount) from sales group by region'
    throw new SqlStop('unreadable', 'There is no query.', hint, token.span)
  }
  if (BEGINNINGS.includes(reader.word()) || reader.isSymbol('(')) return
  const what = token.value.slice(0, 40)
  const message =
    token.kind === 'word'
      ? `${what.toUpperCase()} is not a query.`
      : `A query does not begin with ${what}.`
  const hint = 'Only queries that read become blocks: they begin with SELECT or WITH.'
  throw new SqlStop('not-a-select', message, hint, token.span)
}

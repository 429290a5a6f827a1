import type { Span } from '../diagnostics/diagnostic.ts'
import { SqlStop } from './sql-problem.ts'

/** What a SELECT asks for that no blocks can say. */
export function limited(query: { readonly at: Span }): SqlStop {
  const hint = 'Only LIMIT 1 can; else use a window function that numbers the rows.'
  return new SqlStop(
    'unsupported',
    'This LIMIT or OFFSET in a subquery that depends on the query around cannot become blocks.',
    hint,
    query.at,
  )
}

export function noTable({ at }: { readonly at: Span }): SqlStop {
  const hint = 'A pipeline begins with data: add FROM and a table.'
  return new SqlStop('no-table', 'The query reads no table.', hint, at)
}

export function tied(what: string, at: Span): SqlStop {
  const message = `${what} cannot stand in a subquery that depends on the query around.`
  return new SqlStop('unsupported', message, 'Join the tables in FROM instead.', at)
}

import type { Column } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import { code, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { TableCodes } from '../sql/dialect.ts'
import { parenthesized, share, table } from '../sql/query.ts'
import type { Cells, Query } from '../sql/query.ts'
import { cellIn } from '../sql/upon.ts'
import type { Use } from './helpers.ts'
import { quotePostgresIdentifier } from './quote-postgres-identifier.ts'

/** How a relation's inputs are spelled, and what it needs beyond PostgreSQL's own functions. */
export interface PostgresPlace extends TableCodes {
  readonly use: Use
}

/** A SELECT to select from, which has to have a name. */
export function derived(select: Code): Query {
  return table(code`${parenthesized(select)} AS t`)
}

/**
 * Texts are ordered by code point, whatever language the database was made for. What has a collation is
 * an expression, in which the new names of a SELECT are not known.
 */
export function sortKeys(
  keys: readonly SortKey[],
  columns: readonly Column[],
  cells?: Cells,
): Code {
  const cell = (name: string) => (cells ? cellIn(cells, name, identifier) : identifier(name))
  return join(
    keys.map((key) => {
      const type = columns.find(({ name }) => name === key.column)?.type
      const sorted =
        type === 'text' ? code`${cell(key.column)} COLLATE "C"` : identifier(key.column)
      const direction = key.direction === 'descending' ? code` DESC` : code``
      const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
      return code`${sorted}${direction}${nulls}`
    }),
    code`, `,
  )
}

export function identifier(name: string): Code {
  return verbatim(quotePostgresIdentifier(name))
}

export function identifiers(names: readonly string[]): Code {
  return join(names.map(identifier), code`, `)
}

export function listed(columns: readonly Column[]): Code {
  return join(
    columns.map(({ name }) => identifier(name)),
    code`,${line}`,
  )
}

/** A share between 0 and 1. */
export function fraction(value: number | undefined): Code {
  return verbatim(String(share(value)))
}

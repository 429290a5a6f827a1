import type { Column } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import { code, group, indent, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { quotePostgresIdentifier } from './quote-postgres-identifier.ts'

/** How a relation's inputs are spelled, and what it needs beyond PostgreSQL's own functions. */
export interface PostgresPlace {
  dataset(id: string): Code
  step(id: string): Code
  readonly use: Use
}

/** The clauses of one SELECT, filled from the inside out until one no longer fits. */
export interface Query {
  readonly from: Code
  readonly columns: Code | null
  readonly where: readonly Code[]
  /** GROUP BY. */
  readonly tail: Code | null
  readonly order: Code | null
  /** `LIMIT 5`, `LIMIT 5 OFFSET 10` or `OFFSET 10`. */
  readonly limit: Code | null
}

export function table(from: Code): Query {
  return { from, columns: null, where: [], tail: null, order: null, limit: null }
}

export function nested(inner: Query): Query {
  return table(code`${parenthesized(selectCode(inner))} AS t`)
}

/** A query of which nothing but rows has been chosen: what every new clause may be put upon. */
export function bare(input: Query): Query {
  return input.columns || input.tail || input.order || input.limit ? nested(input) : input
}

/** Something to stand after FROM or JOIN, under a name of its own. */
export function asTable(input: Query): Code {
  const isPlain = !input.columns && input.where.length === 0 && !input.order && !input.limit
  // What is nested already ends in a name.
  return isPlain && !input.tail && isName(input.from)
    ? input.from
    : parenthesized(selectCode(input))
}

function isName(from: Code): boolean {
  return from.kind === 'verbatim'
}

export function parenthesized(body: Code): Code {
  return code`(${indent(code`${line}${body}`)}${line})`
}

export function selectCode(parts: Query): Code {
  const columns = parts.columns ? group(indent(code`${line}${parts.columns}`)) : code` *`
  const clauses = [code`SELECT${columns}`, code`FROM ${parts.from}`]
  if (parts.where.length > 0)
    clauses.push(group(code`WHERE${indent(code`${line}${wheres(parts.where)}`)}`))
  if (parts.tail) clauses.push(parts.tail)
  if (parts.order) clauses.push(code`ORDER BY ${parts.order}`)
  if (parts.limit) clauses.push(parts.limit)
  return join(clauses, line)
}

function wheres(conditions: readonly Code[]): Code {
  if (conditions.length === 1 && conditions[0]) return conditions[0]
  return join(
    conditions.map((condition) => code`(${condition})`),
    code`${line}AND `,
  )
}

/** Texts are ordered by code point, whatever language the database was made for. */
export function sortKeys(keys: readonly SortKey[], columns: readonly Column[]): Code {
  return join(
    keys.map((key) => {
      const type = columns.find(({ name }) => name === key.column)?.type
      const collation = type === 'text' ? code` COLLATE "C"` : code``
      const direction = key.direction === 'descending' ? code` DESC` : code``
      const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
      return code`${identifier(key.column)}${collation}${direction}${nulls}`
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

export function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return verbatim(String(value))
}

/** A share between 0 and 1. */
export function fraction(value: number | undefined): Code {
  if (value === undefined || !(value >= 0 && value <= 1)) throw new Error(`Not a share: ${value}`)
  return verbatim(String(value))
}

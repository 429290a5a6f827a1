import type { SortKey } from '../../relation/relation.ts'
import { code, group, indent, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

/** The clauses of one SELECT, filled from the inside out until one no longer fits. */
export interface Query {
  readonly from: Code
  readonly columns: Code | null
  readonly where: readonly Code[]
  /** GROUP BY or QUALIFY. */
  readonly tail: Code | null
  readonly order: Code | null
  /** `LIMIT 5`, `LIMIT 5 OFFSET 10` or `OFFSET 10`. */
  readonly limit: Code | null
}

export function table(from: Code): Query {
  return { from, columns: null, where: [], tail: null, order: null, limit: null }
}

export function nested(inner: Query): Query {
  return table(parenthesized(selectCode(inner)))
}

/** A query of which nothing but rows has been chosen: what every new clause may be put upon. */
export function bare(input: Query): Query {
  return input.columns || input.order || input.limit ? nested(input) : input
}

/** Something to stand after FROM or JOIN. */
export function asTable(input: Query): Code {
  const isPlain = !input.columns && input.where.length === 0 && !input.order && !input.limit
  return isPlain ? input.from : parenthesized(selectCode(input))
}

/** Rows that stay what they are, whatever a join would like of them: see `hasTake`. */
export function settled(select: Code): Query {
  const taken = code`WITH taken AS MATERIALIZED ${parenthesized(select)}`
  return table(parenthesized(code`${taken}${line}SELECT * FROM taken`))
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

export function sortKeys(keys: readonly SortKey[]): Code {
  return join(keys.map(sortKey), code`, `)
}

function sortKey(key: SortKey): Code {
  const direction = key.direction === 'descending' ? code` DESC` : code``
  const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
  return code`${identifier(key.column)}${direction}${nulls}`
}

export function identifier(name: string): Code {
  return verbatim(quoteDuckdbIdentifier(name))
}

export function identifiers(names: readonly string[]): Code {
  return join(names.map(identifier), code`, `)
}

export function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return verbatim(String(value))
}

/** A share between 0 and 1, as a double. */
export function fraction(value: number | undefined): Code {
  if (value === undefined || !(value >= 0 && value <= 1)) throw new Error(`Not a share: ${value}`)
  const digits = String(value)
  return verbatim(digits.includes('e') ? digits : `${digits}e0`)
}

import { code, group, indent, join, line, verbatim } from '../code.ts'
import type { Code } from '../code.ts'

/** The clauses of one SELECT, filled from the inside out until one no longer fits. */
export interface Query {
  readonly from: Code
  readonly columns: Code | null
  readonly where: readonly Code[]
  /** GROUP BY or QUALIFY. */
  readonly tail: Code | null
  /** What groups have to meet. */
  readonly having?: readonly Code[]
  readonly order: Code | null
  /** `LIMIT 5`, `LIMIT 5 OFFSET 10` or `OFFSET 10`. */
  readonly limit: Code | null
  /**
   * Each column as it is written in this SELECT, where a further clause may be written upon it; not
   * given, a further clause takes the rows as a table.
   */
  readonly cells?: Cells | undefined
  /** The tables it selects from, as far as they are called by their own names. */
  readonly tables?: readonly string[]
}

export interface Cells {
  readonly of: ReadonlyMap<string, Cell>
  /** Of groups: a condition upon them is HAVING. */
  readonly isGrouped?: true
  /** Looked up in other rows: only choosing and sorting comes behind. */
  readonly isWindowed?: true
}

export interface Cell {
  readonly code: Code
  /** A column as it came, which costs nothing to name again. */
  readonly isPlain: boolean
  /** Written with its table, as in a join: `orders.country`. */
  readonly isQualified?: true
  /** A call, which needs no brackets where something is written upon it. */
  readonly isCall?: true
  /** The same in every row: databases take it for a place where they group. */
  readonly isConstant?: true
}

/** A cell inside an expression. */
export function withinExpression({ code: cell, isPlain, isCall }: Cell): Code {
  return isPlain || isCall ? cell : code`(${cell})`
}

export function table(from: Code): Query {
  return { from, columns: null, where: [], tail: null, order: null, limit: null }
}

/** Whether nothing but rows has been chosen: what every new clause may be put upon. */
export function isBare({ columns, tail, order, limit }: Query): boolean {
  return !columns && !tail && !order && !limit
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
  if (parts.having && parts.having.length > 0)
    clauses.push(group(code`HAVING${indent(code`${line}${wheres(parts.having)}`)}`))
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

/** A number of rows. */
export function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return verbatim(String(value))
}

/** A share between 0 and 1. */
export function share(value: number | undefined): number {
  if (value === undefined || !(value >= 0 && value <= 1)) throw new Error(`Not a share: ${value}`)
  return value
}

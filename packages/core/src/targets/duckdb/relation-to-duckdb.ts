import { bindExpression } from '../../relation/bind-expression.ts'
import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Relation, RelationKind, SortKey } from '../../relation/relation.ts'
import { bracketed, code, group, indent, join, line, NOTHING, render, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { expressionToDuckdb } from './expression-to-duckdb.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

/** How a relation's inputs are spelled: SQL table expressions, already quoted. */
export interface DuckdbNames {
  dataset(id: string): string
  step(id: string): string
}

/** The same as code, for a printer that lays out the whole file. */
export interface TableCodes {
  dataset(id: string): Code
  step(id: string): Code
}

export const SQL_WIDTH = 90

/** A relation as one SELECT. The engine runs this very text, and exports print it. */
export function relationToDuckdb(relation: Relation, names: DuckdbNames): string {
  const written = {
    dataset: (id: string) => verbatim(names.dataset(id)),
    step: (id: string) => verbatim(names.step(id)),
  }
  return render(relationCode(relation, written), SQL_WIDTH, 2)
}

export function relationCode(relation: Relation, names: TableCodes): Code {
  return selectCode(query(relation, names))
}

/** The clauses of one SELECT, filled from the inside out until one no longer fits. */
interface Query {
  readonly from: Code
  readonly columns: Code | null
  readonly where: readonly Code[]
  readonly order: Code | null
  readonly limit: Code | null
}

type Rules = {
  readonly [Kind in RelationKind]: (
    relation: Extract<Relation, { kind: Kind }>,
    names: TableCodes,
  ) => Query
}

const RULES: Rules = {
  from: (relation, names) => table(names.dataset(relation.dataset)),
  step: (relation, names) => table(names.step(relation.step)),
  select: (relation, names) => {
    const input = query(relation.input, names)
    const columns = relation.columns.map(({ name, from }) =>
      name === from ? identifier(name) : code`${identifier(from)} AS ${identifier(name)}`,
    )
    // Sorting by a column that is then dropped needs the sort inside; LIMIT may stay.
    const base = input.columns || input.order ? nested(input) : input
    return { ...base, columns: join(columns, code`,${line}`) }
  },
  compute: (relation, names) => {
    const input = query(relation.input, names)
    const base = input.columns || input.order ? nested(input) : input
    return { ...base, columns: computed(relation.columns, columnsOf(relation.input)) }
  },
  filter: (relation, names) => {
    const input = query(relation.input, names)
    const base = input.columns || input.limit || input.order ? nested(input) : input
    const condition = printed(relation.condition, columnsOf(relation.input))
    return { ...base, where: [...base.where, condition] }
  },
  sort: (relation, names) => {
    const input = query(relation.input, names)
    const base = input.columns || input.limit || input.order ? nested(input) : input
    return { ...base, order: join(relation.keys.map(sortKey), code`, `) }
  },
  take: (relation, names) => {
    const input = query(relation.input, names)
    const base = input.limit ? nested(input) : input
    const offset = relation.offset > 0 ? code` OFFSET ${whole(relation.offset)}` : NOTHING
    return { ...base, limit: code`${whole(relation.count)}${offset}` }
  },
}

function query(relation: Relation, names: TableCodes): Query {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, names: TableCodes) => Query
  return rule(relation, names)
}

function table(from: Code): Query {
  return { from, columns: null, where: [], order: null, limit: null }
}

function nested(inner: Query): Query {
  return table(code`(${indent(code`${line}${selectCode(inner)}`)}${line})`)
}

function selectCode(parts: Query): Code {
  const columns = parts.columns ? group(indent(code`${line}${parts.columns}`)) : code` *`
  const clauses = [code`SELECT${columns}`, code`FROM ${parts.from}`]
  if (parts.where.length > 0)
    clauses.push(group(code`WHERE${indent(code`${line}${wheres(parts.where)}`)}`))
  if (parts.order) clauses.push(code`ORDER BY ${parts.order}`)
  if (parts.limit) clauses.push(code`LIMIT ${parts.limit}`)
  return join(clauses, line)
}

function wheres(conditions: readonly Code[]): Code {
  if (conditions.length === 1 && conditions[0]) return conditions[0]
  return join(
    conditions.map((condition) => code`(${condition})`),
    code`${line}AND `,
  )
}

function computed(
  columns: readonly { readonly name: string; readonly value: Expression }[],
  input: readonly Column[],
): Code {
  const known = new Set(input.map((column) => column.name))
  const item = (column: { name: string; value: Expression }) =>
    code`${printed(column.value, input)} AS ${identifier(column.name)}`
  const replaced = columns.filter((column) => known.has(column.name)).map(item)
  const added = columns.filter((column) => !known.has(column.name)).map(item)
  const star =
    replaced.length > 0
      ? code`* REPLACE ${bracketed(code`(`, replaced, code`)`, NOTHING)}`
      : code`*`
  return join([star, ...added], code`,${line}`)
}

function sortKey(key: SortKey): Code {
  const direction = key.direction === 'descending' ? code` DESC` : code``
  const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
  return code`${identifier(key.column)}${direction}${nulls}`
}

function printed(expression: Expression, columns: readonly Column[]): Code {
  const bound = bindExpression(expression, columns)
  const [problem] = bound.problems
  if (problem) throw new Error(`An expression with problems reached a printer: ${problem.message}`)
  // Nothing but nulls is text, as `columnsOf` says; DuckDB would make it an integer.
  const printedCode = expressionToDuckdb(bound)
  return bound.type === null ? code`CAST(${printedCode} AS VARCHAR)` : printedCode
}

function identifier(name: string): Code {
  return verbatim(quoteDuckdbIdentifier(name))
}

function whole(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return verbatim(String(value))
}

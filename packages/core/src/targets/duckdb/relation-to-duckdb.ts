import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { hasTake } from '../../relation/has-take.ts'
import type { Relation, RelationKind } from '../../relation/relation.ts'
import { bracketed, code, join, line, NOTHING, render, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { aggregated, pivoted } from './aggregated.ts'
import { joined } from './joined.ts'
import { printed } from './printed.ts'
import { bare, identifier, nested, selectCode, settled, sortKeys, table, whole } from './query.ts'
import type { Query } from './query.ts'
import { appended, distinct, sampled, unpivoted } from './reshaped.ts'
import { windowCode } from './windowed.ts'

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
  const select = relationCode(relation, written)
  // Whoever makes a view of it and joins that must not reach into what is taken.
  const fenced = hasTake(relation) ? selectCode(settled(select)) : select
  return render(fenced, SQL_WIDTH, 2)
}

export function relationCode(relation: Relation, names: TableCodes): Code {
  return selectCode(query(relation, names))
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
    const columns = columnsOf(relation.input)
    const values = relation.columns.map(({ name, value }) => ({
      name,
      value: printed(value, columns),
    }))
    return { ...base, columns: computed(values, columns) }
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
    return { ...base, order: sortKeys(relation.keys) }
  },
  take: (relation, names) => {
    const input = query(relation.input, names)
    const base = input.limit ? nested(input) : input
    const { count, offset } = relation
    const limit = count === null ? code`OFFSET ${whole(offset)}` : code`LIMIT ${whole(count)}`
    const isLate = count !== null && offset > 0
    return { ...base, limit: isLate ? code`${limit} OFFSET ${whole(offset)}` : limit }
  },
  join: (relation, names) =>
    joined(relation, query(relation.left, names), query(relation.right, names)),
  aggregate: (relation, names) => aggregated(relation, query(relation.input, names)),
  window: (relation, names) => {
    const columns = columnsOf(relation.input)
    const values = relation.columns.map((call) => ({
      name: call.name,
      value: windowCode(call, columns),
    }))
    return { ...bare(query(relation.input, names)), columns: computed(values, columns) }
  },
  distinct: (relation, names) => distinct(relation, query(relation.input, names)),
  append: (relation, names) =>
    appended(
      relation,
      relation.inputs.map((input) => query(input, names)),
    ),
  pivot: (relation, names) => pivoted(relation, query(relation.input, names)),
  unpivot: (relation, names) => unpivoted(relation, query(relation.input, names)),
  sample: (relation, names) => sampled(relation, query(relation.input, names)),
}

function query(relation: Relation, names: TableCodes): Query {
  // Correlated union: the rule under a relation's kind takes that relation.
  const rule = RULES[relation.kind] as (relation: Relation, names: TableCodes) => Query
  return rule(relation, names)
}

/** All columns, some in new clothes, and new ones behind them. */
function computed(
  columns: readonly { readonly name: string; readonly value: Code }[],
  input: readonly Column[],
): Code {
  const known = new Set(input.map((column) => column.name))
  const replaced = columns.filter((column) => known.has(column.name)).map(item)
  const added = columns.filter((column) => !known.has(column.name)).map(item)
  const star =
    replaced.length > 0
      ? code`* REPLACE ${bracketed(code`(`, replaced, code`)`, NOTHING)}`
      : code`*`
  return join([star, ...added], code`,${line}`)
}

function item({ name, value }: { readonly name: string; readonly value: Code }): Code {
  return code`${value} AS ${identifier(name)}`
}

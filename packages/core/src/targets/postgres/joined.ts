import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import { code, indent, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { printed } from './printed.ts'
import { asTable, identifier, nested, parenthesized, table } from './query.ts'
import type { Query } from './query.ts'

const WORDS: Readonly<Record<Exclude<JoinKind, 'semi' | 'anti'>, Code>> = {
  inner: code`JOIN`,
  left: code`LEFT JOIN`,
  right: code`RIGHT JOIN`,
  outer: code`FULL JOIN`,
  cross: code`CROSS JOIN`,
}

export function joined(relation: Join, left: Query, right: Query, use: Use): Query {
  const { how, condition, on } = relation
  if (how !== 'cross' && on.length === 0 && !condition)
    throw new Error('A join needs keys, unless it is a cross join')
  const columns = join(
    relation.columns
      .filter((column) => isJoinOutput(how, column))
      .map((column) => item(column, relation)),
    code`,${line}`,
  )
  if (how === 'semi' || how === 'anti') return existing(relation, left, right, columns, use)
  const word = on.length === 0 && how === 'inner' ? WORDS.cross : WORDS[how]
  const keys = on.length === 0 ? code`` : code` ON ${equalities(relation)}`
  const from = code`${asTable(left)} AS l${line}${word} ${asTable(right)} AS r${keys}`
  const all = { ...table(from), columns }
  if (!condition) return all
  if (how !== 'inner') throw new Error(`A ${how} join takes no condition beside its keys`)
  return { ...nested(all), where: [printed(condition, columnsOf(relation), use)] }
}

/** Semi and anti have no clause of their own: rows for which the other side has, or has not, a match. */
function existing(relation: Join, left: Query, right: Query, columns: Code, use: Use): Query {
  const places = new Map(relation.columns.map((column) => [column.name, place(column, relation)]))
  // Every column is visible to the condition, whichever side comes out.
  const visible: readonly Column[] = columnsOf({ ...relation, how: 'inner' })
  const conditions = relation.on.length === 0 ? [] : [equalities(relation)]
  if (relation.condition) {
    const condition = printed(
      relation.condition,
      visible,
      use,
      (name) => places.get(name) ?? missing(name),
    )
    conditions.push(code`(${condition})`)
  }
  const where = join(conditions, code` AND `)
  const matches = code`SELECT 1${line}FROM ${asTable(right)} AS r${line}WHERE ${where}`
  const not = relation.how === 'anti' ? code`NOT ` : code``
  return {
    ...table(code`${asTable(left)} AS l`),
    columns,
    where: [code`${not}EXISTS ${indent(parenthesized(matches))}`],
  }
}

function equalities({ on }: Join): Code {
  const pairs = on.map(({ left, right }) => code`l.${identifier(left)} = r.${identifier(right)}`)
  return join(pairs, code` AND `)
}

function item(column: JoinColumn, relation: Join): Code {
  const cell = place(column, relation)
  return column.side !== 'key' && column.name === column.from
    ? cell
    : code`${cell} AS ${identifier(column.name)}`
}

function place({ side, from }: JoinColumn, { on }: Join): Code {
  if (side === 'left') return code`l.${identifier(from)}`
  if (side === 'right') return code`r.${identifier(from)}`
  const right = on.find(({ left }) => left === from)?.right ?? missing(from)
  return code`coalesce(l.${identifier(from)}, r.${identifier(right)})`
}

function missing(what: string): never {
  throw new Error(`The join has no ${JSON.stringify(what)}`)
}

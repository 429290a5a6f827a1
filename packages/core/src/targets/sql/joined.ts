import { columnsOf } from '../../relation/columns-of.ts'
import { hasTake } from '../../relation/has-take.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import { code, indent, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { parenthesized, selectCode, table } from './query.ts'
import type { Query } from './query.ts'

const WORDS: Readonly<Record<JoinKind, Code>> = {
  inner: code`JOIN`,
  left: code`LEFT JOIN`,
  right: code`RIGHT JOIN`,
  outer: code`FULL JOIN`,
  semi: code`SEMI JOIN`,
  anti: code`ANTI JOIN`,
  cross: code`CROSS JOIN`,
}

/** Two tables side by side, called `l` and `r` in it. */
export function joined<Place extends TableCodes>(
  dialect: SqlDialect<Place>,
  relation: Join,
  [leftRows, rightRows]: readonly [Query, Query],
  place: Place,
): Query {
  const { identifier } = dialect
  const left = hasTake(relation.left) ? dialect.settled(leftRows) : leftRows
  const right = hasTake(relation.right) ? dialect.settled(rightRows) : rightRows
  const { how, condition, on } = relation
  if (how !== 'cross' && on.length === 0 && !condition)
    throw new Error('A join needs keys, unless it is a cross join')
  const columns = join(
    relation.columns.filter((column) => isJoinOutput(how, column)).map(item),
    code`,${line}`,
  )
  const isHalf = how === 'semi' || how === 'anti'
  if (isHalf && (condition || !dialect.hasSemiJoin)) return existing()
  const word = on.length === 0 && how === 'inner' ? WORDS.cross : WORDS[how]
  const keys = on.length === 0 ? code`` : code` ON ${equalities()}`
  const sides = code`${dialect.asTable(left)} AS l${line}${word} ${dialect.asTable(right)} AS r`
  const all = { ...table(code`${sides}${keys}`), columns }
  if (!condition) return all
  if (how !== 'inner') throw new Error(`A ${how} join takes no condition beside its keys`)
  const where = [dialect.printed(condition, columnsOf(relation), place)]
  return { ...dialect.derived(selectCode(all)), where }

  /** Rows for which the other side has, or has not, a match: no clause takes every condition. */
  function existing(): Query {
    const cells = new Map(relation.columns.map((column) => [column.name, cellOf(column)]))
    const conditions = on.length === 0 ? [] : [equalities()]
    if (condition) {
      // Every column is visible to the condition, whichever side comes out.
      const visible = columnsOf({ ...relation, how: 'inner' })
      const cell = (name: string) => cells.get(name) ?? missing(name)
      conditions.push(code`(${dialect.printed(condition, visible, place, cell)})`)
    }
    const other = code`SELECT 1${line}FROM ${dialect.asTable(right)} AS r`
    const matches = code`${other}${line}WHERE ${join(conditions, code` AND `)}`
    const not = how === 'anti' ? code`NOT ` : code``
    return {
      ...table(code`${dialect.asTable(left)} AS l`),
      columns,
      where: [code`${not}EXISTS ${indent(parenthesized(matches))}`],
    }
  }

  function equalities(): Code {
    const pairs = on.map((key) => code`l.${identifier(key.left)} = r.${identifier(key.right)}`)
    return join(pairs, code` AND `)
  }

  function item(column: JoinColumn): Code {
    const cell = cellOf(column)
    return column.side !== 'key' && column.name === column.from
      ? cell
      : code`${cell} AS ${identifier(column.name)}`
  }

  function cellOf({ side, from }: JoinColumn): Code {
    if (side === 'left') return code`l.${identifier(from)}`
    if (side === 'right') return code`r.${identifier(from)}`
    const other = on.find((key) => key.left === from)?.right ?? missing(from)
    return code`coalesce(l.${identifier(from)}, r.${identifier(other)})`
  }
}

function missing(what: string): never {
  throw new Error(`The join has no ${JSON.stringify(what)}`)
}

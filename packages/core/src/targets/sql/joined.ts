import { columnsOf } from '../../relation/columns-of.ts'
import { hasTake } from '../../relation/has-take.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import { code, indent, join, line, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { SqlDialect, TableCodes } from './dialect.ts'
import { namedItem } from './named-item.ts'
import { isBare, parenthesized, selectCode, table } from './query.ts'
import type { Cell, Cells, Query } from './query.ts'

const WORDS: Readonly<Record<JoinKind, Code>> = {
  inner: code`JOIN`,
  left: code`LEFT JOIN`,
  right: code`RIGHT JOIN`,
  outer: code`FULL JOIN`,
  semi: code`SEMI JOIN`,
  anti: code`ANTI JOIN`,
  cross: code`CROSS JOIN`,
}

/** Two tables side by side: under their own names, or called `l` and `r` where they have none. */
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
  const chain = chainOf(relation, left, right, place)
  const [l, r] = chain ? [NOTHING, chain.right] : callSides(relation, left, right, place)
  const output = relation.columns.filter((column) => isJoinOutput(how, column))
  const chosen = output.map((column): [string, Cell] => [column.name, cellAt(column)])
  const columns = join(
    chosen.map(([name, cell]) => namedItem(name, cell, identifier)),
    code`,${line}`,
  )
  const cells: Cells = { of: new Map(chosen) }
  const isHalf = how === 'semi' || how === 'anti'
  if (isHalf && (condition || !dialect.hasSemiJoin)) return existing()
  const word = on.length === 0 && how === 'inner' ? WORDS.cross : WORDS[how]
  const keys = on.length === 0 ? code`` : code` ON ${equalities()}`
  const first = chain ? left.from : called(left, l)
  const sides = code`${first}${line}${word} ${called(right, r)}`
  const tables = chain ? [...chain.tables, ...namesOf(r)] : [...namesOf(l), ...namesOf(r)]
  const all = { ...table(code`${sides}${keys}`), columns, cells, tables }
  if (!condition) return all
  if (how !== 'inner') throw new Error(`A ${how} join takes no condition beside its keys`)
  const where = [dialect.printed(condition, columnsOf(relation), place)]
  return { ...dialect.derived(selectCode(all)), where }

  /** A table, under its own name or another. */
  function called(rows: Query, name: Code): Code {
    const from = dialect.asTable(rows)
    const isOwn = from.kind === 'verbatim' && name.kind === 'verbatim' && from.text === name.text
    return isOwn ? from : code`${from} AS ${name}`
  }

  /** Rows for which the other side has, or has not, a match: no clause takes every condition. */
  function existing(): Query {
    const shown = new Map(relation.columns.map((column) => [column.name, cellOf(column)]))
    const conditions = on.length === 0 ? [] : [equalities()]
    if (condition) {
      // Every column is visible to the condition, whichever side comes out.
      const visible = columnsOf({ ...relation, how: 'inner' })
      const cell = (name: string) => shown.get(name) ?? missing(name)
      conditions.push(code`(${dialect.printed(condition, visible, place, cell)})`)
    }
    const other = code`SELECT 1${line}FROM ${called(right, r)}`
    const matches = code`${other}${line}WHERE ${join(conditions, code` AND `)}`
    const not = how === 'anti' ? code`NOT ` : code``
    return {
      ...table(called(left, l)),
      columns,
      cells,
      where: [code`${not}EXISTS ${indent(parenthesized(matches))}`],
    }
  }

  function equalities(): Code {
    const pairs = on.map((key) => code`${leftCell(key.left)} = ${r}.${identifier(key.right)}`)
    return join(pairs, code` AND `)
  }

  function leftCell(name: string): Code {
    return leftCellAt(name).code
  }

  function leftCellAt(name: string): Cell {
    return chain ? chain.cell(name) : columnOf(l, name)
  }

  function columnOf(side: Code, name: string): Cell {
    return { code: code`${side}.${identifier(name)}`, isPlain: true, isQualified: true }
  }

  function cellOf(column: JoinColumn): Code {
    return cellAt(column).code
  }

  function cellAt({ side, from }: JoinColumn): Cell {
    if (side === 'left') return leftCellAt(from)
    if (side === 'right') return columnOf(r, from)
    const other = on.find((key) => key.left === from)?.right ?? missing(from)
    const both = code`coalesce(${leftCell(from)}, ${r}.${identifier(other)})`
    return { code: both, isPlain: false }
  }
}

/** A join to which another table is joined: they stand in one FROM, each under its own name. */
function chainOf<Place extends TableCodes>(
  { left, right, how, on, condition }: Join,
  leftRows: Query,
  rightRows: Query,
  place: Place,
) {
  const { cells, tables = [] } = leftRows
  const isOpen = cells && !cells.isGrouped && !cells.isWindowed && isJoinAlone(leftRows)
  if (!isOpen || tables.length === 0 || hasTake(left) || condition) return null
  if (right.kind !== 'step' || !isTable(rightRows) || how === 'semi' || how === 'anti') return null
  if (!on.every((key) => cells.of.get(key.left)?.isPlain)) return null
  // Where no left row matches, its columns are empty: what is computed here would be computed of nothing.
  const isKept = how !== 'right' && how !== 'outer'
  if (!isKept && [...cells.of.values()].some(({ isPlain }) => !isPlain)) return null
  const name = place.step(right.step)
  if (namesOf(name).some((each) => tables.includes(each))) return null
  return {
    right: name,
    tables,
    // All that is known of it: a constant stays one for who groups by it.
    cell: (column: string): Cell => cells.of.get(column) ?? missing(column),
  }
}

function isJoinAlone({ where, tail, having, order, limit }: Query): boolean {
  return where.length === 0 && !tail && !having && !order && !limit
}

function isTable(rows: Query): boolean {
  return isBare(rows) && rows.where.length === 0
}

function namesOf(name: Code): readonly string[] {
  return name.kind === 'verbatim' ? [name.text] : []
}

/** Steps by their names; what is a SELECT of its own, or one table twice, has to be called something. */
function callSides<Place extends TableCodes>(
  { left, right }: Join,
  leftRows: Query,
  rightRows: Query,
  place: Place,
): readonly [Code, Code] {
  const isApart = left.kind === 'step' && right.kind === 'step' && left.step !== right.step
  const isNamed = isTable(leftRows) && isTable(rightRows)
  return isApart && isNamed
    ? [place.step(left.step), place.step(right.step)]
    : [verbatim('l'), verbatim('r')]
}

function missing(what: string): never {
  throw new Error(`The join has no ${JSON.stringify(what)}`)
}

import type { ColumnType } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { commonType } from '../../relation/common-type.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import type { Relation } from '../../relation/relation.ts'
import { code, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { freshName } from './assigned.ts'
import { dplyrCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { text } from './literal.ts'
import { piped } from './pipe.ts'
import { conditions } from './printed.ts'
import { rCall } from './r-call.ts'
import { namedValue, rColumn } from './r-name.ts'
import { selected } from './selected.ts'

/** Rows before a join, what is done to them, and what follows. */
export interface JoinedRows {
  readonly rows: Code
  readonly links: readonly Code[]
}

interface Sides {
  readonly left: Code
  readonly right: Code
}

/** Two sides joined, with the columns asked for. */
export function joined(relation: Join, sides: Sides, use: Use): JoinedRows {
  const { how, condition } = relation
  if (condition && how !== 'inner')
    throw new Error(`A ${how} join takes no condition beside its keys`)
  const { rows, links } = matched(relation, sides, use)
  return { rows, links: [...links, ...kept(relation, use)] }
}

/** The rows of the left side with (or without) a partner for which the condition holds. */
export function keptByCondition(
  relation: Join,
  { left, right }: Sides,
  pairs: Code,
  use: Use,
): { readonly pairs: JoinedRows; readonly links: readonly Code[] } {
  const given = columnsOf(relation.left)
  const names = [...given, ...relation.columns].map(({ name }) => name)
  const row = freshName('row', new Set(names))
  const numbered: Relation = {
    kind: 'step',
    step: '',
    columns: [...given, { name: row, type: 'integer' }],
  }
  const inner: Join = {
    ...relation,
    how: 'inner',
    left: numbered,
    columns: [{ name: row, side: 'left', from: row }, ...relation.columns],
  }
  const found = matched(inner, { left, right }, use)
  const by = code`by = ${text(row)}`
  const join = relation.how === 'semi' ? code`semi_join` : code`anti_join`
  return {
    pairs: { rows: found.rows, links: [...found.links, ...kept(inner, use)] },
    links: [rCall(join, pairs, by), selected(outputOf(relation))],
  }
}

/** The number of each row, which `keptByCondition` joins by. */
export function numberedRows(relation: Join): Code {
  const names = [...columnsOf(relation.left), ...relation.columns].map(({ name }) => name)
  const row = freshName('row', new Set(names))
  return rCall(code`mutate`, namedValue(row, code`row_number()`))
}

function kept(relation: Join, use: Use): readonly Code[] {
  if (!relation.condition) return []
  const visible = columnsOf({ ...relation, how: 'inner' })
  return [rCall(code`filter`, ...conditions(relation.condition, visible, use))]
}

const VERBS: Readonly<Record<Exclude<JoinKind, 'cross'>, Code>> = {
  inner: code`inner_join`,
  left: code`left_join`,
  right: code`right_join`,
  outer: code`full_join`,
  semi: code`semi_join`,
  anti: code`anti_join`,
}

function matched(relation: Join, sides: Sides, use: Use): JoinedRows {
  const { how } = relation
  if (how === 'cross' || relation.on.length === 0) return crossed(relation, sides, use)
  const { left, right } = isNatural(relation)
    ? naturalSides(relation, sides)
    : keyedSides(relation, sides, use)
  const options = [right.rows, code`by = ${byCode(left.keys, right.keys)}`]
  const join = rCall(VERBS[how], ...options, code`na_matches = "never"`)
  const given = how === 'semi' || how === 'anti' ? left.names : [...left.names, ...right.names]
  const wanted = outputOf(relation).map((column) => ({
    name: column.name,
    from: left.nameOf(column),
  }))
  const isDone =
    given.length === wanted.length &&
    wanted.every(({ name, from }, index) => name === from && given[index] === name)
  return { rows: left.rows, links: [...left.links, join, ...(isDone ? [] : [selected(wanted)])] }
}

interface LeftSide {
  readonly rows: Code
  readonly links: readonly Code[]
  readonly keys: readonly string[]
  /** The columns before the join. */
  readonly names: readonly string[]
  /** Where a column that comes out stands after it. */
  nameOf(column: JoinColumn): string
}

interface RightSide {
  readonly rows: Code
  readonly keys: readonly string[]
  /** What it adds to the left columns. */
  readonly names: readonly string[]
}

function outputOf({ how, columns }: Join): readonly JoinColumn[] {
  return columns.filter((column) => isJoinOutput(how, column))
}

/** Whether dplyr leaves the columns as they are wanted, but for names of keys. */
function isNatural(relation: Join): boolean {
  const { how, on } = relation
  const types = { left: typesOf(relation.left), right: typesOf(relation.right) }
  const output = outputOf(relation)
  const isCoalesced = how === 'right' || how === 'outer'
  return (
    on.every((pair) => types.left.get(pair.left) === types.right.get(pair.right)) &&
    new Set(on.map(({ left }) => left)).size === on.length &&
    new Set(on.map(({ right }) => right)).size === on.length &&
    output.every(({ name, side, from }) => {
      if (side === 'key') return true
      const isKey = on.some((pair) => pair[side] === from)
      if (side === 'left') return name === from && !(isKey && isCoalesced)
      // The right keys come along to be joined by, each under its own name.
      return !isKey && !types.left.has(name) && on.every(({ right }) => right !== name)
    })
  )
}

function naturalSides(
  relation: Join,
  { left, right }: Sides,
): { left: LeftSide; right: RightSide } {
  const { on, how } = relation
  const shown = outputOf(relation).filter(({ side }) => side === 'right')
  const chosen = [
    ...on.map((pair) => ({ name: pair.right, from: pair.right })),
    ...shown.map(({ name, from }) => ({ name, from })),
  ]
  const given = columnsOf(relation.right).map(({ name }) => name)
  const isWhole =
    how === 'semi' ||
    how === 'anti' ||
    (given.length === chosen.length && chosen.every(({ name, from }) => name === from))
  const names = isWhole
    ? given.filter((name) => shown.some((column) => column.name === name))
    : shown.map(({ name }) => name)
  return {
    left: {
      rows: left,
      links: [],
      keys: on.map((pair) => pair.left),
      names: columnsOf(relation.left).map(({ name }) => name),
      nameOf: ({ name, side, from }) => (side === 'key' ? from : name),
    },
    right: {
      rows: isWhole ? right : piped(right, selected(chosen)),
      keys: on.map((pair) => pair.right),
      names,
    },
  }
}

/** Both sides with nothing but their keys, of one type under names of their own, and what comes out. */
function keyedSides(relation: Join, sides: Sides, use: Use): { left: LeftSide; right: RightSide } {
  const { on } = relation
  const types = { left: typesOf(relation.left), right: typesOf(relation.right) }
  const output = outputOf(relation)
  const given = [...types.left.keys(), ...types.right.keys()]
  const taken = new Set([...given, ...output.map(({ name }) => name)])
  const keys = on.map(() => freshName('key', taken))
  // One column is made after the other: none may take the place of one that is still to be read.
  const inner = new Map(
    output.map((column) => {
      const { name, side, from } = column
      const isFree = side === 'key' || name === from || !types[side].has(name)
      return [column, isFree ? name : freshName(name, taken)]
    }),
  )
  const innerName = (column: JoinColumn) => inner.get(column) ?? column.name
  const transmuted = (side: 'left' | 'right') => {
    const values = on.map((pair, index) => {
      const own = types[side].get(pair[side]) ?? 'text'
      const common = commonType([
        types.left.get(pair.left) ?? null,
        types.right.get(pair.right) ?? null,
      ])
      const key = dplyrCast(rColumn(pair[side]), own, common ?? own, use)
      return namedValue(keys[index] ?? '', key)
    })
    const shown = output.filter((column) => column.side === side)
    return rCall(
      code`transmute`,
      ...values,
      ...shown.map((column) => namedValue(innerName(column), rColumn(column.from))),
    )
  }
  const nameOf = (column: JoinColumn) => {
    const { side, from } = column
    if (side !== 'key') return innerName(column)
    const index = on.findIndex((pair) => pair.left === from)
    return keys[index] ?? missingKey(from)
  }
  const names = (side: string) => output.filter((column) => column.side === side).map(innerName)
  return {
    left: {
      rows: sides.left,
      links: [transmuted('left')],
      keys,
      names: [...keys, ...names('left')],
      nameOf,
    },
    right: { rows: piped(sides.right, transmuted('right')), keys, names: names('right') },
  }
}

function crossed(relation: Join, sides: Sides, use: Use): JoinedRows {
  use('tidyr')
  const output = outputOf(relation)
  const taken = new Set(output.map(({ name }) => name))
  const side = (which: 'left' | 'right') => {
    const given = columnsOf(relation[which]).map(({ name }) => name)
    const shown = output.filter(
      (column) => (column.side === 'key' ? 'left' : column.side) === which,
    )
    const isWhole =
      shown.length === given.length &&
      shown.every(({ name, from }, index) => name === from && given[index] === name)
    if (isWhole) return { rows: sides[which], names: given }
    if (shown.length === 0) {
      // Without a column there would be no rows.
      const name = freshName('row', taken)
      const row = rCall(code`transmute`, namedValue(name, code`row_number()`))
      return { rows: piped(sides[which], row), names: [name] }
    }
    return { rows: piped(sides[which], selected(shown)), names: shown.map(({ name }) => name) }
  }
  const [left, right] = [side('left'), side('right')]
  const given = [...left.names, ...right.names]
  const wanted = output.map(({ name }) => ({ name, from: name }))
  const isDone = given.join('\n') === wanted.map(({ name }) => name).join('\n')
  const rows = rCall(code`expand_grid`, left.rows, right.rows)
  return { rows, links: isDone ? [] : [selected(wanted)] }
}

function byCode(left: readonly string[], right: readonly string[]): Code {
  const pairs = left.map((name, index) => {
    const other = right[index] ?? name
    return other === name ? text(name) : code`${text(name)} = ${text(other)}`
  })
  const isSame = left.every((name, index) => name === right[index])
  const [only = NOTHING] = pairs
  return pairs.length === 1 && isSame ? only : rCall(verbatim('c'), ...pairs)
}

function missingKey(name: string): never {
  throw new Error(`The join has no key ${JSON.stringify(name)}`)
}

function typesOf(relation: Relation): ReadonlyMap<string, ColumnType> {
  return new Map(columnsOf(relation).map(({ name, type }) => [name, type]))
}

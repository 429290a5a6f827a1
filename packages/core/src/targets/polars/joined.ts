import type { Column, ColumnType } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { commonType } from '../../relation/common-type.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'
import { chained } from '../python/chain.ts'
import { columnName, isPattern, polarsColumn } from './column-name.ts'
import { POLARS_TYPES } from './literal.ts'
import { printed } from './printed.ts'
import type { PolarsPlace } from './relation-to-polars.ts'

interface Sides {
  readonly left: Code
  readonly right: Code
}

/** Statements that join two sides and leave the columns asked for. */
export function joined(relation: Join, sides: Sides, place: PolarsPlace): readonly Code[] {
  const { how, condition } = relation
  const isKept = how === 'semi' || how === 'anti'
  if (condition && isKept) return keptByCondition(relation, sides, place)
  if (condition && how !== 'inner')
    throw new Error(`A ${how} join takes no condition beside its keys`)
  const statements = matched(relation, sides, place.variable)
  return condition ? [...statements, filtered(relation, place, place.variable)] : statements
}

/** A side brought to the columns it gives, its keys under names both sides share. */
interface Key {
  readonly name: string
  readonly left: string
  readonly right: string
  readonly type: ColumnType | null
}

function matched(relation: Join, { left, right }: Sides, variable: Code): readonly Code[] {
  const output = relation.columns.filter((column) => isJoinOutput(relation.how, column))
  const keys = keysOf(relation)
  const how = keys.length === 0 ? 'cross' : relation.how
  const isPlain = leavesLeftAsItIs(relation, keys, output)
  const leftRows = isPlain ? left : code`${left}${sideLink(relation, keys, 'left', output)}`
  const rightRows = rightSide(relation, keys, right, output)
  const options = [
    rightRows,
    ...(keys.length > 0 ? [code`on=${keyNames(keys)}`] : []),
    ...(how === 'inner' ? [] : [code`how=${text(how === 'outer' ? 'full' : how)}`]),
    ...(how === 'outer' ? [code`coalesce=True`] : []),
    ...(ORDER[how] ? [code`maintain_order=${text(ORDER[how])}`] : []),
  ]
  const whole = code`${variable} = ${pythonCall(code`${leftRows}.join`, ...options)}`
  const given = givenColumns(relation, keys, isPlain, output)
  const wanted = output.map((column) => nameOf(column, keys))
  const isDone =
    given.join('\n') === wanted.join('\n') && output.every(({ name }, i) => name === wanted[i])
  if (isDone) return [whole]
  const exprs = output.map(({ name }, index) => {
    const from = wanted[index] ?? name
    return from === name
      ? columnName(name)
      : chained(polarsColumn(from), code`.alias(${text(name)})`)
  })
  return [whole, code`${variable} = ${pythonCall(code`${variable}.select`, ...exprs)}`]
}

/** Every run then gives its rows in the same order. */
const ORDER: Readonly<Partial<Record<JoinKind, string>>> = {
  inner: 'left',
  left: 'left',
  right: 'right',
  outer: 'left_right',
  semi: 'left',
  anti: 'left',
}

function keyNames(keys: readonly Key[]): Code {
  const names = keys.map(({ name }) => text(name))
  return keys.length === 1 ? (names[0] ?? code``) : pythonList(...names)
}

/** Keys of one type under a name of the left side keep it; others get a name of their own. */
function keysOf(relation: Join): readonly Key[] {
  const types = { left: typesOf(relation.left), right: typesOf(relation.right) }
  const outputs = new Set(relation.columns.map(({ name }) => name))
  const taken = new Set([...outputs, ...types.left.keys(), ...types.right.keys()])
  const used = new Set<string>()
  return relation.on.map((pair) => {
    const own = [types.left.get(pair.left) ?? null, types.right.get(pair.right) ?? null]
    const common = commonType(own) ?? null
    const isShared = own.every((type) => type === common)
    const isAlone = relation.columns.every(
      (column) =>
        column.name !== pair.left || (column.side !== 'right' && column.from === pair.left),
    )
    const isOwn = isShared && isAlone && !isPattern(pair.left) && !used.has(pair.left)
    const name = isOwn && keepsKey(relation, pair.left) ? pair.left : freshName('key', taken)
    used.add(name)
    taken.add(name)
    return { name, left: pair.left, right: pair.right, type: isShared ? null : common }
  })
}

/** In a right or outer join a key is filled from the right, so a left column must not be the key. */
function keepsKey({ how, columns }: Join, key: string): boolean {
  if (how !== 'right' && how !== 'outer') return true
  return columns.every((column) => column.side !== 'left' || column.from !== key)
}

function freshName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`
  return name
}

/** Whether the left rows can be joined without another selection before. */
function leavesLeftAsItIs(
  relation: Join,
  keys: readonly Key[],
  output: readonly JoinColumn[],
): boolean {
  const names = new Set(columnsOf(relation.left).map(({ name }) => name))
  return (
    keys.every((key) => key.name === key.left) &&
    output.every(({ name, side, from }) =>
      side === 'right' ? !names.has(name) : side === 'key' || name === from,
    )
  )
}

function sideLink(
  { columns, how }: Join,
  keys: readonly Key[],
  side: 'left' | 'right',
  output: readonly JoinColumn[],
): Code {
  const shown = (how === 'semi' || how === 'anti' ? output : columns).filter(
    (column) => column.side === side && !keys.some((key) => side === 'left' && isKey(column, key)),
  )
  const exprs = [
    ...keys.map((key) => keyExpr(key, side)),
    ...shown.map(({ name, from }) =>
      name === from ? columnName(name) : chained(polarsColumn(from), code`.alias(${text(name)})`),
    ),
  ]
  return pythonCall(code`.select`, ...exprs)
}

function isKey({ name, from }: JoinColumn, key: Key): boolean {
  return key.name === name && key.left === from
}

function keyExpr(key: Key, side: 'left' | 'right'): Code {
  const from = key[side]
  const links = [
    ...(key.type ? [pythonCall(code`.cast`, POLARS_TYPES[key.type])] : []),
    ...(key.name === from ? [] : [code`.alias(${text(key.name)})`]),
  ]
  return links.length === 0 ? columnName(from) : chained(polarsColumn(from), ...links)
}

function rightSide(
  relation: Join,
  keys: readonly Key[],
  right: Code,
  output: readonly JoinColumn[],
): Code {
  const given = columnsOf(relation.right).map(({ name }) => name)
  const shown = output.filter(({ side }) => side === 'right')
  const isWhole =
    keys.every((key) => key.name === key.right) &&
    shown.every(({ name, from }) => name === from) &&
    given.length === keys.length + shown.length
  return isWhole ? right : code`${right}${sideLink(relation, keys, 'right', output)}`
}

/** The columns as Polars leaves them: the left ones, then those of the right that are no keys. */
function givenColumns(
  relation: Join,
  keys: readonly Key[],
  isPlain: boolean,
  output: readonly JoinColumn[],
): readonly string[] {
  const { how } = relation
  const right = output.filter(({ side }) => side === 'right').map(({ name }) => name)
  const names = isPlain
    ? columnsOf(relation.left).map(({ name }) => name)
    : [
        ...keys.map(({ name }) => name),
        ...output
          .filter((column) => column.side === 'left' && !keys.some((key) => isKey(column, key)))
          .map(({ name }) => name),
      ]
  const keyed = new Set(keys.map(({ name }) => name))
  if (how === 'right') return [...names.filter((name) => !keyed.has(name)), ...keyed, ...right]
  return [...names, ...right]
}

/** Where the column stands after the join. */
function nameOf({ name, side, from }: JoinColumn, keys: readonly Key[]): string {
  if (side !== 'key') return name
  const key = keys.find((each) => each.left === from)
  if (!key) throw new Error(`The join has no key ${JSON.stringify(from)}`)
  return key.name
}

/** Rows of the left side with (or without) a partner for which the condition holds. */
function keptByCondition(relation: Join, { left, right }: Sides, place: PolarsPlace): Code[] {
  const pairs = place.fresh('pairs')
  const names = [
    ...columnsOf(relation.left).map(({ name }) => name),
    ...relation.columns.map(({ name }) => name),
  ]
  const row = freshName('row', new Set(names))
  const { variable } = place
  const numbered = {
    kind: 'step',
    step: '',
    columns: [...columnsOf(relation.left), { name: row, type: 'integer' as const }],
  } as const
  const inner: Join = {
    ...relation,
    how: 'inner',
    left: numbered,
    columns: [{ name: row, side: 'left', from: row }, ...relation.columns],
  }
  const candidates = matched(inner, { left: variable, right }, pairs.variable)
  const outputs = relation.columns.filter((column) => isJoinOutput(relation.how, column))
  const exprs = outputs.map(({ name, from }) =>
    name === from ? columnName(name) : chained(polarsColumn(from), code`.alias(${text(name)})`),
  )
  const options = [
    pairs.variable,
    code`on=${text(row)}`,
    code`how=${text(relation.how)}`,
    code`maintain_order="left"`,
  ]
  return [
    code`${variable} = ${left}.with_row_index(${text(row)})`,
    ...candidates,
    filtered(relation, place, pairs.variable),
    code`${variable} = ${pythonCall(code`${variable}.join`, ...options)}`,
    code`${variable} = ${pythonCall(code`${variable}.select`, ...exprs)}`,
  ]
}

function filtered(relation: Join, { use }: PolarsPlace, rows: Code): Code {
  if (!relation.condition) throw new Error('The join has no condition')
  const visible = columnsOf({ ...relation, how: 'inner' })
  const condition = printed(relation.condition, visible, use)
  return code`${rows} = ${pythonCall(code`${rows}.filter`, condition)}`
}

function typesOf(relation: Join['left']): ReadonlyMap<string, ColumnType> {
  return new Map(columnsOf(relation).map(({ name, type }: Column) => [name, type]))
}

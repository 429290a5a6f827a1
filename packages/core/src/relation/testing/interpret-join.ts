import { columnsOf } from '../columns-of.ts'
import { commonType } from '../common-type.ts'
import { isJoinOutput } from '../join.ts'
import type { Join, JoinColumn } from '../join.ts'
import { interpretExpression } from './interpret-expression.ts'
import { compareValues, widened } from './value.ts'
import type { Value } from './value.ts'

type Row = readonly Value[]
interface Pair {
  readonly left: Row | null
  readonly right: Row | null
}

export function interpretJoin(
  relation: Join,
  lefts: readonly Row[],
  rights: readonly Row[],
): readonly Row[] {
  const cell = pairCell(relation)
  const visible = columnsOf({ ...relation, how: 'inner' })
  const byName = new Map(relation.columns.map((column) => [column.name, column]))
  const condition = relation.condition && interpretExpression(relation.condition, visible)
  const matches = (pair: Pair) =>
    relation.on.every(({ left, right }) => equal(relation, pair, left, right)) &&
    (!condition || condition((name) => cell(pair, byName.get(name) ?? missing(name))) === true)
  const output = (pair: Pair) =>
    relation.columns
      .filter((column) => isJoinOutput(relation.how, column))
      .map((column) => cell(pair, column))
  const matched = lefts.flatMap((left) =>
    rights.map((right): Pair => ({ left, right })).filter(matches),
  )
  const hasLeft = new Set(matched.map((pair) => pair.left))
  const hasRight = new Set(matched.map((pair) => pair.right))
  const lone = lefts
    .filter((left) => !hasLeft.has(left))
    .map((left): Pair => ({ left, right: null }))
  const loneRight = rights
    .filter((right) => !hasRight.has(right))
    .map((right): Pair => ({ left: null, right }))
  const pairs: Readonly<Record<Join['how'], readonly Pair[]>> = {
    inner: matched,
    cross: matched,
    left: [...matched, ...lone],
    right: [...matched, ...loneRight],
    outer: [...matched, ...lone, ...loneRight],
    semi: lefts.filter((left) => hasLeft.has(left)).map((left) => ({ left, right: null })),
    anti: lone,
  }
  return pairs[relation.how].map(output)
}

function equal(relation: Join, pair: Pair, left: string, right: string): boolean {
  const cell = pairCell(relation)
  const a = cell(pair, { name: '', side: 'left', from: left })
  const b = cell(pair, { name: '', side: 'right', from: right })
  if (a === null || b === null) return false
  const type = commonType([typeIn(relation, 'left', left), typeIn(relation, 'right', right)])
  return compareValues(widened(a, type ?? null), widened(b, type ?? null)) === 0
}

function pairCell(relation: Join): (pair: Pair, column: JoinColumn) => Value {
  const place = (side: 'left' | 'right', name: string) =>
    columnsOf(relation[side]).findIndex((column) => column.name === name)
  return (pair, { side, from }) => {
    if (side !== 'key') return pair[side]?.[place(side, from)] ?? null
    const right = relation.on.find((each) => each.left === from)?.right ?? missing(from)
    const types = [typeIn(relation, 'left', from), typeIn(relation, 'right', right)]
    const value = pair.left?.[place('left', from)] ?? pair.right?.[place('right', right)] ?? null
    return widened(value, commonType(types) ?? null)
  }
}

function typeIn(relation: Join, side: 'left' | 'right', name: string) {
  return columnsOf(relation[side]).find((column) => column.name === name)?.type ?? null
}

function missing(name: string): never {
  throw new Error(`No column ${JSON.stringify(name)}`)
}

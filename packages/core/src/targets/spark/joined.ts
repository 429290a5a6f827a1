import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn, JoinKind } from '../../relation/join.ts'
import { mapExpression } from '../../relation/map-expression.ts'
import { alias, cast, columnName, freshColumn, sparkColumn } from './column-name.ts'
import { expressionToSpark } from './expression-to-spark.ts'
import { fn, list, method, operation, text } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

interface Sides {
  readonly left: SparkNode
  readonly right: SparkNode
}

const HOW: Readonly<Record<JoinKind, string>> = {
  inner: 'inner',
  left: 'left',
  right: 'right',
  outer: 'full',
  semi: 'left_semi',
  anti: 'left_anti',
  cross: 'cross',
}

/** The rows of two sides joined, with the columns asked for. */
export function joined(relation: Join, { left, right }: Sides): SparkNode {
  const how = HOW[relation.how]
  if (sharesKeys(relation)) {
    const names = relation.on.map((pair) => text(pair.left))
    return shown(relation, method(left, 'join', right, list(...names), text(how)))
  }
  const names = rightNames(relation)
  const other = renamed(relation, right, names)
  const conditions = [
    ...relation.on.map((pair) =>
      operation('==', sparkColumn(pair.left), sparkColumn(names.get(pair.right) ?? pair.right)),
    ),
    ...(relation.condition ? [conditionOf(relation, relation.condition, names)] : []),
  ]
  const whole =
    conditions.length === 0
      ? method(left, 'crossJoin', other)
      : method(left, 'join', other, operation('&', ...conditions), text(how))
  return outputOf(relation, whole, names)
}

function outputs(relation: Join): readonly JoinColumn[] {
  return relation.columns.filter((column) => isJoinOutput(relation.how, column))
}

/** Whether the keys have one name and type on both sides and nothing else meets: Spark joins by name. */
function sharesKeys(relation: Join): boolean {
  const { on, how, condition } = relation
  if (condition || on.length === 0 || how === 'cross') return false
  const [left, right] = [relation.left, relation.right].map(
    (side) => new Map(columnsOf(side).map(({ name, type }) => [name, type])),
  )
  const keys = new Set(on.map((pair) => pair.left))
  if (!left || !right || keys.size < on.length) return false
  const isAlike = on.every(
    (pair) => pair.left === pair.right && left.get(pair.left) === right.get(pair.right),
  )
  const isKept = how === 'semi' || how === 'anti'
  const isApart = isKept || [...right.keys()].every((name) => keys.has(name) || !left.has(name))
  return (
    isAlike &&
    isApart &&
    outputs(relation).every(({ side, from }) => {
      if (!keys.has(from) || side === 'key') return true
      return side === 'left' ? how !== 'right' && how !== 'outer' : how === 'inner'
    })
  )
}

function shown(relation: Join, rows: SparkNode): SparkNode {
  const output = outputs(relation)
  const given = byName(relation)
  const isDone =
    given.length === output.length &&
    output.every(({ name, from }, index) => name === from && name === given[index])
  if (isDone) return rows
  return method(rows, 'select', ...output.map(({ name, from }) => chosen(name, from)))
}

/** The columns of a join by name: the keys, then the others of the left and of the right. */
function byName({ left, right, how, on }: Join): readonly string[] {
  const keys = on.map((pair) => pair.left)
  const others = (how === 'semi' || how === 'anti' ? [left] : [left, right]).flatMap((side) =>
    columnsOf(side).map(({ name }) => name),
  )
  return [...keys, ...others.filter((name) => !keys.includes(name))]
}

function chosen(name: string, from: string): SparkNode {
  return name === from ? columnName(name) : alias(sparkColumn(from), name)
}

/** What the columns of the right side are called in the join: no two columns share a name there. */
function rightNames(relation: Join): ReadonlyMap<string, string> {
  const taken = columnsOf(relation.left).map(({ name }) => name)
  const right = columnsOf(relation.right).map(({ name }) => name)
  const names = new Map<string, string>()
  const free = [...taken, ...right]
  for (const name of right) {
    const own = taken.includes(name) ? freshColumn(`right_${name}`.toLowerCase(), free) : name
    free.push(own)
    names.set(name, own)
  }
  return names
}

function renamed(relation: Join, right: SparkNode, names: ReadonlyMap<string, string>): SparkNode {
  if (Array.from(names).every(([name, own]) => name === own)) return right
  const needed = new Set([
    ...relation.on.map((pair) => pair.right),
    ...relation.columns.filter(({ side }) => side === 'right').map(({ from }) => from),
  ])
  const columns = Array.from(names).filter(([name]) => needed.has(name))
  if (columns.length === 0) return method(right, 'select')
  return method(right, 'select', ...columns.map(([name, own]) => chosen(own, name)))
}

/** The condition speaks of the columns that come out; in the join they have other names. */
function conditionOf(
  relation: Join,
  condition: Expression,
  names: ReadonlyMap<string, string>,
): SparkNode {
  const inside = new Map(
    relation.columns.map(({ name, side, from }) => [
      name,
      side === 'right' ? (names.get(from) ?? from) : from,
    ]),
  )
  const types = columnsOf({ ...relation, how: 'inner' })
  const columns = types.map(({ name, type }) => ({ name: inside.get(name) ?? name, type }))
  const own = mapExpression(condition, (node) =>
    node.kind === 'column' ? { ...node, name: inside.get(node.name) ?? node.name } : null,
  )
  return expressionToSpark(own, columns)
}

function outputOf(relation: Join, rows: SparkNode, names: ReadonlyMap<string, string>): SparkNode {
  const types = new Map(columnsOf(relation).map(({ name, type }) => [name, type]))
  const leftTypes = new Map(columnsOf(relation.left).map(({ name, type }) => [name, type]))
  const isFilled = relation.how === 'right' || relation.how === 'outer'
  const cells = outputs(relation).map(({ name, side, from }) => {
    if (side === 'right') return chosen(name, names.get(from) ?? from)
    if (side === 'left') return chosen(name, from)
    const pair = relation.on.find(({ left }) => left === from)
    const right = names.get(pair?.right ?? '') ?? from
    const type = types.get(name) ?? 'text'
    if (isFilled) return alias(fn('coalesce', sparkColumn(from), sparkColumn(right)), name)
    return leftTypes.get(from) === type
      ? chosen(name, from)
      : alias(cast(sparkColumn(from), type), name)
  })
  return method(rows, 'select', ...cells)
}

import { measureType } from './aggregate.ts'
import type { MeasureFunction } from './aggregate.ts'
import { childrenOf } from './children-of.ts'
import type { Column, ColumnType } from './column.ts'
import { columnTypes } from './column-types.ts'
import type { Call, Expression } from './expression.ts'
import { expressionProblem } from './expression-problem.ts'
import type { ExpressionProblem, ExpressionProblemCode } from './expression-problem.ts'
import { findGroupCall } from './group-calls.ts'
import type { GroupArgument, GroupPlace } from './group-calls.ts'
import { mapExpression } from './map-expression.ts'
import { typeOfExpression } from './type-of-expression.ts'
import { windowType } from './window.ts'
import type { WindowFunction } from './window.ts'

/** One call that looks at several rows, taken out of a formula. */
export interface SplitCall {
  /** The column that stands in its place. */
  readonly name: string
  readonly function: string
  readonly value: Expression | null
  readonly type: ColumnType
  readonly order?: Expression
  readonly fraction?: number
  readonly rows?: number
  readonly separator?: string
}

export interface SplitFormula {
  /** The formula with a column in the place of each call. */
  readonly rest: Expression
  readonly calls: readonly SplitCall[]
  readonly type: ColumnType | null
  readonly problems: readonly ExpressionProblem[]
}

export interface FormulaGround {
  readonly place: GroupPlace
  /** What the calls look at. */
  readonly columns: readonly Column[]
  /** What may stand outside of them: in Aggregate the columns grouped by. */
  readonly outside: readonly Column[]
  /** A name for the column of the call at an index. */
  nameOf(index: number): string
}

/**
 * Takes a formula such as `sum(price * pieces) / count(*)` apart: what is computed for each row, what
 * is measured of it, and what is made of the measures. Problems have their places in the formula.
 */
export function splitGroupFormula(formula: Expression, ground: FormulaGround): SplitFormula {
  const calls: SplitCall[] = []
  const problems: ExpressionProblem[] = []
  const rest = mapExpression(formula, (node) => {
    if (node.kind !== 'call' || !findGroupCall(ground.place, node.name)) return null
    const name = ground.nameOf(calls.length)
    const split = splitCall(node, name, ground)
    problems.push(...split.problems)
    calls.push(split.call)
    return { kind: 'column', name, at: node.at }
  })
  const inside = new Set(calls.map(({ name }) => name))
  problems.push(...strayColumns(rest, ground, inside))
  const known = [...ground.outside, ...calls.map(({ name, type }) => ({ name, type }))]
  const whole = problems.length > 0 ? null : typeOfExpression(rest, known)
  return {
    rest,
    calls,
    type: whole?.type ?? null,
    problems: [...problems, ...(whole?.problems ?? [])],
  }
}

function splitCall(node: Call, name: string, ground: FormulaGround) {
  const problems: ExpressionProblem[] = []
  const entry = findGroupCall(ground.place, node.name)
  const report = (code: ExpressionProblemCode, at: Expression, message: string) =>
    problems.push(expressionProblem(code, message, `For example: ${entry?.example ?? ''}`, at.at))
  const takes = entry?.takes ?? []
  const least = takes.filter(({ optional }) => !optional).length
  if (node.args.length < least || node.args.length > takes.length) {
    const count = least === takes.length ? `${least}` : `${least} to ${takes.length}`
    const message = `${node.name} takes ${count} ${count === '1' ? 'value' : 'values'}, found ${node.args.length}`
    report('argument-count', node, message)
  }
  for (const arg of node.args) {
    const inner = findInside(arg, (one) => one.kind === 'call' && isGroup(one, ground))
    if (inner) report('nested-measure', inner, `${node.name} looks at rows, not at other measures`)
  }
  const typed = (part: GroupArgument['part']) => {
    const arg = node.args[takes.findIndex((one) => one.part === part)]
    if (!arg || problems.length > 0) return { arg: arg ?? null, type: null }
    const found = typeOfExpression(arg, ground.columns)
    problems.push(...found.problems)
    return { arg, type: found.type }
  }
  const { arg: value, type } = typed('value')
  const { arg: order } = typed('order')
  const given = takes.flatMap(({ part }, index) => {
    const arg = node.args[index]
    return arg && part !== 'value' && part !== 'order' ? [{ part, arg }] : []
  })
  const written = given.map(({ part, arg }) => {
    const read = readWritten(part, arg)
    if (read === null) report('literal-needed', arg, `${node.name} needs ${WRITTEN[part]} here`)
    return { [part]: read }
  })
  const result = resultType(ground.place, node.name, type)
  if (result === null && problems.length === 0) {
    report(
      'argument-type',
      value ?? node,
      `${node.name} takes a number, but this is ${type ?? 'null'}`,
    )
  }
  const call: SplitCall = {
    name,
    function: node.name,
    value,
    type: result ?? 'number',
    ...(order ? { order } : {}),
    ...Object.assign({}, ...written),
  }
  return { call, problems }
}

function resultType(place: GroupPlace, name: string, type: ColumnType | null): ColumnType | null {
  if (name === 'count_rows') return 'integer'
  // The call was found in the table of its place, whose names are exactly these functions.
  return place === 'aggregate'
    ? measureType(name as MeasureFunction, type ?? 'text')
    : windowType(name as WindowFunction, type ?? 'text')
}

const WRITTEN = {
  fraction: 'a number from 0 to 1',
  rows: 'a whole number of rows, at least 1,',
  separator: 'a text in quotes',
} as const

function readWritten(part: keyof typeof WRITTEN, arg: Expression): number | string | null {
  if (arg.kind !== 'literal') return null
  if (part === 'separator') return arg.type === 'text' ? arg.value : null
  if (arg.type !== 'integer' && arg.type !== 'number') return null
  const number = Number(arg.value)
  if (part === 'fraction') return number >= 0 && number <= 1 ? number : null
  return arg.type === 'integer' && number >= 1 && number <= 1_000_000 ? number : null
}

/** Columns of single rows where only what all rows of a group share can stand. */
function strayColumns(
  rest: Expression,
  { place, columns, outside }: FormulaGround,
  inside: ReadonlySet<string>,
): readonly ExpressionProblem[] {
  const isStray = (node: Expression) =>
    node.kind === 'column' &&
    !inside.has(node.name) &&
    columnTypes(columns).has(node.name) &&
    !columnTypes(outside).has(node.name)
  const stray = place === 'aggregate' ? findInside(rest, isStray) : null
  if (stray?.kind !== 'column') return []
  const message = `${stray.name.slice(0, 60)} differs from row to row, so it needs a measure around it`
  const hint = `Write sum(…), max(…) or another measure around it, or group by it.`
  return [expressionProblem('outside-measure', message, hint, stray.at)]
}

function isGroup(node: Call, { place }: FormulaGround): boolean {
  return findGroupCall(place, node.name) !== undefined
}

function findInside(node: Expression, wanted: (node: Expression) => boolean): Expression | null {
  if (wanted(node)) return node
  for (const child of childrenOf(node)) {
    const found = findInside(child, wanted)
    if (found) return found
  }
  return null
}

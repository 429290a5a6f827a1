import { isAllowedCast } from './allowed-cast.ts'
import { bindCall } from './bind-call.ts'
import { childrenOf } from './children-of.ts'
import type { Column, ColumnType } from './column.ts'
import { columnTypes } from './column-types.ts'
import type { ColumnTypes } from './column-types.ts'
import { commonType, isNumeric } from './common-type.ts'
import { isoDate, isoTimestamp } from './dates.ts'
import type { Binary, Expression, ExpressionKind } from './expression.ts'
import { expressionProblem } from './expression-problem.ts'
import type { ExpressionProblem, ExpressionProblemCode } from './expression-problem.ts'
import { nearestName } from './nearest-name.ts'
import { isComparison } from './precedence.ts'
import { printName } from './print-expression.ts'

/** An expression tied to the columns it is about. Printers read types from here, and nothing guesses. */
export interface BoundExpression {
  /** The same tree, with text that stands for a date turned into a date. */
  readonly expression: Expression
  readonly type: ColumnType | null
  /** The type of every node; null literals have the type their place gives them, or null. */
  readonly types: ReadonlyMap<Expression, ColumnType | null>
  readonly problems: readonly ExpressionProblem[]
}

/** Finds the type of every node, coerces date texts, and collects what is wrong. */
export function bindExpression(
  expression: Expression,
  columns: readonly Column[] | ColumnTypes,
): BoundExpression {
  const binder = new Binder('get' in columns ? columns : columnTypes(columns))
  const bound = binder.bind(expression)
  const { types, problems } = binder
  return { expression: bound, type: types.get(bound) ?? null, types, problems }
}

type Rules = {
  readonly [Kind in ExpressionKind]: (
    node: Extract<Expression, { kind: Kind }>,
    binder: Binder,
  ) => Expression
}

export class Binder {
  readonly types = new Map<Expression, ColumnType | null>()
  readonly problems: ExpressionProblem[] = []
  readonly #columns: ColumnTypes

  constructor(columns: ColumnTypes) {
    this.#columns = columns
  }

  bind(node: Expression): Expression {
    // Correlated union: the rule under a node's kind takes that node.
    const rule = RULES[node.kind] as (node: Expression, binder: Binder) => Expression
    return rule(node, this)
  }

  typed<Node extends Expression>(node: Node, type: ColumnType | null): Node {
    this.types.set(node, type)
    return node
  }

  typeOf(node: Expression): ColumnType | null {
    return this.types.get(node) ?? null
  }

  columnType(name: string): ColumnType | undefined {
    return this.#columns.get(name)
  }

  get columnNames(): string[] {
    return [...this.#columns.keys()]
  }

  problem(
    code: ExpressionProblemCode,
    node: Expression,
    message: string,
    hint: string,
    instead?: string,
  ): void {
    this.problems.push(expressionProblem(code, message, hint, node.at, instead))
  }

  /** Binds a node that must be of a type; a null literal takes it on. */
  expect(node: Expression, wanted: ColumnType, what: string): Expression {
    const [bound = node] = this.together([this.bind(node)], wanted)
    const type = this.typeOf(bound)
    if (type !== null && type !== wanted && !(wanted === 'number' && isNumeric(type))) {
      const hint =
        wanted === 'boolean' ? 'Compare it with something: amount > 100.' : mend(type, wanted)
      this.problem(
        'type-mismatch',
        bound,
        `${what} needs ${a(wanted)}, but this is ${a(type)}`,
        hint,
      )
    }
    return bound
  }

  /**
   * Bound nodes that stand side by side: null literals take the type of the others, and a text literal
   * beside a date or timestamp becomes one.
   */
  together(nodes: readonly Expression[], wanted?: ColumnType): Expression[] {
    const moments = nodes.map((node) => this.typeOf(node)).concat(wanted ?? [])
    const target = moments.includes('timestamp')
      ? 'timestamp'
      : moments.includes('date')
        ? 'date'
        : null
    const coerced = target ? nodes.map((node) => this.#asMoment(node, target)) : [...nodes]
    const common = wanted ?? commonType(coerced.map((node) => this.typeOf(node)))
    if (common === undefined || common === null) return coerced
    for (const node of coerced) this.#settle(node, common)
    return coerced
  }

  /** Gives a type to what has none: a null, or a choice between nulls. */
  #settle(node: Expression, type: ColumnType): void {
    if (!this.types.has(node) || this.types.get(node) !== null || node.kind === 'column') return
    this.types.set(node, type)
    for (const child of childrenOf(node)) this.#settle(child, type)
  }

  #asMoment(node: Expression, target: 'date' | 'timestamp'): Expression {
    if (node.kind !== 'literal' || node.type !== 'text') return node
    const day = isoDate(node.value)
    if (target === 'date' && day !== null) {
      return this.typed({ kind: 'literal', type: 'date', value: day, at: node.at }, 'date')
    }
    const instant = isoTimestamp(node.value)
    if (instant === null) return node
    return this.typed(
      { kind: 'literal', type: 'timestamp', value: instant, at: node.at },
      'timestamp',
    )
  }

  /** Reports sides that cannot be compared or chosen between; answers their common type. */
  agree(nodes: readonly Expression[], what: string): ColumnType | null {
    let agreed: ColumnType | null = null
    for (const node of nodes) {
      const type = this.typeOf(node)
      const common = commonType([agreed, type])
      if (common === undefined && agreed !== null && type !== null) {
        const message = `${what} ${a(agreed)} with ${a(type)}`
        this.problem('type-mismatch', node, message, sideMend(node, type, agreed))
        return agreed
      }
      agreed = common ?? null
    }
    return agreed
  }
}

const RULES: Rules = {
  literal: (node, binder) => {
    // A copy, as one literal object may stand in two places that give null different types.
    const copy = { ...node }
    return binder.typed(copy, copy.type === 'null' ? null : copy.type)
  },
  column: (node, binder) => {
    const type = binder.columnType(node.name)
    if (type === undefined) {
      const near = nearestName(node.name, binder.columnNames)
      const message = `Unknown column ${node.name.slice(0, 60)}${near ? `; ${near} is near` : ''}`
      const names = binder.columnNames.slice(0, 20).join(', ')
      const instead = near === null ? undefined : printName(near)
      const hint = names ? `Columns are ${names}.` : ''
      binder.problem('unknown-column', node, message, hint, instead)
    }
    return binder.typed({ ...node }, type ?? null)
  },
  unary: (node, binder) => {
    if (node.operator === 'not') {
      const operand = binder.expect(node.operand, 'boolean', 'not')
      return binder.typed({ ...node, operand }, 'boolean')
    }
    const operand = binder.expect(node.operand, 'number', 'A minus sign')
    const type = binder.typeOf(operand)
    return binder.typed({ ...node, operand }, type === 'integer' ? 'integer' : 'number')
  },
  binary: bindBinary,
  call: (node, binder) => bindCall(node, binder),
  in: (node, binder) => {
    const nodes = [node.operand, ...node.items].map((item) => binder.bind(item))
    const [operand = node.operand, ...items] = binder.together(nodes)
    binder.agree([operand, ...items], 'The list compares')
    return binder.typed({ ...node, operand, items }, 'boolean')
  },
  between: (node, binder) => {
    const nodes = [node.operand, node.low, node.high].map((item) => binder.bind(item))
    const [operand = node.operand, low = node.low, high = node.high] = binder.together(nodes)
    binder.agree([operand, low, high], 'between compares')
    return binder.typed({ ...node, operand, low, high }, 'boolean')
  },
  like: (node, binder) => {
    const what = node.ignoreCase ? 'ilike' : 'like'
    const operand = binder.expect(node.operand, 'text', what)
    const pattern = binder.expect(node.pattern, 'text', what)
    return binder.typed({ ...node, operand, pattern }, 'boolean')
  },
  'is-null': (node, binder) =>
    binder.typed({ ...node, operand: binder.bind(node.operand) }, 'boolean'),
  case: (node, binder) => {
    const whens = node.branches.map(({ when }) => binder.expect(when, 'boolean', 'when'))
    const values = node.branches.map(({ then }) => then).concat(node.otherwise ?? [])
    const bound = binder.together(values.map((value) => binder.bind(value)))
    const type = binder.agree(bound, 'The branches mix')
    // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
    const branches = whens.map((when, index) => ({ when, then: bound[index] ?? when }))
    const otherwise = node.otherwise ? (bound[whens.length] ?? node.otherwise) : null
    return binder.typed({ ...node, branches, otherwise }, type)
  },
  cast: (node, binder) => {
    const [operand = node.operand] = binder.together([binder.bind(node.operand)])
    const type = binder.typeOf(operand)
    // What has the type already is left as it is, in every language.
    if (type === node.to) return operand
    if (type !== null && !isAllowedCast(type, node.to)) {
      const hint = 'Dates come from text or timestamps, numbers from text or booleans.'
      binder.problem('type-mismatch', node, `${a(type)} cannot become ${a(node.to)}`, hint)
    }
    return binder.typed({ ...node, operand }, node.to)
  },
}

function bindBinary(node: Binary, binder: Binder): Expression {
  const { operator } = node
  if (operator === 'and' || operator === 'or') {
    const left = binder.expect(node.left, 'boolean', operator)
    const right = binder.expect(node.right, 'boolean', operator)
    return binder.typed({ ...node, left, right }, 'boolean')
  }
  if (operator === '||') {
    const left = binder.expect(node.left, 'text', '||')
    const right = binder.expect(node.right, 'text', '||')
    return binder.typed({ ...node, left, right }, 'text')
  }
  if (isComparison(operator)) {
    const sides = binder.together([binder.bind(node.left), binder.bind(node.right)])
    const [left = node.left, right = node.right] = sides
    binder.agree([left, right], `${operator} compares`)
    return binder.typed({ ...node, left, right }, 'boolean')
  }
  const left = binder.expect(node.left, 'number', operator)
  const right = binder.expect(node.right, 'number', operator)
  const types = [binder.typeOf(left), binder.typeOf(right)]
  const whole = operator !== '/' && types.every((type) => type === 'integer')
  return binder.typed({ ...node, left, right }, whole ? 'integer' : 'number')
}

export function a(type: ColumnType): string {
  const article = type === 'integer' ? 'an' : type === 'text' ? '' : 'a'
  return article ? `${article} ${type}` : type
}

function sideMend(node: Expression, type: ColumnType, other: ColumnType): string {
  if (
    node.kind === 'literal' &&
    node.type === 'text' &&
    (other === 'date' || other === 'timestamp')
  ) {
    return "A date is written as date '2024-01-31'."
  }
  if (node.kind === 'literal' && type === 'text' && isNumeric(other)) {
    return "Numbers are written without quotes: 100, not '100'."
  }
  if (node.kind === 'literal' && isNumeric(type) && other === 'text') {
    return `Put the number in quotes to compare texts: '${String(node.value)}'.`
  }
  return mend(type, other)
}

export function mend(type: ColumnType, wanted: ColumnType): string {
  return `Convert the ${type} with cast(… as ${wanted}).`
}

import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { isMoment } from '../../relation/common-type.ts'
import type {
  Binary,
  BinaryOperator,
  Case,
  Expression,
  InList,
  Like,
} from '../../relation/expression.ts'
import { chainOf } from '../chain-of.ts'
import { bracketed, code, group, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'
import { printCall } from './call.ts'
import { polarsCast } from './cast.ts'
import { chained } from '../python/chain.ts'
import { polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { polarsLike } from './like.ts'
import { pythonLiteral } from '../python/literal.ts'
import { lifted } from './literal.ts'

/** A bound expression as one of Polars; `use` collects the helpers the file must hold. */
export function expressionToPolars(
  bound: BoundExpression,
  use: (helper: HelperName) => Code,
  place: 'comma' | 'method',
): Code {
  const printer = new PolarsPrinter(bound.types, use)
  return place === 'comma' ? printer.loose(bound.expression) : printer.expr(bound.expression)
}

/** Python's own order; comparisons bind more loosely than & and |. */
const PYTHON = { comparison: 1, or: 2, and: 3, sum: 4, product: 5, sign: 6, atom: 7 } as const
const LOOSEST = 0

interface Printed {
  readonly code: Code
  readonly binding: number
}

const COMPARISONS: Readonly<Partial<Record<BinaryOperator, Code>>> = {
  '=': code`==`,
  '<>': code`!=`,
  '<': code`<`,
  '<=': code`<=`,
  '>': code`>`,
  '>=': code`>=`,
}

const SIGNS: Readonly<
  Partial<Record<BinaryOperator, { readonly sign: Code; readonly binding: number }>>
> = {
  '+': { sign: code`+`, binding: PYTHON.sum },
  '||': { sign: code`+`, binding: PYTHON.sum },
  '-': { sign: code`-`, binding: PYTHON.sum },
  '*': { sign: code`*`, binding: PYTHON.product },
  '/': { sign: code`/`, binding: PYTHON.product },
}

export class PolarsPrinter {
  readonly use: (helper: HelperName) => Code
  readonly #types: BoundExpression['types']

  constructor(types: BoundExpression['types'], use: (helper: HelperName) => Code) {
    this.#types = types
    this.use = use
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  /** An expression of Polars, also where a literal stands; ready for `.method()`. */
  expr(node: Expression, floor: number = PYTHON.atom): Code {
    const printed = this.#print(node)
    return printed.binding >= floor
      ? printed.code
      : bracketed(code`(`, [printed.code], code`)`, NOTHING)
  }

  /** The same for a place between commas. */
  loose(node: Expression): Code {
    return this.expr(node, LOOSEST)
  }

  /** The same as a side of a comparison. */
  operand(node: Expression): Code {
    return this.expr(node, PYTHON.or)
  }

  /** A bare value where a literal stands, else an expression. */
  value(node: Expression, floor: number = LOOSEST): Code {
    return this.#bare(node) ?? this.expr(node, floor)
  }

  #bare(node: Expression): Code | null {
    if (node.kind === 'literal') {
      return node.type === 'null' ? null : pythonLiteral(node, this.use)
    }
    const isNegative = node.kind === 'unary' && node.operator === '-'
    if (!isNegative || node.operand.kind !== 'literal') return null
    const digits = this.#bare(node.operand)
    return digits && code`-${digits}`
  }

  #print(node: Expression): Printed {
    const bare = this.#bare(node)
    if (bare) return atom(lifted(bare, this.typeOf(node), false))
    switch (node.kind) {
      case 'literal':
        return atom(lifted(NOTHING, this.typeOf(node), true))
      case 'column':
        return atom(polarsColumn(node.name))
      case 'unary': {
        const { operand } = node
        if (node.operator === 'not' && operand.kind === 'is-null') {
          return this.#isNull(operand.operand, !operand.negated)
        }
        const sign = node.operator === 'not' ? code`~` : code`-`
        return { code: code`${sign}${this.expr(operand, PYTHON.sign)}`, binding: PYTHON.sign }
      }
      case 'binary':
        return this.#binary(node)
      case 'call':
        return atom(printCall(node, this))
      case 'in':
        return this.#in(node)
      case 'between': {
        // Here a text would be the name of a column.
        const isText = this.typeOf(node.operand) === 'text'
        const bounds = [node.low, node.high].map((bound) =>
          isText ? this.loose(bound) : this.value(bound),
        )
        const link = pythonCall(code`.is_between`, ...bounds)
        return negated(node.negated, chained(this.expr(node.operand), link))
      }
      case 'like':
        return this.#like(node)
      case 'is-null':
        return this.#isNull(node.operand, node.negated)
      case 'case':
        return atom(this.#case(node))
      case 'cast': {
        const from = this.typeOf(node.operand)
        if (from === null) return atom(lifted(NOTHING, node.to, true))
        return atom(polarsCast(this.expr(node.operand), from, node.to, this.use))
      }
    }
  }

  #binary(node: Binary): Printed {
    const { operator, left, right } = node
    switch (operator) {
      case 'and':
      case 'or': {
        const binding = operator === 'and' ? PYTHON.and : PYTHON.or
        const sign = operator === 'and' ? code`&` : code`|`
        const sides = chainOf(node).map((side, index) =>
          this.expr(side, index === 0 ? binding : binding + 1),
        )
        return { code: group(join(sides, code`${line}${sign} `)), binding }
      }
      case '+':
      case '-':
      case '||':
        return this.#arithmetic(node, operator === '-' ? code`-` : code`+`, PYTHON.sum)
      case '*':
        return this.#arithmetic(node, code`*`, PYTHON.product)
      case '/':
        if (isNonZero(right)) return this.#arithmetic(node, code`/`, PYTHON.product)
        return atom(pythonCall(this.use('divide'), this.loose(left), this.loose(right)))
      case '%':
        return atom(pythonCall(this.use('remainder'), this.loose(left), this.loose(right)))
      default:
        return this.#comparison(node)
    }
  }

  #arithmetic(node: Binary, sign: Code, binding: number): Printed {
    return { code: group(this.#terms(node, sign, binding)), binding }
  }

  /** `a + b - c` has its terms on one line, or each on its own. */
  #terms({ left, right }: Binary, sign: Code, binding: number): Code {
    const rest = code`${line}${sign} ${this.value(right, binding + 1)}`
    const inner = left.kind === 'binary' ? SIGNS[left.operator] : undefined
    const isInner = left.kind === 'binary' && inner?.binding === binding
    if (isInner && (left.operator !== '/' || isNonZero(left.right)))
      return code`${this.#terms(left, inner.sign, binding)}${rest}`
    const first = this.#bare(right) ? this.expr(left, binding) : this.value(left, binding)
    return code`${first}${rest}`
  }

  #comparison({ left, right, operator }: Binary): Printed {
    if (
      right.kind === 'literal' &&
      right.type === 'boolean' &&
      (operator === '=' || operator === '<>')
    ) {
      const isTrue = right.value === (operator === '=')
      return isTrue ? atom(this.expr(left)) : negated(true, this.expr(left))
    }
    const sign = COMPARISONS[operator] ?? NOTHING
    // A date of Python would be asked to compare itself with an expression.
    const isLifted = this.#bare(right) !== null || isMoment(this.typeOf(left))
    const leftCode = isLifted ? this.operand(left) : this.value(left, PYTHON.or)
    const whole = code`${leftCode}${line}${sign} ${this.value(right, PYTHON.or)}`
    return { code: group(whole), binding: PYTHON.comparison }
  }

  /** `is_in` is for values of the one type; a null among them or a column has to be compared. */
  #in(node: InList): Printed {
    const type = this.typeOf(node.operand)
    const values = node.items.map((item) => this.#bare(item))
    const isPlain = node.items.every((item, index) => values[index] && this.typeOf(item) === type)
    if (isPlain) {
      const list = pythonList(...values.flatMap((value) => (value ? [value] : [])))
      const found = chained(this.expr(node.operand), pythonCall(code`.is_in`, list))
      return negated(node.negated, found)
    }
    const sides = node.items.map((item) => {
      const whole = code`${this.operand(node.operand)}${line}== ${this.value(item, PYTHON.or)}`
      return bracketed(code`(`, [group(whole)], code`)`, NOTHING)
    })
    const any = group(join(sides, code`${line}| `))
    return node.negated
      ? { code: code`~${bracketed(code`(`, [any], code`)`, NOTHING)}`, binding: PYTHON.sign }
      : { code: any, binding: sides.length > 1 ? PYTHON.or : PYTHON.atom }
  }

  #like(node: Like): Printed {
    const small = (expr: Code) =>
      node.ignoreCase ? chained(expr, code`.str.to_lowercase()`) : expr
    const operand = small(this.expr(node.operand))
    if (node.pattern.kind !== 'literal' || node.pattern.type !== 'text') {
      const pattern = small(this.expr(node.pattern))
      return negated(node.negated, pythonCall(this.use('like'), operand, pattern))
    }
    const pattern = node.ignoreCase ? node.pattern.value.toLowerCase() : node.pattern.value
    const found = polarsLike(operand, pattern)
    if (found) return negated(node.negated, found)
    const sign = node.negated ? code`!=` : code`==`
    const whole = code`${operand}${line}${sign} ${text(pattern)}`
    return { code: group(whole), binding: PYTHON.comparison }
  }

  #case(node: Case): Code {
    const [first, ...others] = node.branches.map(({ when, then }) => {
      const condition = this.loose(when)
      return [pythonCall(code`when`, condition), pythonCall(code`.then`, this.loose(then))] as const
    })
    if (!first) throw new Error('A case without branches reached a printer')
    const links = others.flatMap(([when, then]) => [code`.${when}`, then])
    const { otherwise } = node
    const last = otherwise ? [pythonCall(code`.otherwise`, this.loose(otherwise))] : []
    return chained(code`pl.${first[0]}`, first[1], ...links, ...last)
  }

  #isNull(operand: Expression, isNegated: boolean): Printed {
    const method = isNegated ? code`.is_not_null()` : code`.is_null()`
    return atom(chained(this.expr(operand), method))
  }
}

function negated(isNegated: boolean, printed: Code): Printed {
  return isNegated ? { code: code`~${printed}`, binding: PYTHON.sign } : atom(printed)
}

function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && node.type !== 'null' && Number(node.value) !== 0
}

function atom(printed: Code): Printed {
  return { code: printed, binding: PYTHON.atom }
}

import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { commonType } from '../../relation/common-type.ts'
import type {
  Binary,
  BinaryOperator,
  Case,
  Expression,
  InList,
  Like,
} from '../../relation/expression.ts'
import { chainOf } from '../chain-of.ts'
import { bracketed, code, group, indent, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { printCall } from './call.ts'
import { dplyrCast } from './cast.ts'
import type { Use } from './helpers.ts'
import { dplyrLike } from './like.ts'
import { digits, missingValue, rLiteral, text } from './literal.ts'
import { rCall, rVector } from './r-call.ts'
import { rColumn } from './r-name.ts'

/** R's own order; `!` binds more loosely than comparisons. */
const R = { or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6, special: 7, sign: 8, atom: 9 }
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

/** A bound expression as one of R; `use` collects the helpers the file must hold. */
export class DplyrPrinter {
  readonly use: Use
  readonly #types: BoundExpression['types']

  constructor(types: BoundExpression['types'], use: Use) {
    this.#types = types
    this.use = use
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  /** For a place between commas. */
  loose(node: Expression): Code {
    return this.#print(node).code
  }

  /** The same as a type: integers as numbers, dates as timestamps; also where a literal stands. */
  as(node: Expression, type: ColumnType | null, floor: number = LOOSEST): Code {
    return fenced(this.#as(node, type), floor)
  }

  /** What a row has to be, where false and NA are the same. */
  condition(node: Expression, floor: number = LOOSEST): Code {
    if (node.kind === 'binary' && (node.operator === 'and' || node.operator === 'or'))
      return fenced(
        this.#logical(node, (side, binding) => this.condition(side, binding)),
        floor,
      )
    if (node.kind === 'in' && !node.negated) {
      const values = this.#values(node)
      if (values) {
        const operand = this.as(node.operand, this.typeOf(node.operand), R.special)
        return fenced({ code: code`${operand} %in% ${values}`, binding: R.special }, floor)
      }
    }
    return fenced(this.#print(node), floor)
  }

  /** The same as a factor of a product. */
  factor(node: Expression, type: ColumnType): Code {
    return this.as(node, type, R.product)
  }

  /** `a == b`, as the type both have in common. */
  equal(left: Expression, right: Expression): Code {
    return this.#compared(left, right, code`==`).code
  }

  #as(node: Expression, type: ColumnType | null): Printed {
    const own = this.typeOf(node)
    if (node.kind === 'literal' && node.type === 'null')
      return atom(missingValue(type ?? 'text', this.use))
    if (type === null || own === null || own === type) return this.#print(node)
    if (type === 'number' && own === 'integer') {
      const literal = this.#digits(node)
      if (literal) return literal
    }
    return atom(dplyrCast(this.loose(node), own, type, this.use))
  }

  /** A literal integer as a number. */
  #digits(node: Expression): Printed | null {
    if (node.kind === 'literal') return atom(digits(String(node.value)))
    if (node.kind !== 'unary' || node.operator !== '-') return null
    if (node.operand.kind !== 'literal' || node.operand.type === 'null') return null
    return { code: code`-${digits(String(node.operand.value))}`, binding: R.sign }
  }

  /** A literal as it can stand beside a column of its type, else null. */
  #bare(node: Expression): Printed | null {
    if (node.kind === 'literal') return node.type === 'null' ? null : atom(rLiteral(node, this.use))
    const isNegative = node.kind === 'unary' && node.operator === '-'
    if (!isNegative || node.operand.kind !== 'literal') return null
    const inner = this.#bare(node.operand)
    return inner && { code: code`-${inner.code}`, binding: R.sign }
  }

  /** With its own type also where a literal stands: an integer of 64 bits. */
  #print(node: Expression): Printed {
    const bare = this.#bare(node)
    if (bare) return this.typeOf(node) === 'integer' ? atom(this.#long(node, bare)) : bare
    switch (node.kind) {
      case 'literal':
        return atom(missingValue(this.typeOf(node) ?? 'text', this.use))
      case 'column':
        return atom(rColumn(node.name))
      case 'unary':
        return this.#unary(node.operator, node.operand)
      case 'binary':
        return this.#binary(node)
      case 'call':
        return atom(printCall(node, this))
      case 'in':
        return this.#in(node)
      case 'between':
        return this.#between(node)
      case 'like':
        return this.#like(node)
      case 'is-null':
        return this.#isNull(node.operand, node.negated)
      case 'case':
        return atom(this.#case(node))
      case 'cast': {
        const from = this.typeOf(node.operand)
        if (from === null) return atom(missingValue(node.to, this.use))
        const value = this.loose(node.operand)
        const operand = fenced(this.#print(node.operand), R.sum)
        const cast = dplyrCast(value, from, node.to, this.use, operand)
        const isComparison = node.to === 'boolean' && from !== 'text' && from !== 'boolean'
        return { code: cast, binding: isComparison ? R.comparison : this.#sameOr(node, from) }
      }
    }
  }

  /** A cast to the type a value has already leaves it as it is written. */
  #sameOr(node: Extract<Expression, { kind: 'cast' }>, from: ColumnType): number {
    return from === node.to ? this.#print(node.operand).binding : R.atom
  }

  #long(node: Expression, bare: Printed): Code {
    const value = node.kind === 'literal' ? node.value : null
    const isLong = value !== null && Math.abs(Number(value)) > 2_147_483_647
    this.use('bit64')
    return isLong ? bare.code : rCall(code`as.integer64`, bare.code)
  }

  #unary(operator: '-' | 'not', operand: Expression): Printed {
    if (operator === '-')
      return { code: code`-${fenced(this.#print(operand), R.sign)}`, binding: R.sign }
    if (operand.kind === 'is-null') return this.#isNull(operand.operand, !operand.negated)
    return negated(true, this.#print(operand))
  }

  #binary(node: Binary): Printed {
    const { operator, left, right } = node
    switch (operator) {
      case 'and':
      case 'or':
        return this.#logical(node, (side, binding) => fenced(this.#print(side), binding))
      case '||': {
        this.use('stringr')
        return atom(rCall(code`str_c`, ...chainOf(node).map((side) => this.loose(side))))
      }
      case '+':
      case '-':
        return { code: group(this.#terms(node, R.sum)), binding: R.sum }
      case '*':
        return { code: group(this.#terms(node, R.product)), binding: R.product }
      case '/':
        if (isNonZero(right)) {
          return { code: group(this.#terms(node, R.product)), binding: R.product }
        }
        return atom(rCall(this.use('divide'), this.as(left, 'number'), this.as(right, 'number')))
      case '%': {
        const type = this.typeOf(node)
        return atom(rCall(this.use('remainder'), this.as(left, type), this.as(right, type)))
      }
      default:
        return this.#comparison(node)
    }
  }

  #logical(node: Binary, side: (node: Expression, floor: number) => Code): Printed {
    const binding = node.operator === 'and' ? R.and : R.or
    const sign = node.operator === 'and' ? code`&` : code`|`
    const [first = NOTHING, ...rest] = chainOf(node).map((each, index) =>
      side(each, index === 0 ? binding : binding + 1),
    )
    return { code: operated(first, sign, rest), binding }
  }

  /** `a + b - c` has its terms on one line, or each on its own. Integers stay integers. */
  #terms({ left, right, operator }: Binary, binding: number): Code {
    const sign =
      operator === '+' ? code`+` : operator === '-' ? code`-` : operator === '*' ? code`*` : code`/`
    const types = [this.typeOf(left), this.typeOf(right)]
    const type = operator === '/' ? 'number' : (commonType(types) ?? 'number')
    const isShort = type === 'integer' && this.#bare(left) === null
    const second = (isShort && this.#bare(right)) || this.#as(right, type)
    const rest = code` ${sign}${line}${fenced(second, binding + 1)}`
    const isFirstShort = type === 'integer' && this.#bare(right) === null
    const first = (isFirstShort && this.#bare(left)) || this.#as(left, type)
    return code`${fenced(first, binding)}${indent(rest)}`
  }

  #comparison({ left, right, operator }: Binary): Printed {
    const isBoolean = right.kind === 'literal' && right.type === 'boolean'
    if (isBoolean && (operator === '=' || operator === '<>')) {
      const isTrue = right.value === (operator === '=')
      return isTrue ? this.#print(left) : negated(true, this.#print(left))
    }
    return this.#compared(left, right, COMPARISONS[operator] ?? NOTHING)
  }

  #compared(left: Expression, right: Expression, sign: Code): Printed {
    const type = commonType([this.typeOf(left), this.typeOf(right)]) ?? null
    const isShort = type === 'integer' && this.#bare(left) === null
    const second = (isShort && this.#bare(right)) || this.#as(right, type)
    const sides = [fenced(this.#as(left, type), R.sum), fenced(second, R.sum)] as const
    return { code: operated(sides[0], sign, [sides[1]]), binding: R.comparison }
  }

  #between(node: Extract<Expression, { kind: 'between' }>): Printed {
    const low = this.#compared(node.operand, node.low, code`>=`)
    const high = this.#compared(node.operand, node.high, code`<=`)
    return negated(node.negated, {
      code: operated(low.code, code`&`, [high.code]),
      binding: R.and,
    })
  }

  /** The values of a list where they are written out and of the one type, as a vector. */
  #values(node: InList): Code | null {
    const type = this.typeOf(node.operand)
    const values = node.items.map((item) => this.#bare(item))
    const isPlain = node.items.every((item, index) => values[index] && this.typeOf(item) === type)
    if (!isPlain) return null
    if (type === 'integer') return this.#integers(node.items)
    return rVector(values.flatMap((value) => (value ? [value.code] : [])))
  }

  #integers(items: readonly Expression[]): Code {
    this.use('bit64')
    const bare = items.map((item) => this.#digits(item))
    const isShort = items.every(
      (item) => item.kind !== 'literal' || Math.abs(Number(item.value)) <= 2_147_483_647,
    )
    if (isShort)
      return code`as.integer64(${rVector(bare.map((item) => code`${item?.code ?? NOTHING}L`))})`
    return rVector(items.map((item) => this.loose(item)))
  }

  #in(node: InList): Printed {
    const values = this.#values(node)
    if (values) {
      const found = rCall(this.use('is_in'), this.loose(node.operand), values)
      return negated(node.negated, atom(found))
    }
    const [first, ...rest] = node.items.map((item) => this.#compared(node.operand, item, code`==`))
    if (!first) return atom(code`FALSE`)
    const sides = rest.map((side) => side.code)
    const any =
      rest.length === 0 ? first : { code: operated(first.code, code`|`, sides), binding: R.or }
    return negated(node.negated, any)
  }

  #like(node: Like): Printed {
    const small = (value: Code) => {
      if (!node.ignoreCase) return value
      this.use('stringr')
      return rCall(code`str_to_lower`, value)
    }
    const operand = small(this.loose(node.operand))
    if (node.pattern.kind !== 'literal' || node.pattern.type !== 'text') {
      const pattern = small(this.loose(node.pattern))
      return negated(node.negated, atom(rCall(this.use('like'), operand, pattern)))
    }
    const pattern = node.ignoreCase ? node.pattern.value.toLowerCase() : node.pattern.value
    const found = dplyrLike(operand, pattern, this.use)
    if (found) return negated(node.negated, atom(found))
    const left = node.ignoreCase ? operand : fenced(this.#print(node.operand), R.sum)
    const sign = node.negated ? code`!=` : code`==`
    return { code: operated(left, sign, [text(pattern)]), binding: R.comparison }
  }

  #case(node: Case): Code {
    const type = this.typeOf(node)
    const branches = node.branches.map(({ when, then }) => [this.condition(when), then] as const)
    const { otherwise } = node
    const last = otherwise ? [[code`TRUE`, otherwise] as const] : []
    // Without a branch that has the type, nothing would say which it is.
    return rCall(
      code`case_when`,
      ...[...branches, ...last].map(([when, then]) => code`${when} ~ ${this.as(then, type)}`),
    )
  }

  #isNull(operand: Expression, isNegated: boolean): Printed {
    return negated(isNegated, atom(rCall(code`is.na`, this.loose(operand))))
  }
}

/** `first + second`, the sign at the end of a line that breaks. */
function operated(first: Code, sign: Code, rest: readonly Code[]): Code {
  return group(code`${first} ${sign}${indent(code`${line}${join(rest, code` ${sign}${line}`)}`)}`)
}

function fenced({ code: inner, binding }: Printed, floor: number): Code {
  return binding >= floor ? inner : bracketed(code`(`, [inner], code`)`, NOTHING)
}

function negated(isNegated: boolean, printed: Printed): Printed {
  if (!isNegated) return printed
  return { code: code`!${fenced(printed, R.special)}`, binding: R.not }
}

function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && node.type !== 'null' && Number(node.value) !== 0
}

function atom(printed: Code): Printed {
  return { code: printed, binding: R.atom }
}

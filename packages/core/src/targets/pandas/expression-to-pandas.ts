import type { BoundExpression } from '../../relation/bind-expression.ts'
import type { ColumnType } from '../../relation/column.ts'
import { isMoment } from '../../relation/common-type.ts'
import type {
  Binary,
  BinaryOperator,
  Expression,
  InList,
  Literal,
} from '../../relation/expression.ts'
import { chainOf } from '../chain-of.ts'
import { bracketed, code, group, join, line, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { printCall } from './call.ts'
import { pandasCast } from './cast.ts'
import type { HelperName } from './helpers.ts'
import { pandasLike } from './like.ts'
import { text } from '../python/literal.ts'
import { PANDAS_TYPES, pandasLiteral } from './literal.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'

/**
 * A bound expression as a pandas column over `frame`. Every piece but a literal is a Series of a type
 * that knows missing values; `use` collects the helpers the file must hold.
 */
export function expressionToPandas(
  bound: BoundExpression,
  frame: Code,
  use: (helper: HelperName) => Code,
  place: 'filter' | 'column',
): Code {
  const printer = new PandasPrinter(bound.types, frame, use)
  return printer.column(bound.expression, LOOSEST, place === 'filter')
}

/** Python's own order; comparisons bind more loosely than & and |. */
const PYTHON = { comparison: 1, or: 2, and: 3, sum: 4, product: 5, sign: 6, atom: 7 } as const
const LOOSEST = 0

interface Printed {
  readonly code: Code
  readonly binding: number
}

const METHODS: Readonly<Partial<Record<BinaryOperator, readonly [Code, Code]>>> = {
  '=': [code`==`, code`"eq"`],
  '<>': [code`!=`, code`"ne"`],
  '<': [code`<`, code`"lt"`],
  '<=': [code`<=`, code`"le"`],
  '>': [code`>`, code`"gt"`],
  '>=': [code`>=`, code`"ge"`],
}

export class PandasPrinter {
  readonly use: (helper: HelperName) => Code
  readonly #types: BoundExpression['types']
  readonly #frame: Code

  constructor(types: BoundExpression['types'], frame: Code, use: (helper: HelperName) => Code) {
    this.#types = types
    this.#frame = frame
    this.use = use
  }

  typeOf(node: Expression): ColumnType | null {
    return this.#types.get(node) ?? null
  }

  /** A Series, also where a literal stands; `positive` where an unknown answer counts as false. */
  column(node: Expression, floor: number = PYTHON.atom, positive = false): Code {
    return node.kind === 'literal' ? this.#lifted(node) : this.#within(node, floor, positive)
  }

  /** A bare value where a literal stands, else a Series. */
  value(node: Expression, floor: number = LOOSEST): Code {
    if (node.kind !== 'literal') return this.#within(node, floor)
    return node.type === 'null' ? this.#lifted(node) : pandasLiteral(node)
  }

  #lifted(node: Literal): Code {
    const type = PANDAS_TYPES[this.typeOf(node) ?? 'text']
    const index = code`index=${this.#frame}.index`
    return pythonCall(code`pd.Series`, pandasLiteral(node), index, code`dtype=${type}`)
  }

  #within(node: Expression, floor: number, positive = false): Code {
    const printed = this.#print(node, positive)
    return printed.binding >= floor
      ? printed.code
      : bracketed(code`(`, [printed.code], code`)`, NOTHING)
  }

  #print(node: Expression, positive: boolean): Printed {
    switch (node.kind) {
      case 'literal':
        return atom(this.#lifted(node))
      case 'column':
        return atom(code`${this.#frame}[${text(node.name)}]`)
      case 'unary': {
        const { operand } = node
        if (node.operator === 'not' && operand.kind === 'is-null') {
          return this.#isNull(operand.operand, !operand.negated, positive)
        }
        const sign = node.operator === 'not' ? code`~` : code`-`
        return {
          code: code`${sign}${this.column(node.operand, PYTHON.sign)}`,
          binding: PYTHON.sign,
        }
      }
      case 'binary':
        return this.#binary(node, positive)
      case 'call':
        return atom(printCall(node, this))
      case 'in':
        return this.#negated(node.negated, this.#in(node, positive && !node.negated))
      case 'between': {
        const operand = this.column(node.operand)
        const bounds = [this.value(node.low), this.value(node.high)]
        const knowsNull = !isMoment(this.typeOf(node.operand)) || (positive && !node.negated)
        return this.#negated(
          node.negated,
          knowsNull && isPlain(node.low) && isPlain(node.high)
            ? pythonCall(code`${operand}.between`, ...bounds)
            : pythonCall(this.use('between'), operand, ...bounds),
        )
      }
      case 'like': {
        const lower = node.ignoreCase ? code`.str.lower()` : NOTHING
        const operand = code`${this.column(node.operand)}${lower}`
        if (node.pattern.kind === 'literal' && node.pattern.type === 'text') {
          const pattern = node.ignoreCase ? node.pattern.value.toLowerCase() : node.pattern.value
          return this.#negated(node.negated, pandasLike(operand, pattern, this.use))
        }
        const pattern = code`${this.column(node.pattern)}${lower}`
        const name = this.use('by_row')
        const helper = pythonCall(name, this.use('like'), code`"boolean"`, operand, pattern)
        return this.#negated(node.negated, helper)
      }
      case 'is-null':
        return this.#isNull(node.operand, node.negated, positive)
      case 'case': {
        const branches = node.branches.map(({ when, then }) =>
          pythonCall(NOTHING, this.column(when, LOOSEST, true), this.value(then)),
        )
        const otherwise = node.otherwise ? this.value(node.otherwise) : code`pd.NA`
        const dtype = PANDAS_TYPES[this.typeOf(node) ?? 'text']
        return atom(pythonCall(this.use('choose'), pythonList(...branches), otherwise, dtype))
      }
      case 'cast': {
        const from = this.typeOf(node.operand)
        if (from === null)
          return atom(code`${this.column(node.operand)}.astype(${PANDAS_TYPES[node.to]})`)
        return atom(pandasCast(this.column(node.operand), from, node.to, this.use))
      }
    }
  }

  #binary(node: Binary, positive: boolean): Printed {
    const { operator, left, right } = node
    switch (operator) {
      case 'and':
      case 'or': {
        const binding = operator === 'and' ? PYTHON.and : PYTHON.or
        const sign = operator === 'and' ? code`&` : code`|`
        const sides = chainOf(node).map((side, index) =>
          this.column(side, index === 0 ? binding : binding + 1, positive),
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
        return atom(pythonCall(this.use('divide'), this.value(left), this.column(right, LOOSEST)))
      case '%':
        return atom(
          pythonCall(
            this.use('remainder'),
            this.column(left, LOOSEST),
            this.column(right, LOOSEST),
          ),
        )
      default:
        return this.#comparison(node, positive)
    }
  }

  #arithmetic(node: Binary, sign: Code, binding: number): Printed {
    const { left, right } = node
    const bothLiteral = left.kind === 'literal' && right.kind === 'literal'
    const leftCode = bothLiteral ? this.column(left) : this.value(left, binding)
    return {
      code: group(code`${leftCode}${line}${sign} ${this.value(right, binding + 1)}`),
      binding,
    }
  }

  #comparison(node: Binary, positive: boolean): Printed {
    const { left, right, operator } = node
    const [sign, method] = METHODS[operator] ?? [NOTHING, NOTHING]
    if (
      right.kind === 'literal' &&
      right.type === 'boolean' &&
      (operator === '=' || operator === '<>')
    ) {
      const isTrue = right.value === (operator === '=')
      return isTrue ? atom(this.column(left)) : this.#negated(true, this.column(left))
    }
    const moment = isMoment(this.typeOf(left)) || isMoment(this.typeOf(right))
    if (moment && (!positive || operator === '<>')) {
      const leftSide = this.column(left, LOOSEST)
      return atom(pythonCall(this.use('compare'), leftSide, method, this.value(right)))
    }
    const bothLiteral = left.kind === 'literal' && right.kind === 'literal'
    const leftCode = bothLiteral ? this.column(left) : this.value(left, PYTHON.or)
    const whole = code`${leftCode}${line}${sign} ${this.value(right, PYTHON.or)}`
    return { code: group(whole), binding: PYTHON.comparison }
  }

  #in(node: InList, positive: boolean): Code {
    const operand = this.column(node.operand)
    const items = node.items.map((item) => this.value(item))
    // isin answers false for a missing cell, which only a filter may take for unknown.
    if (positive && node.items.every(isPlain)) {
      return code`${operand}.isin(${pythonList(...items)})`
    }
    return pythonCall(this.use('is_in'), operand, ...items)
  }

  /** Plain truth values will do for a filter; a column has to know a missing one. */
  #isNull(operand: Expression, negated: boolean, positive: boolean): Printed {
    const answer = code`${this.column(operand)}.${negated ? code`notna` : code`isna`}()`
    return atom(positive ? answer : code`${answer}.astype("boolean")`)
  }

  #negated(negated: boolean, printed: Code): Printed {
    return negated ? { code: code`~${printed}`, binding: PYTHON.sign } : atom(printed)
  }
}

function isPlain(node: Expression): boolean {
  return node.kind === 'literal' && node.type !== 'null'
}

function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && node.type !== 'null' && Number(node.value) !== 0
}

function atom(printed: Code): Printed {
  return { code: printed, binding: PYTHON.atom }
}

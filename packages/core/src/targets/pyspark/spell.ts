import type { ColumnType } from '../../relation/column.ts'
import {
  bracketed,
  code,
  group,
  indent,
  join,
  line,
  NOTHING,
  softLine,
  verbatim,
  whenBroken,
} from '../code.ts'
import type { Code } from '../code.ts'
import { chained } from '../python/chain.ts'
import { digits, text } from '../python/literal.ts'
import { pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import type { SparkHelper } from '../spark/spark-helper.ts'
import type {
  SparkField,
  SparkNode,
  SparkOperator,
  SparkStatement,
  SparkValue,
} from '../spark/spark-tree.ts'

type Use = (helper: SparkHelper | 'F' | 'T' | 'Window') => Code

/** A statement of Spark in Python; a long chain of methods stands in parentheses, as black has it. */
export function spellStatement({ variable, value }: SparkStatement, use: Use): Code {
  const speller = new Speller(use)
  const whole = speller.rows(value)
  return variable ? code`${variable} = ${whole}` : whole
}

/** Python's own order; comparisons bind more loosely than & and |. */
const PYTHON = { comparison: 1, or: 2, and: 3, sum: 4, product: 5, sign: 6, atom: 7 } as const

const BINDINGS: Readonly<Record<SparkOperator, number>> = {
  '==': PYTHON.comparison,
  '!=': PYTHON.comparison,
  '<': PYTHON.comparison,
  '<=': PYTHON.comparison,
  '>': PYTHON.comparison,
  '>=': PYTHON.comparison,
  '|': PYTHON.or,
  '&': PYTHON.and,
  '+': PYTHON.sum,
  '-': PYTHON.sum,
  '*': PYTHON.product,
  '/': PYTHON.product,
}

/** A node as Python; tight where it has to stand before `.method()`. */
class Speller {
  readonly #use: Use

  constructor(use: Use) {
    this.#use = use
  }

  /** What a variable gets: the whole of a statement. */
  rows(node: SparkNode): Code {
    const links = linksOf(node)
    if (links.length < 3) return this.loose(node)
    const chain = group(this.#chain(node, softLine))
    return group(
      code`${whenBroken(code`(`)}${indent(code`${softLine}${chain}`)}${softLine}${whenBroken(code`)`)}`,
    )
  }

  /** For a place between commas. */
  loose(node: SparkNode): Code {
    return this.#spell(node, 0)
  }

  #spell(node: SparkNode, floor: number): Code {
    const binding = bindingOf(node)
    const whole = this.#bare(node)
    return binding >= floor ? whole : bracketed(code`(`, [whole], code`)`, NOTHING)
  }

  #bare(node: SparkNode): Code {
    switch (node.kind) {
      case 'column':
        return code`${this.#use('F')}.col(${text(node.name)})`
      case 'value':
        return valueCode(node.value)
      case 'lit':
        return code`${this.#use('F')}.lit(${valueCode(node.value)})`
      case 'function':
        return pythonCall(
          code`${this.#use('F')}.${identifier(node.name)}`,
          ...this.#args(node.args),
        )
      case 'helper':
        return this.#helper(node.name, node.args)
      case 'method': {
        const link = pythonCall(code`.${identifier(node.name)}`, ...this.#args(node.args))
        const on = this.#spell(node.on, PYTHON.atom)
        return isName(node.on) ? code`${on}${link}` : chained(on, link)
      }
      case 'attribute':
        return code`${this.#spell(node.on, PYTHON.atom)}.${identifier(node.name)}`
      case 'operation':
        return this.#operation(node.operator, node.operands)
      case 'not':
        return code`~${this.#spell(node.operand, PYTHON.sign)}`
      case 'negative':
        return code`-${this.#spell(node.operand, PYTHON.sign)}`
      case 'list':
        return pythonList(...this.#args(node.items))
      case 'entries':
        return pythonDict(node.entries.map(([name, value]) => [name, this.loose(value)] as const))
      case 'schema':
        return this.#schema(node.columns)
      case 'window':
        return this.#use('Window')
      case 'session':
        return code`spark`
      case 'input': {
        const path = code`input_dir / ${text(node.name)}`
        if (!node.copied) return code`str(${path})`
        const { skip } = node.copied
        const lines = skip > 0 ? [code`skip=${digits(String(skip))}`] : []
        return pythonCall(this.#use('unhidden'), path, ...lines)
      }
      case 'output':
        return code`output_dir / ${text(node.name)}`
      case 'code':
        return node.code
    }
  }

  #args(nodes: readonly SparkNode[]): readonly Code[] {
    return nodes.map((node) => this.loose(node))
  }

  /** Options are keywords. */
  #helper(name: SparkHelper, args: readonly SparkNode[]): Code {
    const written = args.flatMap((arg) =>
      arg.kind === 'entries'
        ? arg.entries.map(([key, value]) => code`${identifier(key)}=${this.loose(value)}`)
        : [this.loose(arg)],
    )
    return pythonCall(this.#use(name), ...written)
  }

  #operation(operator: SparkOperator, operands: readonly SparkNode[]): Code {
    return group(this.#terms(operator, operands))
  }

  /** `a + b - c` has its terms on one line, or each on its own. */
  #terms(operator: SparkOperator, operands: readonly SparkNode[]): Code {
    const binding = BINDINGS[operator]
    const isComparison = binding === PYTHON.comparison
    const sides = operands.map((operand, index) => {
      const isFirst = index === 0 && !isComparison
      if (isFirst && operand.kind === 'operation' && BINDINGS[operand.operator] === binding)
        return this.#terms(operand.operator, operand.operands)
      return this.#spell(operand, isFirst ? binding : binding + 1)
    })
    return join(sides, code`${line}${verbatim(operator)} `)
  }

  #schema(columns: readonly SparkField[]) {
    const types = this.#use('T')
    const fields = columns.map(({ name, type }) =>
      pythonCall(code`${types}.StructField`, text(name), code`${types}.${verbatim(TYPES[type])}()`),
    )
    return pythonCall(code`${types}.StructType`, pythonList(...fields))
  }

  #chain(node: SparkNode, between: Code): Code {
    if (node.kind !== 'method' || isName(node.on)) return this.#spell(node, PYTHON.atom)
    const link = pythonCall(code`.${identifier(node.name)}`, ...this.#args(node.args))
    return code`${this.#chain(node.on, between)}${between}${link}`
  }
}

const TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'BooleanType',
  integer: 'LongType',
  number: 'DoubleType',
  text: 'StringType',
  date: 'DateType',
  timestamp: 'TimestampNTZType',
}

function bindingOf(node: SparkNode): number {
  if (node.kind === 'operation') return BINDINGS[node.operator]
  if (node.kind === 'not' || node.kind === 'negative') return PYTHON.sign
  const isSigned =
    node.kind === 'value' && 'digits' in node.value && node.value.digits.startsWith('-')
  return isSigned ? PYTHON.sign : PYTHON.atom
}

/** Calls in a row, the one on a plain name not counted: black splits at two of them or more. */
function linksOf(node: SparkNode): readonly SparkNode[] {
  return node.kind === 'method' ? [...linksOf(node.on), node] : []
}

function isName(node: SparkNode): boolean {
  if (node.kind === 'attribute') return isName(node.on)
  return node.kind === 'code' || node.kind === 'window' || node.kind === 'session'
}

function valueCode(value: SparkValue): Code {
  switch (value.type) {
    case 'integer':
      return digits(value.digits)
    case 'number':
      return digits(/[.e]/.test(value.digits) ? value.digits : `${value.digits}.0`)
    case 'text':
      return text(value.text)
    case 'boolean':
      return value.boolean ? code`True` : code`False`
    case 'null':
      return code`None`
  }
}

/** Names of the API and of helpers: ours, never a user's. */
function identifier(name: string): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  return verbatim(name)
}

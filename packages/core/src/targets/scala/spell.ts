import type { ColumnType } from '../../relation/column.ts'
import { bracketed, code, group, indent, join, line, NOTHING, softLine, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { SparkField, SparkNode, SparkOperator } from '../spark/spark-tree.ts'
import type { HelperName } from './helpers.ts'
import { digits, scalaCall, scalaValue, text } from './literal.ts'
import { nodeSize, partsOf } from './node-size.ts'
import { SIGNATURES } from './signatures.ts'

export interface SpellPlace {
  use(helper: HelperName): Code
  /** A definition before the statement: a method of the machine holds 64 kB of code at most. */
  define(word: string, type: Code, value: Code): Code
}

/** A value of Spark as Scala, for a place between commas or behind `val name =`. */
export function spell(node: SparkNode, place: SpellPlace): Code {
  return new Speller(place).loose(node)
}

/** Scala's own order, which the first character of an operator tells. */
const SCALA = {
  or: 1,
  and: 2,
  equality: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  sign: 7,
  atom: 8,
} as const

const OPERATORS: Readonly<Record<SparkOperator, { sign: string; binding: number }>> = {
  '|': { sign: '||', binding: SCALA.or },
  '&': { sign: '&&', binding: SCALA.and },
  '==': { sign: '===', binding: SCALA.equality },
  '!=': { sign: '=!=', binding: SCALA.equality },
  '<': { sign: '<', binding: SCALA.comparison },
  '<=': { sign: '<=', binding: SCALA.comparison },
  '>': { sign: '>', binding: SCALA.comparison },
  '>=': { sign: '>=', binding: SCALA.comparison },
  '+': { sign: '+', binding: SCALA.sum },
  '-': { sign: '-', binding: SCALA.sum },
  '*': { sign: '*', binding: SCALA.product },
  '/': { sign: '/', binding: SCALA.product },
}

type Operation = SparkNode & { kind: 'operation' }

class Speller {
  readonly #place: SpellPlace
  /** What gets a method of its own. */
  readonly #parts = new Set<SparkNode>()

  constructor(place: SpellPlace) {
    this.#place = place
  }

  /** For a place between commas. */
  loose(node: SparkNode): Code {
    return this.#spell(node, 0)
  }

  #spell(node: SparkNode, floor: number): Code {
    if (this.#parts.delete(node))
      return this.#place.define('part', this.#place.use('Column'), this.loose(node))
    const whole = this.#bare(node)
    return bindingOf(node) >= floor ? whole : bracketed(code`(`, [whole], code`)`, NOTHING)
  }

  #bare(node: SparkNode): Code {
    switch (node.kind) {
      case 'column':
        this.#place.use('functions')
        return scalaCall(code`col`, text(node.name))
      case 'value':
        return scalaValue(node.value)
      case 'lit':
        this.#place.use('functions')
        return scalaCall(code`lit`, scalaValue(node.value))
      case 'function':
        return this.#function(node.name, node.args)
      case 'helper':
        return scalaCall(this.#place.use(node.name), ...this.#all(node.args, helperArgument))
      case 'method':
        return this.#method(node)
      case 'attribute':
        return code`${this.#spell(node.on, SCALA.atom)}.${identifier(node.name)}`
      case 'operation':
        return group(this.#terms(node))
      case 'not':
        return code`!${this.#spell(node.operand, SCALA.atom)}`
      case 'negative':
        return code`-${this.#spell(node.operand, SCALA.atom)}`
      case 'list':
        return scalaCall(code`Seq`, ...this.#all(node.items))
      case 'entries':
        return this.#entries(node.entries)
      case 'schema':
        return this.#schema(node.columns)
      case 'window':
        return this.#place.use('Window')
      case 'session':
        return code`spark`
      case 'input': {
        const path = code`inputDir.resolve(${text(node.name)})`
        if (!node.copied) return code`${path}.toString`
        const { skip } = node.copied
        const lines = skip > 0 ? [code`skip = ${digits(String(skip))}`] : []
        return scalaCall(this.#place.use('unhidden'), path, ...lines)
      }
      case 'output':
        return code`outputDir.resolve(${text(node.name)})`
      case 'code':
        return node.code
    }
  }

  #all(nodes: readonly SparkNode[], change = (node: SparkNode) => node): readonly Code[] {
    return nodes.map((node) => this.loose(change(node)))
  }

  #function(name: string, args: readonly SparkNode[]): Code {
    this.#place.use('functions')
    const signature = Object.hasOwn(SIGNATURES, name) ? SIGNATURES[name] : undefined
    if (signature === undefined) throw new Error(`No function ${name} is known`)
    const written = args.map((arg, index) => {
      const mode = signature[index] ?? signature.at(-1)
      return this.loose(mode === 'c' ? asColumn(arg) : arg)
    })
    return scalaCall(identifier(name), ...written)
  }

  #method(node: SparkNode & { kind: 'method' }): Code {
    const wide = asLong(node)
    if (wide) {
      this.#place.use('functions')
      return wide
    }
    const links: Code[] = []
    let head: SparkNode = node
    while (head.kind === 'method' && !asLong(head)) {
      links.unshift(this.#link(head))
      head = head.on
    }
    const first = this.#spell(head, SCALA.atom)
    const [only] = links
    // Of a chain of one link the link is broken; of a longer one every link gets a line.
    if (only && links.length === 1) return code`${first}${only}`
    return group(code`${first}${indent(code`${softLine}${join(links, softLine)}`)}`)
  }

  #link({ name, args }: SparkNode & { kind: 'method' }): Code {
    const own = code`.${identifier(METHODS[name] ?? name)}`
    return BARE.has(name) ? own : scalaCall(own, ...this.#methodArgs(name, args))
  }

  #methodArgs(name: string, args: readonly SparkNode[]): readonly Code[] {
    // Either all of them are names, or all are columns.
    if (name === 'select' && !args.every(isText)) return this.#all(args, asColumn)
    if (name === 'unpivot')
      return args.map((arg) => (arg.kind === 'list' ? this.#array(arg.items) : this.loose(arg)))
    return this.#all(args)
  }

  #array(items: readonly SparkNode[]): Code {
    const columns = this.#all(items, asColumn)
    if (columns.length > 0) return scalaCall(code`Array`, ...columns)
    return code`Array.empty[${this.#place.use('Column')}]`
  }

  /** `a + b - c` has its terms on one line, or each on its own; terms of terms are not set in further. */
  #terms({ operator, operands }: Operation, isSetIn = false): Code {
    const { sign, binding } = OPERATORS[operator]
    const isChain = binding !== SCALA.equality && binding !== SCALA.comparison
    const sides = operands.map((operand, index) => {
      const floor = index === 0 && isChain ? binding : binding + 1
      return operand.kind === 'operation' && isBound(operand, operator, floor)
        ? group(this.#terms(operand, isSetIn || index > 0))
        : this.#spell(operand, operand.kind === 'operation' ? SCALA.atom : floor)
    })
    const [first = NOTHING, ...others] = sides
    const rest = join(
      others.map((side) => code` ${verbatim(sign)}${line}${side}`),
      NOTHING,
    )
    return code`${first}${isSetIn ? rest : indent(rest)}`
  }

  /** In the order they are given, which a plain map would lose. */
  #entries(entries: readonly (readonly [string, SparkNode])[]): Code {
    const map = this.#place.use('ListMap')
    const groups = inGroups(entries)
    const written = groups.map((together) => {
      const items = together.map(([name, value]) => {
        if (nodeSize(value) > MOST_NODES)
          for (const part of partsOf(value, MOST_NODES)) this.#parts.add(part)
        return code`${text(name)} -> ${this.#spell(value, SCALA.atom)}`
      })
      const some = scalaCall(map, ...items)
      if (groups.length === 1) return some
      const type = code`${map}[String, ${this.#place.use('Column')}]`
      return this.#place.define('columns', type, some)
    })
    return group(join(written, code` ++${line}`))
  }

  #schema(columns: readonly SparkField[]): Code {
    this.#place.use('types')
    const fields = columns.map(({ name, type }) =>
      scalaCall(code`StructField`, text(name), verbatim(TYPES[type])),
    )
    return scalaCall(code`StructType`, scalaCall(code`Seq`, ...fields))
  }
}

/** About half of what one method of the machine holds. */
const MOST_ENTRIES = 100
const MOST_NODES = 3000

type Entries = readonly (readonly [string, SparkNode])[]

function inGroups(entries: Entries): readonly Entries[] {
  const groups: (readonly [string, SparkNode])[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const own = Math.min(nodeSize(entry[1]), MOST_NODES)
    const last = groups.at(-1) ?? []
    const isFull = last.length === MOST_ENTRIES || size + own > MOST_NODES
    if (isFull && last.length > 0) groups.push([entry])
    else last.push(entry)
    size = isFull ? own : size + own
  }
  return groups
}

/** Where Scala has another name. */
const METHODS: Readonly<Record<string, string>> = {
  alias: 'as',
  endswith: 'endsWith',
  startswith: 'startsWith',
}
/** Methods that take no parentheses. */
const BARE: ReadonlySet<string> = new Set(['isNull', 'isNotNull'])

const TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'BooleanType',
  integer: 'LongType',
  number: 'DoubleType',
  text: 'StringType',
  date: 'DateType',
  timestamp: 'TimestampNTZType',
}

/** Whether an operand stands without parentheses; `&&` inside of `||` has them for its reader. */
function isBound(operand: Operation, inside: SparkOperator, floor: number): boolean {
  if (inside === '|' && operand.operator === '&') return false
  return OPERATORS[operand.operator].binding >= floor
}

function isText(node: SparkNode): boolean {
  return node.kind === 'value' && node.value.type === 'text'
}

/** Where Python takes the name of a column, or a number, for a column. */
function asColumn(node: SparkNode): SparkNode {
  if (node.kind !== 'value') return node
  const { value } = node
  return value.type === 'text' ? { kind: 'column', name: value.text } : { kind: 'lit', value }
}

/** Options are texts, whatever they say. */
function helperArgument(node: SparkNode): SparkNode {
  if (node.kind !== 'entries') return node
  const items = node.entries.map(([name, value]) => {
    const said =
      value.kind === 'value' && value.value.type === 'boolean' ? value.value.boolean : null
    const word: SparkNode =
      said === null ? value : { kind: 'value', value: { type: 'text', text: String(said) } }
    return [name, word] as const
  })
  return { kind: 'code', code: optionsMap(items) }
}

function optionsMap(items: readonly (readonly [string, SparkNode])[]): Code {
  const written = items.map(([name, node]) => {
    if (node.kind !== 'value') throw new Error('An option is a value')
    return code`${text(name)} -> ${scalaValue(node.value)}`
  })
  return scalaCall(code`Map`, ...written)
}

/** `lit(5).cast("bigint")` is `lit(5L)`. */
function asLong(node: SparkNode): Code | null {
  if (node.kind !== 'method' || node.name !== 'cast' || node.on.kind !== 'lit') return null
  const [type] = node.args
  const isLong =
    type?.kind === 'value' && type.value.type === 'text' && type.value.text === 'bigint'
  const { value } = node.on
  return isLong && value.type === 'integer' ? code`lit(${digits(value.digits)}L)` : null
}

function bindingOf(node: SparkNode): number {
  if (node.kind === 'operation') return OPERATORS[node.operator].binding
  return node.kind === 'not' || node.kind === 'negative' ? SCALA.sign : SCALA.atom
}

/** Names of the API and of helpers: ours, never a user's. */
function identifier(name: string): Code {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Not an identifier: ${JSON.stringify(name)}`)
  return verbatim(name)
}

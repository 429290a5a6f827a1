import { Decimal128, type Document, Double, ObjectId } from 'mongodb'
import type { Expression } from '@plainflow/core'
import type { PlacedColumn } from './cells.ts'
import { figureOf, literalOf, type Literal, momentOf } from './literals.ts'

export interface Match {
  readonly filter: Document
  /** Whether every document that is found is one that is meant: only then a limit may count them. */
  readonly isExact: boolean
}

type Find = (name: string) => PlacedColumn | undefined

/**
 * A condition as a filter that misses nothing, or null where that is not sure: columns beside literals and
 * tests for null, nothing that orders texts, no function. Documents whose value does not fit the column are
 * always found, so that reading them tells it. docs/guide/databases.md lists what is asked.
 */
export function matchOf(condition: Expression, find: Find, negated = false): Match | null {
  switch (condition.kind) {
    case 'binary':
      return binaryMatch(condition, find, negated)
    case 'unary':
      return condition.operator === 'not' ? matchOf(condition.operand, find, !negated) : null
    case 'is-null': {
      const column = columnOf(condition.operand, find)
      return column && nullMatch(column, condition.negated !== negated)
    }
    case 'in': {
      const isNone = condition.negated !== negated
      const tests = condition.items.map((item) =>
        comparison(isNone ? '<>' : '=', condition.operand, item, find),
      )
      return joined(isNone ? '$and' : '$or', tests)
    }
    case 'between': {
      const { operand, low, high } = condition
      const isOutside = condition.negated !== negated
      const [least, most] = isOutside ? (['<', '>'] as const) : (['>=', '<='] as const)
      const tests = [comparison(least, operand, low, find), comparison(most, operand, high, find)]
      return joined(isOutside ? '$or' : '$and', tests)
    }
    case 'column': {
      const column = columnOf(condition, find)
      return column?.type === 'boolean' ? compared(column, '=', !negated) : null
    }
    default:
      return null
  }
}

type Operator = '=' | '<>' | '<' | '<=' | '>' | '>='
const MIRRORED: Readonly<Record<Operator, Operator>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}
const NEGATED: Readonly<Record<Operator, Operator>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

function binaryMatch(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  find: Find,
  negated: boolean,
): Match | null {
  if (operator === 'and' || operator === 'or')
    return joined((operator === 'and') === negated ? '$or' : '$and', [
      matchOf(left, find, negated),
      matchOf(right, find, negated),
    ])
  if (!Object.hasOwn(MIRRORED, operator)) return null
  const given = operator as Operator // one of the table's
  const meant = negated ? NEGATED[given] : given
  return comparison(meant, left, right, find) ?? comparison(MIRRORED[meant], right, left, find)
}

/** A column beside a literal. */
function comparison(
  operator: Operator,
  left: Expression,
  right: Expression,
  find: Find,
): Match | null {
  const column = columnOf(left, find)
  const literal = literalOf(right)
  if (!column || !literal) return null
  switch (column.type) {
    case 'boolean':
      return typeof literal.value === 'boolean' ? compared(column, operator, literal.value) : null
    case 'text':
      return literal.type === 'text' ? textMatch(column, operator, literal.value) : null
    case 'timestamp': {
      const moment = momentOf(literal)
      return moment && compared(column, operator, moment)
    }
    case 'integer':
    case 'number':
      return figureMatch(column, operator, literal)
    case 'date':
      return null
  }
}

const OPERATORS: Readonly<Record<Operator, string>> = {
  '=': '$eq',
  '<>': '$ne',
  '<': '$lt',
  '<=': '$lte',
  '>': '$gt',
  '>=': '$gte',
}

/** Nothing is neither equal to a value nor different from it. */
function test(operator: Operator, value: unknown): Document {
  return operator === '<>' ? { $nin: [value, null] } : { [OPERATORS[operator]]: value }
}

function compared(column: PlacedColumn, operator: Operator, value: unknown): Match {
  return orUnfit(column, { [nameOf(column)]: test(operator, value) })
}

function figureMatch(column: PlacedColumn, operator: Operator, literal: Literal): Match | null {
  const figure = figureOf(literal, column.type === 'integer')
  if (figure === null) return null
  const name = nameOf(column)
  if (column.type === 'integer') return compared(column, operator, figure)
  // A decimal 0.1 is not what a binary 0.1 is, but both are what people mean by it.
  const decimal = Decimal128.fromString(String(figure))
  return orUnfit(column, {
    $or: [
      {
        $and: [
          { [name]: test(operator, new Double(Number(figure))) },
          isKind(name, 'decimal', false),
        ],
      },
      { $and: [{ [name]: test(operator, decimal) }, isKind(name, 'decimal', true)] },
    ],
    [name]: { $ne: NaN },
  })
}

function isKind(name: string, kind: string, is: boolean): Document {
  return { [name]: is ? { $type: kind } : { $not: { $type: kind } } }
}

/** What a value that is no text is never written as here: words that are no word of JSON, and no digits. */
const PLAIN = /^(?!true$|false$|null$|NaN$|Infinity$)[A-Za-z\u00c0-\uffff _][^"\\[\]{}]*$/
const ID = /^[0-9a-f]{24}$/

function textMatch(column: PlacedColumn, operator: Operator, value: unknown): Match | null {
  if (operator !== '=' && operator !== '<>') return null
  const name = nameOf(column)
  const text = String(value)
  const isPlain = PLAIN.test(text) && !ID.test(text) && !UUID.test(text)
  const own = { $and: [{ [name]: test(operator, text) }, isKind(name, 'array', false)] }
  const isArray = { [name]: { $type: 'array' } }
  const onTheWay = unfitParents(column)
  if (operator === '<>') return { filter: { $or: [own, isArray, ...onTheWay] }, isExact: isPlain }
  if (isPlain) return { filter: { $or: [own, ...onTheWay] }, isExact: true }
  if (ID.test(text) && /[a-f]/.test(text)) {
    const id = { $and: [{ [name]: new ObjectId(text) }, isKind(name, 'array', false)] }
    return { filter: { $or: [own, id, ...onTheWay] }, isExact: true }
  }
  // A figure, a moment or a list may be written so: they are all found, and looked at where they arrive.
  return { filter: { $or: [own, isArray, unfit(name, ['string']), ...onTheWay] }, isExact: false }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/

function nullMatch(column: PlacedColumn, negated: boolean): Match {
  const name = nameOf(column)
  const nothing = column.type === 'number' ? [null, NaN] : [null]
  const isArray = { [name]: { $type: 'array' } }
  const parents = unfitParents(column)
  if (negated)
    return { filter: { $or: [{ [name]: { $nin: nothing } }, isArray, ...parents] }, isExact: true }
  const isNull = { $and: [{ [name]: { $in: nothing } }, isKind(name, 'array', false)] }
  return column.type === 'text'
    ? { filter: { $or: [isNull, ...parents] }, isExact: true }
    : orUnfit(column, isNull)
}

const FITTING: Readonly<Record<string, readonly string[]>> = {
  boolean: ['bool'],
  integer: ['number'],
  number: ['number'],
  timestamp: ['date'],
}

/** Reading a document whose value does not fit fails, so that it is of no matter how many they are. */
function orUnfit(column: PlacedColumn, filter: Document): Match {
  const name = nameOf(column)
  const isArray = { [name]: { $type: 'array' } }
  const others = unfit(name, FITTING[column.type] ?? [])
  return { filter: { $or: [filter, isArray, others, ...unfitParents(column)] }, isExact: true }
}

/** A list counts as what is in it, and is asked for by itself. */
function unfit(name: string, kinds: readonly string[]): Document {
  return { [name]: { $exists: true, $not: { $type: [...kinds, 'null'] } } }
}

function unfitParents({ path }: PlacedColumn): readonly Document[] {
  return path.slice(1).flatMap((_, at) => {
    const parent = path.slice(0, at + 1).join('.')
    return [{ [parent]: { $type: 'array' } }, unfit(parent, ['object'])]
  })
}

function columnOf(expression: Expression, find: Find): PlacedColumn | null {
  const column = expression.kind === 'column' ? find(expression.name) : undefined
  return column && isNameable(column) ? column : null
}

/** Whether the server finds the field by its names with points between them. */
export function isNameable({ path }: PlacedColumn): boolean {
  return path.every((name) => name !== '' && !/[.\0]|^\$/.test(name))
}

export function nameOf({ path }: PlacedColumn): string {
  return path.join('.')
}

function joined(by: '$and' | '$or', parts: readonly (Match | null)[]): Match | null {
  const known = parts.filter((part) => part !== null)
  if (known.length !== parts.length || known.length === 0) return null
  return {
    filter: { [by]: known.map(({ filter }) => filter) },
    isExact: known.every(({ isExact }) => isExact),
  }
}

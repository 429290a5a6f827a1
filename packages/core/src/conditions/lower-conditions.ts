import type { Column, ColumnType } from '../relation/column.ts'
import { columnTypes } from '../relation/column-types.ts'
import type { ColumnTypes } from '../relation/column-types.ts'
import type { BinaryOperator, Expression, LiteralValue } from '../relation/expression.ts'
import { valuesOf } from './check-conditions.ts'
import { isGroup } from './condition.ts'
import type { Condition, ConditionGroup, ConditionOperator } from './condition.ts'
import { readValue } from './read-value.ts'

/** Conditions as an expression tree, or null where there are none. Called on checked conditions only. */
export function lowerConditions(
  group: ConditionGroup,
  columns: readonly Column[],
): Expression | null {
  return lowerGroup(group, columnTypes(columns))
}

function lowerGroup(group: ConditionGroup, types: ColumnTypes): Expression | null {
  const parts = group.conditions
    .map((item) => (isGroup(item) ? lowerGroup(item, types) : lowerCondition(item, types)))
    .filter((part) => part !== null)
  return join(group.match === 'all' ? 'and' : 'or', parts)
}

function lowerCondition(condition: Condition, types: ColumnTypes): Expression {
  const type = types.get(condition.column) ?? 'text'
  const values = valuesOf(condition)
    .map((value) => readValue(value, type))
    .filter((value) => value !== null)
  const column: Expression = { kind: 'column', name: condition.column, at: NOWHERE }
  return LOWERINGS[condition.operator]({ column, type, values })
}

interface Facts {
  readonly column: Expression
  readonly type: ColumnType
  readonly values: readonly LiteralValue[]
}

const LOWERINGS: Readonly<Record<ConditionOperator, (facts: Facts) => Expression>> = {
  is: (facts) => (wholeDays(facts) ? day(facts, 'in') : compare(facts, '=')),
  'is not': (facts) => (wholeDays(facts) ? day(facts, 'out') : compare(facts, '<>')),
  over: (facts) => (wholeDays(facts) ? from(facts, '>=', dayEnd(facts, 0)) : compare(facts, '>')),
  'at least': (facts) => from(facts, '>=', dayStart(facts, 0)),
  under: (facts) => from(facts, '<', dayStart(facts, 0)),
  'at most': (facts) =>
    wholeDays(facts) ? from(facts, '<', dayEnd(facts, 0)) : compare(facts, '<='),
  between: (facts) => (wholeDays(facts) ? day(facts, 'in') : between(facts, false)),
  'not between': (facts) => (wholeDays(facts) ? day(facts, 'out') : between(facts, true)),
  'is one of': (facts) => oneOf(facts, false),
  'is not one of': (facts) => oneOf(facts, true),
  contains: (facts) => search('contains', facts),
  'does not contain': (facts) => not(search('contains', facts)),
  'starts with': (facts) => search('starts_with', facts),
  'does not start with': (facts) => not(search('starts_with', facts)),
  'ends with': (facts) => search('ends_with', facts),
  'does not end with': (facts) => not(search('ends_with', facts)),
  // An empty cell and an empty text look the same to whoever asks for them.
  'is empty': (facts) =>
    facts.type === 'text'
      ? binary('or', isNull(facts, false), from(facts, '=', EMPTY_TEXT))
      : isNull(facts, false),
  'is not empty': (facts) =>
    facts.type === 'text'
      ? binary('and', isNull(facts, true), from(facts, '<>', EMPTY_TEXT))
      : isNull(facts, true),
}

const NOWHERE = { start: 0, end: 0 } as const
const EMPTY_TEXT: LiteralValue = { type: 'text', value: '' }

/** A date on a timestamp column means all of that day. */
function wholeDays({ type, values }: Facts): boolean {
  return type === 'timestamp' && values.some((value) => value.type === 'date')
}

/** From the start of the first day to before the end of the last. */
function day(facts: Facts, side: 'in' | 'out'): Expression {
  const last = facts.values.length - 1
  return side === 'in'
    ? binary(
        'and',
        from(facts, '>=', dayStart(facts, 0)),
        from(facts, isDay(facts, last) ? '<' : '<=', dayEnd(facts, last)),
      )
    : binary(
        'or',
        from(facts, '<', dayStart(facts, 0)),
        from(facts, isDay(facts, last) ? '>=' : '>', dayEnd(facts, last)),
      )
}

function isDay(facts: Facts, index: number): boolean {
  return facts.type === 'timestamp' && facts.values[index]?.type === 'date'
}

function dayStart(facts: Facts, index: number): LiteralValue {
  const value = valueAt(facts, index)
  return isDay(facts, index) ? { type: 'timestamp', value: `${value.value} 00:00:00` } : value
}

/** The first moment after the day, or the moment itself where the value names one. */
function dayEnd(facts: Facts, index: number): LiteralValue {
  const value = valueAt(facts, index)
  if (!isDay(facts, index)) return value
  const next = new Date(Date.parse(`${value.value}T00:00:00Z`) + 86_400_000).toISOString()
  // The day after 9999-12-31 has no ISO spelling of four digits.
  const moment = next.startsWith('+')
    ? `${value.value} 23:59:59.999999`
    : `${next.slice(0, 10)} 00:00:00`
  return { type: 'timestamp', value: moment }
}

function valueAt({ values }: Facts, index: number): LiteralValue {
  return values[index] ?? { type: 'null', value: null }
}

function compare(facts: Facts, operator: BinaryOperator): Expression {
  return from(facts, operator, valueAt(facts, 0))
}

function from(facts: Facts, operator: BinaryOperator, value: LiteralValue): Expression {
  return binary(operator, facts.column, literal(value))
}

function between(facts: Facts, negated: boolean): Expression {
  const low = literal(valueAt(facts, 0))
  const high = literal(valueAt(facts, 1))
  return { kind: 'between', operand: facts.column, low, high, negated, at: NOWHERE }
}

function oneOf(facts: Facts, negated: boolean): Expression {
  if (wholeDays(facts)) {
    const days = facts.values.map((value) =>
      LOWERINGS[negated ? 'is not' : 'is']({ ...facts, values: [value] }),
    )
    return join(negated ? 'and' : 'or', days) ?? literal({ type: 'boolean', value: negated })
  }
  const items = facts.values.map(literal)
  return { kind: 'in', operand: facts.column, items, negated, at: NOWHERE }
}

function search(name: string, facts: Facts): Expression {
  const args = [facts.column, literal(valueAt(facts, 0))]
  return { kind: 'call', name, args, at: NOWHERE }
}

function isNull(facts: Facts, negated: boolean): Expression {
  return { kind: 'is-null', operand: facts.column, negated, at: NOWHERE }
}

function not(operand: Expression): Expression {
  return { kind: 'unary', operator: 'not', operand, at: NOWHERE }
}

function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right, at: NOWHERE }
}

function literal(value: LiteralValue): Expression {
  return { kind: 'literal', ...value, at: NOWHERE }
}

const READABLE_CHAIN = 50

/** A plain chain reads best; beyond that halves, so that a thousand conditions do not nest a thousand deep. */
function join(operator: 'and' | 'or', parts: readonly Expression[]): Expression | null {
  if (parts.length > READABLE_CHAIN) {
    const middle = Math.ceil(parts.length / 2)
    const left = join(operator, parts.slice(0, middle))
    const right = join(operator, parts.slice(middle))
    return left && right && binary(operator, left, right)
  }
  const [head, ...tail] = parts
  return head ? tail.reduce((left, right) => binary(operator, left, right), head) : null
}

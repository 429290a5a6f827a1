import type { Binary, Expression } from '../relation/expression.ts'
import { identifier } from './identifier.ts'

/** What a condition makes of the name of rows: `paid` before it, `over_100` behind it. */
export interface ConditionWords {
  readonly before: readonly string[]
  readonly behind: readonly string[]
}

const LONGEST_VALUE = 20

/** Null where it says more than a short name can. */
export function nameCondition(condition: Expression): ConditionWords | null {
  switch (condition.kind) {
    case 'column':
      return before(condition.name)
    case 'unary': {
      const { operator, operand } = condition
      return operator === 'not' && operand.kind === 'column' ? before(`not ${operand.name}`) : null
    }
    case 'is-null':
      return condition.operand.kind === 'column'
        ? behind(condition.negated ? 'with' : 'without', condition.operand.name)
        : null
    case 'in': {
      const values = condition.items.map(valueOf)
      if (condition.negated || values.length > 2 || values.includes('')) return null
      return before(values.join(' and '))
    }
    case 'binary':
      return condition.operator === 'and' ? both(condition) : compared(condition)
    default:
      return null
  }
}

function both({ left, right }: Binary): ConditionWords | null {
  const [one, other] = [nameCondition(left), nameCondition(right)]
  if (!one || !other) return null
  const words = {
    before: [...one.before, ...other.before],
    behind: [...one.behind, ...other.behind],
  }
  return words.before.length > 1 || words.behind.length > 1 ? null : words
}

function compared({ operator, left, right }: Binary): ConditionWords | null {
  if (left.kind !== 'column' || right.kind !== 'literal') return null
  const value = valueOf(right)
  if (value === '') return null
  const isMoment = right.type === 'date' || right.type === 'timestamp'
  switch (operator) {
    case '=':
      return right.type === 'text' ? before(value) : behind(`with ${left.name}`, value)
    case '>':
      return behind(isMoment ? 'after' : 'over', value)
    case '>=':
      return behind('from', value)
    case '<':
      return behind(isMoment ? 'before' : 'under', value)
    case '<=':
      return behind('up to', value)
    default:
      return null
  }
}

/** The first day of a year is said by its year. */
function valueOf(value: Expression): string {
  if (value.kind !== 'literal' || value.type === 'null' || value.type === 'boolean') return ''
  const word = identifier(value.value.replace(/-01-01(?: 00:00:00)?$/, ''))
  return word.length > LONGEST_VALUE ? '' : word
}

function before(word: string): ConditionWords | null {
  const name = identifier(word)
  return name === '' ? null : { before: [name], behind: [] }
}

function behind(word: string, of: string): ConditionWords | null {
  const name = identifier(of)
  return name === '' ? null : { before: [], behind: [`${identifier(word)}_${name}`] }
}

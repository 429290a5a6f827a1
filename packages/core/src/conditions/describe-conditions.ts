import type { Column } from '../relation/column.ts'
import { sayColumn, sayValue } from '../words/say.ts'
import { valuesOf } from './check-conditions.ts'
import { isGroup } from './condition.ts'
import type { Condition, ConditionGroup, ConditionOperator } from './condition.ts'
import { operatorWord } from './operator-word.ts'

export interface ConditionWords {
  readonly columns: readonly Column[]
  /** The spelling the data has for a value of a column. */
  respell(text: string, column: string): string
}

/** Conditions in words: "region is West and (amount is over 100 or amount is empty)". */
export function describeConditions(group: ConditionGroup, words: ConditionWords): string {
  const [only] = group.conditions
  const plain = group.conditions.length > 1 || (group.match === 'all' && only && !isGroup(only))
  return plain ? joined(group, words) : wrapped(group, words)
}

function joined(group: ConditionGroup, words: ConditionWords): string {
  return group.conditions
    .map((item) => {
      if (!isGroup(item)) return describeCondition(item, words)
      return item.conditions.length > 1 ? `(${joined(item, words)})` : wrapped(item, words)
    })
    .join(group.match === 'all' ? ' and ' : ' or ')
}

/** A group of one says what it is, or it would be read back as its only member. */
function wrapped(group: ConditionGroup, words: ConditionWords): string {
  return `${group.match} of (${joined(group, words)})`
}

function describeCondition(condition: Condition, words: ConditionWords): string {
  const { columns } = words
  const known = columns.find(({ name }) => name === condition.column)?.type
  const values = valuesOf(condition).map((value) =>
    sayValue(value, known ?? (typeof value === 'number' ? 'number' : 'text'), (text) =>
      words.respell(text, condition.column),
    ),
  )
  const said = PHRASES[condition.operator](values, operatorWord(condition.operator, known))
  return `${sayColumn(condition.column, columns)} ${said}`
}

type Phrase = (values: readonly string[], word: string) => string

const PHRASES: Readonly<Record<ConditionOperator, Phrase>> = {
  is: ([value]) => `is ${value}`,
  'is not': ([value]) => `is not ${value}`,
  over: compared,
  'at least': compared,
  under: compared,
  'at most': compared,
  between: ([low, high]) => `is between ${low} and ${high}`,
  'not between': ([low, high]) => `is not between ${low} and ${high}`,
  'is one of': (values) => `is one of ${values.join(', ')}`,
  'is not one of': (values) => `is not one of ${values.join(', ')}`,
  contains: ([value]) => `contains ${value}`,
  'does not contain': ([value]) => `does not contain ${value}`,
  'starts with': ([value]) => `starts with ${value}`,
  'does not start with': ([value]) => `does not start with ${value}`,
  'ends with': ([value]) => `ends with ${value}`,
  'does not end with': ([value]) => `does not end with ${value}`,
  'is empty': () => 'is empty',
  'is not empty': () => 'is not empty',
}

function compared([value]: readonly string[], word: string): string {
  return `is ${word} ${value}`
}

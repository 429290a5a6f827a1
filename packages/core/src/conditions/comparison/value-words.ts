import type { Column } from '../../relation/column.ts'
import type { Period } from '../../words/read-period.ts'
import { CONDITION_OPERATORS } from '../condition.ts'
import type { Condition, ConditionOperator } from '../condition.ts'
import type { SaidOperator } from '../read-operator.ts'

/** Where an unquoted text ends. */
export const BOUNDARIES: ReadonlySet<string> = new Set([
  ...'and or nor but then where with whose as while'.split(' '),
  ...',;)(.\n!?',
])

/** Words of a sentence, which stand in no name that follows "of" or "in" without quotes. */
export const TELLING =
  /\b(?:who|whom|that|which|whose|is|are|was|were|has|have|had|do|does|did|than|most|least|each|every)\b/i

/** "100 or more", "2024 onwards". */
export const UP =
  phrases(`or more, or above, or higher, or greater, or over, and above, and up, and over,
  or later, or after, onwards, onward, and later, and after, plus, +`)

/** "100 or less", "2024 or earlier". */
export const DOWN = phrases(`or less, or fewer, or below, or lower, or under, and below, and under,
  or earlier, or before, and earlier, and before`)

export const GROUP_OPENINGS = ['(', 'all of (', 'any of (', 'either (', 'not (']

/** In words; also what bounds the look-ahead at each place. */
export const LONGEST_VALUE = 12

/** What a comparison becomes when more than one value follows. */
export const LISTS: Readonly<Partial<Record<ConditionOperator, ConditionOperator>>> = {
  is: 'is one of',
  'is not': 'is not one of',
  'is one of': 'is one of',
  'is not one of': 'is not one of',
}

/** "in (West, East)": brackets make a list of it. */
export function inBrackets(said: SaidOperator): SaidOperator {
  return { ...said, operator: LISTS[said.operator] ?? said.operator }
}

export function takesMany(operator: ConditionOperator): boolean {
  return CONDITION_OPERATORS[operator].takes === 'many'
}

/** "over 2024" begins where 2024 ends. */
export function wholePeriod(
  column: Column,
  operator: ConditionOperator,
  period: Period,
): Condition {
  const { start, end } = period
  const name = column.name
  if (operator === 'is' || operator === 'is one of') {
    return { column: name, operator: 'between', value: [start, end] }
  }
  if (operator === 'is not' || operator === 'is not one of') {
    return { column: name, operator: 'not between', value: [start, end] }
  }
  return {
    column: name,
    operator,
    value: operator === 'over' || operator === 'at most' ? end : start,
  }
}

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim())
}

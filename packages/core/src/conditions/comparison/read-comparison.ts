import type { Column } from '../../relation/column.ts'
import { CONDITION_OPERATORS } from '../condition.ts'
import type { Condition, ConditionGroup } from '../condition.ts'
import type { SaidOperator } from '../read-operator.ts'
import { Unclear } from '../unclear.ts'
import { compareNumber } from './compare-number.ts'
import { compareText } from './compare-text.ts'
import { compareTime } from './compare-time.ts'
import { takeQuoted, wrongValue } from './comparing.ts'
import type { Comparing } from './comparing.ts'
import { inBrackets, LISTS } from './value-words.ts'

/** What follows a column and its comparison: values, read by the column's type. */
export function readComparison(
  comparing: Comparing,
  column: Column,
  said: SaidOperator,
): Condition | ConditionGroup {
  if (CONDITION_OPERATORS[said.operator].takes === 'none') {
    return { column: column.name, operator: said.operator }
  }
  const bracketed = LISTS[said.operator] !== undefined && comparing.reader.take('(')
  const condition = byType(comparing, column, bracketed ? inBrackets(said) : said)
  if (bracketed && !comparing.reader.take(')')) {
    throw new Unclear(`The list after "${column.name}" has no closing bracket.`)
  }
  return condition
}

function byType(comparing: Comparing, column: Column, said: SaidOperator): Condition {
  switch (column.type) {
    case 'date':
    case 'timestamp':
      return compareTime(comparing, column, said)
    case 'integer':
    case 'number':
      return compareNumber(comparing, column, said)
    case 'boolean':
      return compareTruth(comparing, column, said)
    case 'text':
      return compareText(comparing, column, said)
  }
}

function compareTruth(comparing: Comparing, column: Column, { operator }: SaidOperator): Condition {
  const word = comparing.reader.takeAny(['true', 'yes', 'false', 'no'])
  if (word !== null)
    return { column: column.name, operator, value: word === 'true' || word === 'yes' }
  const quoted = takeQuoted(comparing, () => true)
  if (quoted === null) throw wrongValue(comparing, column, 'true or false')
  return { column: column.name, operator, value: quoted }
}

import type { Column } from '../../relation/column.ts'
import { parseNumber } from '../../relation/numbers.ts'
import { readNumber } from '../../words/read-number.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Condition, ConditionValue } from '../condition.ts'
import { numberOrText } from '../../words/number-text.ts'
import type { SaidOperator } from '../read-operator.ts'
import { Unclear } from '../unclear.ts'
import { skipColumn, takeQuoted, wrongValue } from './comparing.ts'
import type { Comparing } from './comparing.ts'
import { readList } from './read-list.ts'

/** "over 100", "10 to 20", "one of 1, 2 and 3". */
export function compareNumber(comparing: Comparing, column: Column, said: SaidOperator): Condition {
  const { reader, ahead } = comparing
  const low = takeNumber(comparing, column)
  const { operator } = said
  const ranged = operator === 'between' || operator === 'not between'
  const to = ranged ? ['and', 'to', '-', '–'] : ['to', '-', '–']
  if (ranged || (operator === 'is' && ahead.follows(to, readNumber))) {
    if (reader.takeAny(to) === null) {
      throw new Unclear(`Between ${String(low)} and what should ${column.name} be?`)
    }
    const value = [low, takeNumber(comparing, column)]
    skipColumn(comparing, column)
    return { column: column.name, operator: ranged ? operator : 'between', value }
  }
  const condition = readList(comparing, column, said, low, () =>
    reader.peek()?.kind === 'number' || reader.peek()?.kind === 'quoted'
      ? takeNumber(comparing, column)
      : null,
  )
  skipColumn(comparing, column)
  return condition
}

function takeNumber(comparing: Comparing, column: Column): ConditionValue {
  const { reader, table, assumptions } = comparing
  const quoted = takeQuoted(comparing, (text) => parseNumber(text.trim()) !== null)
  if (quoted !== null) return quoted
  reader.takeAny(['about', 'exactly', 'a', 'the'])
  const said = readNumber(reader)
  if (!said) throw wrongValue(comparing, column, 'a number')
  if (!said.percent || !isShare(table, column)) return numberOrText(said.digits)
  assumptions.push(
    `${column.name} holds shares, so ${said.digits}% is ${Number(said.digits) / 100}.`,
  )
  return Number((Number(said.digits) / 100).toPrecision(12))
}

/** 20% is 0.2 where the column's cells lie between -1 and 1, else 20. */
function isShare(table: TableWords, column: Column): boolean {
  const cells = table.samples(column.name).filter((cell) => typeof cell === 'number')
  return cells.length > 0 && cells.every((cell) => Math.abs(cell) <= 1)
}

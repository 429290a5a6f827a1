import type { Column } from '../../relation/column.ts'
import { isoTimestamp } from '../../relation/dates.ts'
import { readPeriod } from '../../words/read-period.ts'
import type { Period } from '../../words/read-period.ts'
import type { Condition } from '../condition.ts'
import type { SaidOperator } from '../read-operator.ts'
import { Unclear } from '../unclear.ts'
import { takeQuoted, wrongValue } from './comparing.ts'
import type { Comparing } from './comparing.ts'
import { readList } from './read-list.ts'
import { DOWN, UP, wholePeriod } from './value-words.ts'

/** "in 2024", "from March until May", "2024-06-01 onwards". */
export function compareTime(comparing: Comparing, column: Column, said: SaidOperator): Condition {
  const { reader, ahead } = comparing
  const first = takePeriod(comparing, column)
  const { operator } = said
  const ranged = operator === 'between' || operator === 'not between'
  const to = ranged ? ['and', 'to', '-', '–'] : ['to', 'until', 'till', 'through', '-', '–']
  if (ranged || (operator === 'is' && ahead.follows(to, readPeriod))) {
    if (reader.takeAny(to) === null) {
      throw new Unclear(`Between ${first.start} and what should ${column.name} be?`)
    }
    const value = [first.start, takePeriod(comparing, column).end]
    return { column: column.name, operator: ranged ? operator : 'between', value }
  }
  // "From a day" goes on; "orders from 2024" are those of that year, unless it says "onwards".
  const isDay = first.start === first.end
  if (operator === 'is' && (reader.takeAny(UP) !== null || (said.said === 'from' && isDay))) {
    return { column: column.name, operator: 'at least', value: first.start }
  }
  if (operator === 'is' && reader.takeAny(DOWN) !== null) {
    return { column: column.name, operator: 'at most', value: first.end }
  }
  if (!isDay) return wholePeriod(column, operator, first)
  return readList(comparing, column, said, first.start, () =>
    reader.peek()?.kind === 'date' || reader.peek()?.kind === 'quoted'
      ? takePeriod(comparing, column).start
      : null,
  )
}

function takePeriod(comparing: Comparing, column: Column): Period {
  const quoted = takeQuoted(comparing, (text) => isoTimestamp(text.trim()) !== null)
  if (quoted !== null) return { start: quoted, end: quoted }
  const period = readPeriod(comparing.reader)
  if (!period) throw wrongValue(comparing, column, 'a date such as 2024-06-01')
  return period
}

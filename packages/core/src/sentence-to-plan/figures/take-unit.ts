import { PERIODS } from '../../tables/compute-period.ts'
import type { PeriodUnit } from './figure.ts'
import type { WordStream } from './word-stream.ts'

/** "month", "weeks", "hour of the day": what the days or times of rows are put together by. */
export function takeUnit(words: WordStream): PeriodUnit | null {
  const clock = words.attempt(() => takeRecurring(words))
  if (clock) return clock
  const unit = PERIODS.find((one) => words.word() === one || words.word() === `${one}s`)
  if (unit) words.at += 1
  return unit ?? null
}

/** What comes again, whatever the day or the week; a column may hold it already. */
function takeRecurring(words: WordStream): PeriodUnit | null {
  const isColumn = words.named()?.columns.some(({ score }) => score > OWN) === true
  const said = isColumn ? null : words.take(...RECURRING.keys())
  return said === null ? null : (RECURRING.get(said) ?? null)
}

const OWN = 0.9

/** The longest first. */
const RECURRING: ReadonlyMap<string, PeriodUnit> = new Map([
  ['hour of the day', 'hour'],
  ['hours of the day', 'hour'],
  ['hour of day', 'hour'],
  ['hour', 'hour'],
  ['hours', 'hour'],
  ['day of the week', 'weekday'],
  ['days of the week', 'weekday'],
  ['day of week', 'weekday'],
  ['week day', 'weekday'],
  ['weekday', 'weekday'],
  ['weekdays', 'weekday'],
])

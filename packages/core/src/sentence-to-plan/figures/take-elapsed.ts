import type { SchemaTable } from '../../tables/schema.ts'
import { stem } from '../../words/stem.ts'
import { isFigure } from './is-figure.ts'
import type { Measure, SaidAmount, TimeUnitName } from './figure-draft.ts'
import type { WordStream } from './word-stream.ts'

/**
 * How long it took from one day of a row to another: "days between order and delivery", "time to close",
 * "first reply time", "tenure, hire to exit", "delay against its planned end". Which columns are meant is told
 * once the table is known. "Took the longest to close" has said before that it is a time.
 */
export function takeElapsed(
  words: WordStream,
  measure: Measure | null,
  unsaid: 'time' | null = null,
): SaidAmount | null {
  // A column of that name holds it already.
  const isColumn = words.named()?.columns.some((one) => one.score > OWN && isFigure(one)) === true
  if (isColumn && /^(?:duration|length|tenure)$/.test(words.word())) return null
  return (
    words.attempt(() => takeBetween(words, measure)) ??
    words.attempt(() => takeTimeTo(words, measure, unsaid)) ??
    words.attempt(() => takeDelay(words, measure)) ??
    words.attempt(() => takeTenure(words, measure)) ??
    words.attempt(() => takeLife(words, measure)) ??
    words.attempt(() => takeEventTime(words, measure))
  )
}

/** The name, with what it is told in behind it. */
const OWN = 0.85

/** "Number of days between order and delivery", "hours from opening to closing". */
function takeBetween(words: WordStream, measure: Measure | null): SaidAmount | null {
  words.take('number of', 'no of', 'nr of', 'amount of', '# of')
  const unit = takeTimeUnit(words)
  if (unit === null && words.take('time', 'time span', 'gap') === null) return null
  words.take('passed', 'elapsed', 'it takes', 'it took')
  const joins = words.take('between') !== null ? ['and'] : ['to', 'until', 'till']
  if (joins.length > 1 && words.take('from') === null) return null
  const from = words.attempt(() => takeEvent(words, joins)) ?? takeRows(words)
  const to = from && words.take(...joins) !== null ? takeEvent(words, []) : null
  return from && to ? elapsed(measure, { unit, from, to }) : null
}

/** "From visit to payment", where the day of a visit is called no more than that. */
function takeRows(words: WordStream): readonly string[] | null {
  words.take('the', 'its', 'their')
  const word = words.word()
  const isTable = words.tables.some((table) => isCalledBy(table, word))
  if (isTable) words.at += 1
  return isTable ? [word] : null
}

export function isCalledBy(table: SchemaTable, word: string): boolean {
  return table.words.length === 1 && table.words[0]?.stem === stem(word)
}

/** "Time to close", "days until delivery". */
function takeTimeTo(
  words: WordStream,
  measure: Measure | null,
  unsaid: 'time' | null,
): SaidAmount | null {
  const unit = takeTimeUnit(words)
  if (unit === null && words.take('time') === null && unsaid === null) return null
  if (words.take('it took to', 'it takes to', 'to', 'until', 'till') === null) return null
  const to = takeEvent(words, [])
  return to && elapsed(measure, { unit, from: null, to })
}

/** "Delay against its planned end", "days late". */
function takeDelay(words: WordStream, measure: Measure | null): SaidAmount | null {
  if (words.take('delay', 'delays', 'days late', 'slippage', 'overrun') === null) return null
  if (words.take('against', 'versus', 'vs', 'compared to', 'compared with', 'over') === null)
    return elapsed(measure, { unit: null, from: PLANNED_EVENT, to: null })
  words.take('its', 'their', 'the')
  const from = takeEvent(words, [])
  return from && elapsed(measure, { unit: null, from, to: null })
}

/** What is not said but planned: "delay" alone is against that. */
const PLANNED_EVENT = ['planned']

/** "Tenure in days, hire to exit". */
function takeTenure(words: WordStream, measure: Measure | null): SaidAmount | null {
  if (words.take('tenure', 'duration', 'length', 'time') === null) return null
  const unit = words.take('in') === null ? null : takeTimeUnit(words)
  words.take(',', '(')
  words.take('from')
  const from = takeEvent(words, ['to', 'until', 'till'])
  const to = from && words.take('to', 'until', 'till') !== null ? takeEvent(words, []) : null
  if (!from || !to) return null
  words.take(')')
  words.take(',')
  return elapsed(measure, { unit, from, to })
}

/** "Membership length in days", "length of stay", "nights per booking": from where a row begins to its end. */
function takeLife(words: WordStream, measure: Measure | null): SaidAmount | null {
  words.take('number of')
  if (words.take('nights') !== null) {
    words.take('stayed', 'booked', 'spent')
    return elapsed(measure ?? 'sum', { unit: 'day', from: null, to: null })
  }
  const isLong = words.take('length of', 'duration of', 'length', 'duration', 'tenure') !== null
  words.take('the', 'a', 'their')
  const [table] = words.named()?.tables ?? []
  const isThing = words.take(...LASTING) !== null || (!isLong && table !== undefined)
  if (table && isThing && !LASTING.includes(words.word(-1))) words.at += words.named()?.length ?? 0
  const isTold = words.take('length', 'duration', 'tenure') !== null
  const unit = words.take('in') === null ? null : takeTimeUnit(words)
  const isKnown = isLong || isTold || (isThing && unit !== null)
  return isKnown ? elapsed(measure, { unit, from: null, to: null }) : null
}

/** What has a length of its own, whatever a table calls it. */
const LASTING: readonly string[] =
  'stay stays membership memberships contract contracts rental rentals subscription subscriptions loan loans employment'.split(
    ' ',
  )

/** "First reply time", "resolution time". */
function takeEventTime(words: WordStream, measure: Measure | null): SaidAmount | null {
  const to = takeEvent(words, ['time', 'times', 'delay'])
  if (!to || words.take('time', 'times', 'delay') === null) return null
  return elapsed(measure, { unit: null, from: null, to })
}

interface Said {
  readonly unit: TimeUnitName | null
  readonly from: readonly string[] | null
  readonly to: readonly string[] | null
}

function elapsed(measure: Measure | null, said: Said): SaidAmount {
  return { kind: 'elapsed', measure: measure ?? 'mean', ...said }
}

const LONGEST_EVENT = 3

/** The words for what happened, up to one of these, or as far as dates of the tables are called so. */
export function takeEvent(words: WordStream, ends: readonly string[]): readonly string[] | null {
  words.take('the', 'its', 'their')
  const event: string[] = []
  while (event.length < LONGEST_EVENT && !words.done && !ends.includes(words.word())) {
    const word = words.word()
    if (ends.length === 0 && !words.tellsDate(word)) break
    event.push(word)
    words.at += 1
  }
  if (ends.length === 0) words.take('date', 'day')
  return event.some((word) => words.tellsDate(word)) ? event : null
}

/** "in hours" wherever it stands, "days" before what they lie between. */
export function takeTimeUnit(words: WordStream): TimeUnitName | null {
  const said = words.word()
  const unit = UNITS.find((one) => said === one || said === `${one}s`)
  if (unit) words.at += 1
  // A stay of three nights ends three days later.
  return unit ?? (words.take('nights', 'night') === null ? null : 'day')
}

const UNITS: readonly TimeUnitName[] = ['minute', 'hour', 'day', 'week', 'year']

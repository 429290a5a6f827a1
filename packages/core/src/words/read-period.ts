import { isoDate, isoTimestamp } from '../relation/dates.ts'
import type { ClauseReader } from './clause-reader.ts'

/** A stretch of time as a sentence names it; a day or a moment begins and ends with itself. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** Takes a date: 2024-06-01 · 2024-06 · 2024 · March 2024 · 5 March 2024 · March 5, 2024 · Q1 2024. */
export function readPeriod(reader: ClauseReader): Period | null {
  const start = reader.at
  reader.takeAny(['the year', 'year', 'the'])
  const period = readIso(reader) ?? readMonth(reader) ?? readDay(reader) ?? readQuarter(reader)
  if (!period) reader.at = start
  return period
}

const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

function readIso(reader: ClauseReader): Period | null {
  const word = reader.peek()
  const text = word?.value ?? ''
  if (word?.kind === 'date') {
    const exact = isoDate(text) ?? isoTimestamp(text)
    if (exact === null) return null
    reader.at += 1
    return { start: exact, end: exact }
  }
  const month = word?.kind === 'word' ? /^(\d{4})-(\d{2})$/.exec(text) : null
  if (month && Number(month[2]) >= 1 && Number(month[2]) <= 12) {
    reader.at += 1
    return months(Number(month[1]), Number(month[2]), 1)
  }
  const year = readYear(reader)
  return year === null ? null : months(year, 1, 12)
}

function readYear(reader: ClauseReader): number | null {
  const word = reader.peek()
  if (word?.kind !== 'number' || !/^(?:1[5-9]|2[01])\d\d$/.test(word.value)) return null
  reader.at += 1
  return Number(word.value)
}

/** "March 2024", "March 5, 2024", "Mar 5th 2024". */
function readMonth(reader: ClauseReader): Period | null {
  const start = reader.at
  const month = readMonthName(reader)
  if (month === null) return null
  reader.take('of')
  const year = readYear(reader)
  if (year !== null) return months(year, month, 1)
  const day = readDayNumber(reader)
  reader.take(',')
  const yearAfter = day === null ? null : readYear(reader)
  if (day !== null && yearAfter !== null) return singleDay(yearAfter, month, day)
  reader.at = start
  return null
}

/** "5 March 2024", "5th of March 2024". */
function readDay(reader: ClauseReader): Period | null {
  const start = reader.at
  const day = readDayNumber(reader)
  reader.take('of')
  const month = day === null ? null : readMonthName(reader)
  reader.take(',')
  const year = month === null ? null : readYear(reader)
  const period = day !== null && month !== null && year !== null && singleDay(year, month, day)
  if (!period) reader.at = start
  return period || null
}

/** "Q1 2024", "the first quarter" needs a year to mean anything. */
function readQuarter(reader: ClauseReader): Period | null {
  const start = reader.at
  const quarter = /^q([1-4])$/.exec(reader.peek()?.value ?? '')
  if (!quarter) return null
  reader.at += 1
  reader.take('of')
  const year = readYear(reader)
  if (year !== null) return months(year, Number(quarter[1]) * 3 - 2, 3)
  reader.at = start
  return null
}

function readMonthName(reader: ClauseReader): number | null {
  const word = reader.peek()
  if (word?.kind !== 'word' || word.value.length < 3) return null
  const month = MONTHS.findIndex(
    (name) => name === word.value || (word.value.length <= 4 && name.startsWith(word.value)),
  )
  if (month < 0) return null
  reader.at += 1
  return month + 1
}

function readDayNumber(reader: ClauseReader): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(reader.peek()?.value ?? '')
  if (!match || Number(match[1]) > 31) return null
  reader.at += 1
  return Number(match[1])
}

function singleDay(year: number, month: number, day: number): Period | null {
  const date = isoDate(isoText(year, month, day))
  return date === null ? null : { start: date, end: date }
}

function months(year: number, month: number, count: number): Period {
  const last = new Date(Date.UTC(year, month - 1 + count, 0))
  return {
    start: isoText(year, month, 1),
    end: isoText(last.getUTCFullYear(), last.getUTCMonth() + 1, last.getUTCDate()),
  }
}

function isoText(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

function padded(part: number, digits: number): string {
  return String(part).padStart(digits, '0')
}

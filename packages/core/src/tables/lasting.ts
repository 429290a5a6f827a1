import type { Cell } from '../relation/column.ts'

/** A unit of time as cells write it, and how many seconds it has. */
export interface TimeUnit {
  readonly name: string
  /** A pattern that is read without regard to case. */
  readonly written: string
  readonly seconds: number
}

const DAY = 86_400

const UNITS: readonly TimeUnit[] = [
  { name: 'year', written: 'y|yrs?|years?', seconds: 365 * DAY },
  { name: 'month', written: 'mos?|months?', seconds: 30 * DAY },
  { name: 'week', written: 'w|wks?|weeks?', seconds: 7 * DAY },
  { name: 'day', written: 'd|days?', seconds: DAY },
  { name: 'hour', written: 'h|hrs?|hours?', seconds: 3600 },
  { name: 'minute', written: 'm|mins?|minutes?', seconds: 60 },
  { name: 'second', written: 's|secs?|seconds?', seconds: 1 },
]

const ANY = UNITS.map(({ written }) => written).join('|')
const LASTED = new RegExp(
  `^(?:\\d+(?:\\.\\d+)?\\s?(?:${ANY})\\.?(?:,?\\s(?:and\\s)?|(?=\\d)|$))+$`,
  'i',
)

/** How long something lasted, "2 years, 40 days" beside "12 days", "1h 5m": the units; none for other columns. */
export function lastingUnits(cells: readonly Cell[]): readonly TimeUnit[] {
  const texts = cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim())
  const lasting = texts.filter((text) => LASTED.test(text))
  if (lasting.length === 0 || lasting.length < MOST * texts.length) return []
  const units = UNITS.filter(({ written }) =>
    lasting.some((text) => new RegExp(partOf(written), 'i').test(text)),
  )
  // Of one unit the number alone will do.
  return units.length > 1 ? units : []
}

const MOST = 0.7

/** The number that stands before a unit. */
export function partOf(written: string): string {
  return `([0-9]+(?:[.][0-9]+)?) ?(?:${written})(?:[^a-z]|$)`
}

/** What so many of a unit come to in the smallest unit of a column; null where it is said in none. */
export function inSmallestUnit(
  value: number,
  said: string,
  units: readonly TimeUnit[],
): number | null {
  const unit = UNITS.find((one) => isWritten(one, said))
  const smallest = units.at(-1)
  return unit && smallest ? (value * unit.seconds) / smallest.seconds : null
}

/** "Lead Time (days)", `duration_min`: the unit that the numbers of a column are told in; none where it is not said. */
export function unitsNamed(name: string): readonly TimeUnit[] {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '')
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  // A lone m or s is rather metres or a size.
  return last.length > 1 || /^h$/i.test(last) ? UNITS.filter((unit) => isWritten(unit, last)) : []
}

/** Whether a word is a unit of time. */
export function saysTimeUnit(word: string): boolean {
  return word.length > 2 && UNITS.some((unit) => isWritten(unit, word))
}

function isWritten({ written }: TimeUnit, word: string): boolean {
  return new RegExp(`^(?:${written})$`, 'i').test(word)
}

import { MONTHS, WEEKDAYS } from './read-cron.ts'
import type { Rest } from './rest.ts'
import { NTH } from './say-cron.ts'

const DAY = String.raw`(sun|mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?s?`
const MONTH =
  `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`.toLowerCase()
const COUNTED = `(${NTH.join('|')}|last|1st|2nd|3rd|4th|5th)`
const DATE = String.raw`(\d{1,2})(?:st|nd|rd|th)`
const MONTHLY = '(?: day)?(?: of (?:the|every) month| every month)'
const OF_MONTH = String.raw`${MONTHLY}?\b`
/** Where no month is said "every second Monday" is every other one, to most; that of cron is not. */
const CLEAR = String.raw`(?<!\bevery (?:the )?)(?:the )?${COUNTED} ${DAY}|(?:the )?(first|last|1st) ${DAY}`

/** Day of the month, month and weekday, as cron writes them; null where no day is said. */
export function readDays(rest: Rest): string | null {
  const yearly = inYear(rest)
  if (yearly !== null) return yearly
  const weekdays = inWeek(rest)
  const dates = inMonth(rest)
  // What does not fit beside the days is left to be named: "monthly on Monday" is not every Monday.
  const isInMonth = weekdays.length === 0 || dates.length > 0 || weekdays.some(isCounted)
  const isInWeek = dates.length === 0 && !weekdays.some(isCounted)
  const isMonthly = isInMonth && rest.take(/\b(?:monthly|(?:of (?:the|every)|every) months?)\b/)
  const isWeekly = isInWeek && rest.take(/\b(?:weekly|every week)\b/)
  const isDaily = rest.take(/\b(?:daily|every days?)\b/)
  if (weekdays.length > 0 && dates.length === 0) return `* * ${weekdays.join()}`
  if (dates.length > 0) return `${dates.join()} * ${weekdays.join() || '*'}`
  if (isMonthly) return '1 * *'
  if (isWeekly) return '* * 1'
  return isDaily ? '* * *' : null
}

function inYear(rest: Rest): string | null {
  if (rest.take(/\b(?:quarterly|every quarter)\b/)) return '1 1,4,7,10 *'
  const named =
    rest.take(
      new RegExp(String.raw`\b(?:on |every )*${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?![:.])`),
    ) ??
    flipped(rest.take(new RegExp(String.raw`\b(?:on |every |the )*${DATE}(?: of)? ${MONTH}\b`)))
  const isYearly = rest.take(/\b(?:yearly|annually|every year)\b/)
  if (named) return `${named[2]} ${monthOf(named[1])} *`
  return isYearly ? '1 1 *' : null
}

function flipped(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found && [found[0], found[2], found[1]]
}

function inWeek(rest: Rest): readonly string[] {
  const nth = [
    ...rest.takeAll(new RegExp(String.raw`\b(?:the )?${COUNTED} ${DAY}${MONTHLY}\b`)),
    ...rest.takeAll(new RegExp(String.raw`\b(?:${CLEAR})\b`)),
  ].map((found) => found.slice(1).filter((group) => group !== undefined))
  const range = rest.take(new RegExp(String.raw`\b${DAY}(?: to | through |-)${DAY}\b`))
  const all = rest.take(/\b(?:weekdays?|working days?|workdays?|business days?)\b/)
  const free = rest.take(/\bweekends?\b/)
  const single = rest.takeAll(new RegExp(String.raw`(?<!\b${COUNTED} )\b${DAY}\b`))
  return [
    ...nth.map(([which, day]) => `${dayOf(day)}#${which === 'last' ? 'L' : countOf(which)}`),
    ...(range ? between(dayOf(range[1]), dayOf(range[2])) : []),
    ...(all ? ['1-5'] : []),
    ...(free ? ['0', '6'] : []),
    ...single.map((found) => String(dayOf(found.at(-1)))),
  ]
}

function isCounted(weekday: string): boolean {
  return weekday.includes('#')
}

function inMonth(rest: Rest): readonly string[] {
  const last = rest.take(/\b(?:the )?last(?: day)?(?: of (?:the|every) month|(?= every month))/)
  const first = rest.take(/\b(?:the )?first(?: day)?(?: of (?:the|every) month|(?= every month))/)
  // "2nd Monday" is no 2nd of the month.
  const dates = rest.takeAll(new RegExp(String.raw`\b(?:the )?${DATE}(?! ${DAY}\b)${OF_MONTH}`))
  const numbered = rest.takeAll(/\b(?:the )?day (\d{1,2})\b/)
  return [
    ...(first ? ['1'] : []),
    ...[...dates, ...numbered].map(([, day]) => String(Number(day))),
    ...(last ? ['L'] : []),
  ]
}

/** Also over the end of the week. */
function between(from: number, to: number): string[] {
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => String((from + index) % 7))
}

function dayOf(word = ''): number {
  return WEEKDAYS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3)))
}

function monthOf(word = ''): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}

function countOf(word = ''): number {
  const named = NTH.findIndex((name) => name === word)
  return named >= 0 ? named + 1 : Number.parseInt(word, 10)
}

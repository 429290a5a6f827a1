import { type Cron, type CronField, MONTHS, WEEKDAYS } from './read-cron.ts'

/** Five fields of cron in English, which `readWhen` reads as the same wherever it has words for it. */
export function sayCron({ minute, hour, day, month, weekday }: Cron): string {
  const days = sayDays(day, month, weekday)
  const often = sayOften(minute, hour)
  if (often !== null) return days === null ? often : `${often} ${days.on}`
  return `${days?.each ?? 'every day'} ${sayTimes(minute, hour)}`
}

export const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const

interface Days {
  /** Before a time: "every weekday". */
  readonly each: string
  /** After a pace: "on weekdays". */
  readonly on: string
}

/** Null: there are no certain times of a day, but a pace. */
function sayOften(minute: CronField, hour: CronField): string | null {
  const minutes = minute.isAny ? 1 : stepOf(minute, 60)
  const hours = hour.isAny ? 1 : stepOf(hour, 24)
  const range = hours === null ? rangeOf(hour) : ''
  if (minutes !== null && minutes < 60)
    return hours === 1 ? `every ${minutes === 1 ? 'minute' : `${minutes} minutes`}` : null
  if (minute.items.length !== 1 || (hours === null && range === null) || hours === 24) return null
  const pace = hours === null || hours === 1 ? 'every hour' : `every ${hours} hours`
  const past = minute.items[0] === '0' ? '' : ` at :${twoDigits(minute.items[0])}`
  return `${pace}${past}${range}`
}

/** n where it is every n-th from nought on. */
function stepOf({ items }: CronField, size: number): number | null {
  const step = size / items.length
  return items.every((item, index) => Number(item) === index * step) ? step : null
}

function rangeOf({ items }: CronField): string | null {
  const isRange = items.every((item, index) => Number(item) === Number(items[0]) + index)
  return isRange && items.length > 2 ? ` from ${items[0]} to ${items.at(-1)}` : null
}

function sayTimes(minute: CronField, hour: CronField): string {
  const minutes = minute.isAny ? null : minute.items
  const hours = hour.isAny ? null : hour.items
  if (minutes && hours && minutes.length * hours.length <= MOST_TIMES)
    return `at ${listed(hours.flatMap((h) => minutes.map((m) => clock(h, m))))}`
  const past = minutes
    ? `at ${listed(minutes.map((item) => `:${twoDigits(item)}`))}`
    : 'each minute'
  return hours ? `${past} past ${listed(hours)} o'clock` : `${past} past each hour`
}

const MOST_TIMES = 6

function sayDays(day: CronField, month: CronField, weekday: CronField): Days | null {
  const months = month.isAny ? null : month.items.map((item) => MONTHS[Number(item) - 1] ?? item)
  const dated = day.isAny ? null : sayDates(day, months)
  const named = weekday.isAny ? null : sayWeekdays(weekday)
  const within = months && !dated ? ` in ${listed(months)}` : ''
  if (dated && named) return same(`${dated} and ${named.each}`)
  if (named) return { each: named.each + within, on: named.on + within }
  if (dated) return same(dated)
  return months && { each: `every day${within}`, on: within.trim() }
}

function sayDates({ items }: CronField, months: readonly string[] | null): string {
  if (months?.length === 1 && items.length === 1 && items[0] !== 'L')
    return `every ${months[0]} ${items[0]}`
  const days = items.map((item) => (item === 'L' ? 'last day' : ordinal(Number(item))))
  return `on the ${listed(days)} of ${months ? listed(months) : 'the month'}`
}

function sayWeekdays({ items }: CronField): Days {
  const days = items.join()
  if (days === '1,2,3,4,5') return { each: 'every weekday', on: 'on weekdays' }
  const nth = items.flatMap((item) => (item.includes('#') ? [sayNth(item)] : []))
  const names = items.flatMap((item) =>
    item.includes('#') ? [] : [WEEKDAYS[Number(item)] ?? item],
  )
  if (nth.length > 0) return same(`on ${listed([...nth, ...names.map((name) => `every ${name}`)])}`)
  return {
    each: `every ${listed(names)}`,
    on: `on ${listed(names.map((name) => `${name}s`))}`,
  }
}

function sayNth(item: string): string {
  const [day = '', nth = ''] = item.split('#')
  const which = nth === 'L' ? 'last' : NTH[Number(nth) - 1]
  return `the ${which} ${WEEKDAYS[Number(day)]} of the month`
}

function same(words: string): Days {
  return { each: words, on: words }
}

function clock(hour: string, minute: string): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

function twoDigits(item = ''): string {
  return item.padStart(2, '0')
}

function ordinal(day: number): string {
  const teens = day % 100 > 10 && day % 100 < 14
  return `${day}${(!teens && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

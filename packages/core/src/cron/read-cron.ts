/** One of the five fields: `*`, or what it names, ranges and steps written out, in order. */
export interface CronField {
  readonly isAny: boolean
  /** Numbers; the last day of a month is `L`, the first Monday of one `1#1`, the last `1#L`. */
  readonly items: readonly string[]
}

/** When something shall run, in the five fields of cron. */
export interface Cron {
  /** As it was written. */
  readonly text: string
  readonly minute: CronField
  readonly hour: CronField
  readonly day: CronField
  readonly month: CronField
  readonly weekday: CronField
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

interface Limits {
  readonly name: string
  readonly from: number
  readonly to: number
  /** The first three letters of these may be written for `from`, `from + 1`, … */
  readonly names?: readonly string[]
  /** What else may stand there. */
  readonly special?: RegExp
}

const FIELDS = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day of the month', from: 1, to: 31, special: /^L$/ },
  { name: 'month', from: 1, to: 12, names: MONTHS },
  { name: 'weekday', from: 0, to: 7, names: WEEKDAYS, special: /^[0-6]#([1-5]|L)$/ },
] as const satisfies readonly Limits[]

/** The five fields, or what is wrong with them as a sentence. */
export function readCron(written: string): Cron | string {
  const text = written.trim().split(/\s+/).join(' ')
  const parts = text.split(' ')
  if (parts.length !== FIELDS.length)
    return `A cron expression has five fields: minute, hour, day, month and weekday. This has ${parts.length}.`
  const fields = FIELDS.map((limits, index) =>
    readField((parts[index] ?? '').toUpperCase(), limits),
  )
  const problem = fields.find((field) => typeof field === 'string')
  if (problem !== undefined) return problem
  const [minute = ANY, hour = ANY, day = ANY, month = ANY, days = ANY] = fields.filter(
    (field) => typeof field !== 'string',
  )
  // Sunday is 0, and 7 to some.
  const weekday = { ...days, items: ordered(days.items.map((item) => (item === '7' ? '0' : item))) }
  return { text, minute, hour, day, month, weekday }
}

/** Whether somebody meant cron and not words. */
export function looksLikeCron(text: string): boolean {
  const parts = text.trim().split(/\s+/)
  return parts.length >= 4 && parts.every((part) => /^[*\d]|^(?:[a-z]{3}\b|L$)/i.test(part))
}

const ANY: CronField = { isAny: true, items: [] }

function readField(text: string, limits: Limits): CronField | string {
  if (text === '*') return ANY
  const items: string[] = []
  for (const part of text.split(',')) {
    const found = readPart(part, limits)
    if (found === null)
      return `"${part}" is no ${limits.name}: it takes ${limits.from} to ${limits.to}, lists (1,15), ranges (1-5) and steps (*/15).`
    items.push(...found)
  }
  return { isAny: false, items: ordered(items) }
}

function readPart(part: string, { from, to, names = [], special }: Limits): string[] | null {
  if (special?.test(part)) return [part]
  const [range = '', step = '1', ...more] = part.split('/')
  const every = whole(step)
  if (more.length > 0 || every === null || every === 0 || every > to) return null
  const [start, end = start, ...beyond] =
    range === '*' ? [from, names === WEEKDAYS ? 6 : to] : range.split('-').map(valueOf)
  if (beyond.length > 0 || start === undefined || end === undefined) return null
  if (start === null || end === null || start < from || end > to || start > end) return null
  // "5/15" means different things to different readers.
  if (part.includes('/') && start === end && range !== '*') return null
  return Array.from({ length: Math.floor((end - start) / every) + 1 }, (_, index) =>
    String(start + index * every),
  )

  function valueOf(text: string): number | null {
    const named = names.findIndex((name) => name.slice(0, 3).toUpperCase() === text)
    return named >= 0 ? named + from : whole(text)
  }
}

function whole(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null
}

function ordered(items: readonly string[]): string[] {
  return [...new Set(items)].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

function rank(item: string): number {
  return item === 'L' ? Infinity : Number.parseInt(item, 10)
}

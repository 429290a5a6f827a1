import { type Cron, looksLikeCron, readCron } from './read-cron.ts'
import { readDays } from './read-days.ts'
import { readTimes } from './read-times.ts'
import { Rest } from './rest.ts'

export const WHEN_EXAMPLES = [
  'every weekday at 7',
  'every monday at 9:30',
  'every hour',
  'on the first of the month at 6:00',
] as const

/** When something shall run, in plain English or as cron; a sentence where neither can be read. */
export function readWhen(said: string): Cron | string {
  if (said.trim() === '') return `Say when it shall run, such as ${EXAMPLES}.`
  if (looksLikeCron(said)) return readCron(said)
  const rest = new Rest(said)
  // Before the times: the numbers of "every 15 minutes" and "the 1st" are no hours.
  const pace = readPace(rest)
  const days = readDays(rest)
  const times = pace === null ? readTimes(rest) : pace
  if (typeof times === 'string') return times
  const left = rest.left()
  if (left !== '') return `"${left}" was not understood. Say it like ${EXAMPLES}.`
  if (days === null && times.isUsual)
    return `No day and no time was found. Say it like ${EXAMPLES}.`
  return readCron(`${times.fields} ${days ?? '* * *'}`)
}

const EXAMPLES = WHEN_EXAMPLES.map((example) => `“${example}”`).join(', ')

/** "every 15 minutes", "every hour at :30 from 9 to 17". */
function readPace(
  rest: Rest,
): { readonly fields: string; readonly isUsual: false } | string | null {
  const minutes = rest.take(/\bevery (?:(\d{1,2}) )?minutes?\b/)
  if (minutes) return paced(Number(minutes[1] ?? 1), 60, 'minutes', (step) => `${step} *`)
  if (rest.take(/\bevery half(?: an)? hour\b/))
    return paced(30, 60, 'minutes', (step) => `${step} *`)
  if (rest.take(/\bevery quarter(?: of an)? hour\b/))
    return paced(15, 60, 'minutes', (step) => `${step} *`)
  const hours = rest.take(/\b(?:every (?:(\d{1,2}) )?hours?|hourly)\b/)
  if (!hours) return null
  const past = rest.take(/\bat :(\d{2})\b|\bat (\d{1,2})(?: minutes)? past\b/)
  const minute = Number(past?.[1] ?? past?.[2] ?? 0)
  if (minute > 59) return `There is no minute ${minute}: an hour has 0 to 59.`
  const range = rest.take(
    /\b(?:from|between) (\d{1,2})(?::00)? (?:to|and|until) (\d{1,2})(?::00)?\b/,
  )
  const [from, to] = [Number(range?.[1]), Number(range?.[2])]
  if (!range) return paced(Number(hours[1] ?? 1), 24, 'hours', (step) => `${minute} ${step}`)
  if (from >= to || to > 23 || hours[1] !== undefined)
    return 'Hours go from an earlier one to a later one of the same day: “every hour from 9 to 17”.'
  return { fields: `${minute} ${from}-${to}`, isUsual: false }
}

/** What does not divide it would begin anew each hour or day, and not keep its pace. */
function paced(count: number, size: 60 | 24, unit: string, write: (step: string) => string) {
  if (count > 0 && count < size && size % count === 0)
    return { fields: write(count === 1 ? '*' : `*/${count}`), isUsual: false } as const
  const whole = size === 60 ? 'hour' : 'day'
  const fitting = (size === 60 ? [5, 10, 15, 20, 30] : [2, 3, 4, 6, 8, 12]).join(', ')
  return `Every ${count} ${unit} does not fit evenly into one ${whole}: ${fitting} do.`
}

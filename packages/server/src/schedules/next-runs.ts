import { readCron } from '@plainflow/core'
import { Cron } from 'croner'

/**
 * The next times of a schedule after a moment. Where clocks are put forward, a time that is left out comes
 * with the first minute there is; where they are put back, a time of the day that comes twice is taken once.
 */
export function nextRuns(cron: string, timeZone: string, after: Date, count: number): Date[] {
  const waiting = timesOfDay(cron).map((one) => {
    const times = new Cron(one, { timezone: timeZone, paused: true, mode: '5-part' })
    return { times, next: times.nextRun(after) }
  })
  const found: Date[] = []
  while (found.length < count) {
    const first = waiting.reduce<Date | null>((soonest, { next }) => {
      return next && (!soonest || next < soonest) ? next : soonest
    }, null)
    if (!first) break
    found.push(first)
    for (const one of waiting)
      if (one.next?.getTime() === first.getTime()) one.next = one.times.nextRun(first)
  }
  return found
}

/**
 * One expression for each time of a day: croner keeps what is said above for a single one only, several
 * would come twice, or not at all. What goes on through all hours, or is often, has a pace and no times.
 */
function timesOfDay(cron: string): string[] {
  const read = readCron(cron)
  if (typeof read === 'string') return [cron]
  const { minute, hour, text } = read
  const isPace = minute.isAny || hour.isAny || hour.items.length === HOURS
  if (isPace || minute.items.length * hour.items.length > MOST_TIMES) return [cron]
  const days = text.split(' ').slice(2).join(' ')
  return hour.items.flatMap((at) => minute.items.map((past) => `${past} ${at} ${days}`))
}

const HOURS = 24
/** Of a day: each takes a moment to find, and the next times of every schedule are shown in lists. */
const MOST_TIMES = 48

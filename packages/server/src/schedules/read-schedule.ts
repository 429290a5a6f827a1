import { Failure, SCHEDULE_LIMITS } from '@plainflow/contract'
import { type Cron, readWhen, shortestGap } from '@plainflow/core'
import { nextRuns } from './next-runs.ts'

/** When something shall run, as a person said it, within what the server allows. */
export function readSchedule(when: string, timeZone: string): Cron {
  if (!isTimeZone(timeZone))
    throw new Failure(
      'invalid_request',
      `There is no time zone "${timeZone}". They are named like Europe/Berlin, or UTC.`,
    )
  const cron = readWhen(when)
  if (typeof cron === 'string') throw new Failure('invalid_request', cron)
  const { minutesApart } = SCHEDULE_LIMITS
  if (shortestGap(cron) < minutesApart)
    throw new Failure(
      'invalid_request',
      `A schedule leaves ${minutesApart} minutes between two runs, and this one does not.`,
    )
  if (nextRuns(cron.text, timeZone, new Date(), 1).length === 0)
    throw new Failure('invalid_request', 'That day never comes.')
  return cron
}

/** By its name: an offset ("+02:00") does not know of summer. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

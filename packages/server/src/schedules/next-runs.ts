import { Cron } from 'croner'

/**
 * The next times of a schedule after a moment. Where clocks are put forward, a time that is left out comes
 * with the first minute there is; where they are put back, a time of the day that comes twice is taken once.
 */
export function nextRuns(cron: string, timeZone: string, after: Date, count: number): Date[] {
  return new Cron(cron, { timezone: timeZone, paused: true, mode: '5-part' }).nextRuns(count, after)
}

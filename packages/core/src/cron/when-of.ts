import type { Cron } from './read-cron.ts'
import { readWhen } from './read-when.ts'
import { sayCron } from './say-cron.ts'

/** What somebody would type for it: words where they are read back as the same, else the five fields. */
export function whenOf(cron: Cron): string {
  const said = sayCron(cron)
  const read = readWhen(said)
  return typeof read !== 'string' && meaningOf(read) === meaningOf(cron) ? said : cron.text
}

function meaningOf({ minute, hour, day, month, weekday }: Cron): string {
  return JSON.stringify([minute, hour, day, month, weekday])
}

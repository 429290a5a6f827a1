import type { Schedule } from '../../pipeline/schedule.ts'
import { wordTable } from '../../words/word-table.ts'

export interface Scheduled {
  readonly schedule: Schedule
  /** The sentence without the words that say when. */
  readonly sentence: string
}

/**
 * How often a workflow shall run, where a sentence begins with it ("Every morning load …") or says so of
 * the run ("… and run it daily at 7:30"). Elsewhere "every month" speaks of the rows.
 */
export function readSchedule(sentence: string): Scheduled | null {
  const opening = OPENING.exec(sentence)
  const closing = opening ? null : CLOSING.exec(sentence)
  const said = opening?.[1] ?? closing?.[1]
  if (said === undefined) return null
  const cron = cronOf(said.toLowerCase())
  if (cron === null) return null
  const rest = opening
    ? sentence.slice(opening[0].length)
    : sentence.slice(0, closing?.index) +
      sentence.slice((closing?.index ?? 0) + (closing?.[0].length ?? 0))
  return { schedule: { cron, said: said.trim() }, sentence: rest }
}

const DAY = 'mon|tues|wednes|thurs|fri|satur|sun'
const PART = 'morning|noon|afternoon|evening|night|midnight'
const UNIT = 'minute|hour|day|week|weekday|month|quarter|year'
const CLOCK = String.raw`(?:,? (?:at|by|around) (?:noon|midnight|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\b\.?| o'?clock)?))`
const EVERY = String.raw`(?:every|each) (?:(?:\d{1,3} |other |single )?(?:${UNIT})s?|(?:${DAY})day(?: ${PART})?|${PART})`
const ADVERB = 'hourly|daily|nightly|weekly|monthly|quarterly|yearly'
const ON = String.raw`on (?:weekdays|(?:${DAY})days|the first(?: day)? of (?:every|each|the) (?:month|quarter|year))`
const ONCE = 'once an? (?:hour|day|week|month|quarter|year)'
const WHEN = `(?:${EVERY}|${ADVERB}|${ON}|${ONCE})${CLOCK}?`

const OPENING = new RegExp(
  String.raw`^\s*(?:please )?(${WHEN}|at \d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)? (?:every|each) day)(?:[,:]| -)?\s+(?=\p{L})`,
  'iu',
)
const CLOSING = new RegExp(
  String.raw`(?:[,;.]? *(?:and |then )*)(?:run|schedule|repeat|refresh|do|execute)(?: (?:it|this|that|all of this|the (?:whole )?(?:pipeline|workflow|thing)))?(?: to run)? (${WHEN})\s*(?=[.!;,]|$)`,
  'iu',
)

const HOURS = wordTable<number>({
  morning: 6,
  noon: 12,
  afternoon: 15,
  evening: 18,
  night: 2,
  midnight: 0,
})
const DAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']
/** Where no hour is said. */
const USUAL_HOUR = 6

function cronOf(said: string): string | null {
  const clock = clockOf(said)
  if (clock === null) return null
  const { minute, hour } = clock
  const at = `${minute} ${hour}`
  const count = Number(
    /(?:every|each) (\d{1,3}) /.exec(said)?.[1] ?? (said.includes(' other ') ? 2 : 1),
  )
  if (/minute/.test(said)) return count >= 1 && count <= 59 ? `${step(count)} * * * *` : null
  if (/hour/.test(said)) return count >= 1 && count <= 23 ? `0 ${step(count)} * * *` : null
  const day = DAYS.findIndex((name) => said.includes(`${name}day`))
  if (/weekday/.test(said)) return `${at} * * 1-5`
  if (day >= 0) return `${at} * * ${day}`
  if (/week/.test(said)) return count === 1 ? `${at} * * 1` : null
  if (/quarter/.test(said)) return `${at} 1 1,4,7,10 *`
  if (/month/.test(said)) return count <= 12 ? `${at} 1 ${step(count)} *` : null
  if (/year/.test(said)) return `${at} 1 1 *`
  return count >= 1 && count <= 28 ? `${at} ${step(count)} * *` : null
}

function step(count: number): string {
  return count === 1 ? '*' : `*/${count}`
}

function clockOf(said: string): { readonly minute: number; readonly hour: number } | null {
  const written = /(?:at|by|around) (\d{1,2})(?:[:.](\d{2}))?(?: ?([ap])\.?m)?/.exec(said)
  const part = Object.keys(HOURS).find((name) => said.includes(name))
  if (!written) {
    const usual = said.includes('nightly') ? HOURS['night'] : USUAL_HOUR
    return { minute: 0, hour: (part === undefined ? usual : HOURS[part]) ?? USUAL_HOUR }
  }
  const half = written[3] ?? (part !== undefined && (HOURS[part] ?? 0) >= 15 ? 'p' : '')
  const hours = Number(written[1])
  const minute = Number(written[2] ?? 0)
  const hour = half === 'p' && hours < 12 ? hours + 12 : half === 'a' && hours === 12 ? 0 : hours
  return hour > 23 || minute > 59 ? null : { minute, hour }
}

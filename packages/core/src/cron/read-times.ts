import type { Rest } from './rest.ts'

/** Minute and hour, as cron writes them. */
export interface Times {
  readonly fields: string
  /** Nobody said any. */
  readonly isUsual: boolean
}

/** As the planner reads them in a sentence. */
const PARTS = { morning: 6, afternoon: 15, evening: 18, night: 2 } as const
type Part = keyof typeof PARTS
/** These say the time itself: others may stand beside them. */
const NAMED = { midnight: 0, noon: 12 } as const

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\b\.?|o'?clock|h\b)?`
/** After "at" and after another time, or unmistakable by itself. */
const ONE_TIME = new RegExp(
  String.raw`\b(?:at|by) ${CLOCK}(?![\d:])|\b(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\b\.?)?|\b(\d{1,2})() ?([ap])\.?m\b\.?`,
)
const NEXT_TIME = new RegExp(String.raw`(?:^|[\s,])(?:and )?${CLOCK}(?=\s|,|$)`)

/** The times of a day, or why one schedule cannot have them; 06:00 where none is said. */
export function readTimes(rest: Rest): Times | string {
  const named = namedIn(rest)
  const part = partIn(rest)
  const written = rest.takeAll(ONE_TIME)
  const more = written.length > 0 ? rest.takeAll(NEXT_TIME) : []
  const numbered = [...written, ...more].map((found) => clockOf(found, part))
  // "Every night at midnight" is one time, "every morning and noon" are two, of which one is not said.
  if (part !== null && part !== 'night' && numbered.length === 0 && named.length > 0)
    return `Say when in the ${part} it shall run, such as “at ${PARTS[part]}:00”.`
  const clocks = [...numbered, ...named]
  const wrong = clocks.find(({ hour, minute }) => hour > 23 || minute > 59)
  if (wrong) return `There is no time ${said(wrong)}: a day has 0:00 to 23:59.`
  if (clocks.length === 0)
    return { fields: `0 ${PARTS[part ?? 'morning']}`, isUsual: part === null }
  const hours = distinct(clocks.map(({ hour }) => hour))
  const minutes = distinct(clocks.map(({ minute }) => minute))
  const wanted = new Set(clocks.map(said)).size
  if (hours.length * minutes.length !== wanted)
    return `One schedule cannot run at ${clocks.map(said).join(' and ')}: its times have the same minutes, such as 9:30 and 17:30.`
  return { fields: `${minutes.join()} ${hours.join()}`, isUsual: false }
}

interface Clock {
  readonly hour: number
  readonly minute: number
}

function namedIn(rest: Rest): Clock[] {
  const found = rest.takeAll(/\b(?:12(?:[:.]00)? ?)?(midnight|noon)s?\b/)
  // The pattern names these and no others.
  return found.map(([, name]) => ({ hour: NAMED[name as keyof typeof NAMED], minute: 0 }))
}

function partIn(rest: Rest): Part | null {
  const found = rest.take(/\b(morning|afternoon|evening|night)s?\b|\bnightly\b/)
  if (!found) return null
  // The pattern names these and no others.
  return (found[1] ?? 'night') as Part
}

function clockOf(found: RegExpExecArray, part: Part | null): Clock {
  const [hours = '', minutes, letter] = found.slice(1).filter((_, index, all) => {
    const first = Math.floor(all.findIndex((group) => group !== undefined) / 3) * 3
    return index >= first && index < first + 3
  })
  const hour = Number(hours)
  const isLate = letter === 'p' || (letter === undefined && isAfterNoon(part, hour))
  const minute = Number(minutes || 0)
  const isEarly = letter === 'a' || (letter === undefined && part === 'night')
  if (isEarly && hour === 12) return { hour: 0, minute }
  return { hour: isLate && hour < 12 ? hour + 12 : hour, minute }
}

/** A night begins in the evening: 11 is before midnight, 2 is after. */
function isAfterNoon(part: Part | null, hour: number): boolean {
  return part === 'afternoon' || part === 'evening' || (part === 'night' && hour >= 6)
}

function said({ hour, minute }: Clock): string {
  return `${hour}:${String(minute).padStart(2, '0')}`
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}

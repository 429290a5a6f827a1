import { wordTable } from '../words/word-table.ts'

/** A sentence whose dates are told by the day it is said on, spelled out. */
export interface SpelledDates {
  readonly sentence: string
  readonly assumptions: readonly string[]
}

/**
 * "last quarter", "since June", "in the past 30 days": dates that need to know what day it is, as dates
 * that do not. "the last year" of a table is its latest, so what follows "the" is left alone.
 */
export function spellDates(sentence: string, today: string): SpelledDates {
  const now = Day.of(today)
  if (!now || /["`]/.test(sentence)) return { sentence, assumptions: [] }
  const assumptions: string[] = []
  let spelled = sentence
  for (const [pattern, say] of FORMS) {
    const text = spelled
    spelled = text.replace(pattern, (_, ...found: (string | number)[]) => {
      const parts = found.filter((one) => typeof one === 'string').slice(0, -1)
      const at = Number(found.find((one) => typeof one === 'number'))
      const { said, as, before } = say(parts, now)
      assumptions.push(`Took "${said}" as ${as}.`)
      const isLed = before === 'in' && (LED.test(text.slice(0, at)) || as.startsWith('between'))
      return isLed ? as : `${before} ${as}`
    })
  }
  return { sentence: spelled, assumptions }
}

interface Said {
  readonly said: string
  readonly as: string
  /** What ties it to the sentence, where nothing does yet. */
  readonly before: string
}

type Say = (parts: readonly string[], now: Day) => Said

/** Words that lead to a date already. */
const LED =
  /(?:^|\b(?:in|during|for|of|from|since|until|before|after|only|keep|just|on|through|to|by))\s*$/i

const UNIT = '(year|quarter|month|week)'
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

const FORMS: readonly (readonly [RegExp, Say])[] = [
  [
    new RegExp(`(?<!\\bthe )\\b(last|previous|this|current) ${UNIT}(?='s\\b|\\W|$)`, 'gi'),
    ([which = '', unit = ''], now) => {
      const back = /^(?:last|previous)$/i.test(which) ? 1 : 0
      return { said: `${which} ${unit}`, as: now.stretch(unit.toLowerCase(), back), before: 'in' }
    },
  ],
  [
    /\b(?:in |during |over |within |for )?the (last|past) (\d{1,4}|two|three|four|five|six|seven|ten|twelve) (day|week|month|year)s\b/gi,
    ([which = '', count = '', unit = ''], now) => ({
      said: `the ${which} ${count} ${unit}s`,
      as: now.back(numberOf(count), unit.toLowerCase()),
      before: 'since',
    }),
  ],
  [
    /\b(yesterday|today)\b/gi,
    ([said = ''], now) => ({ said, as: now.back(/^y/i.test(said) ? 1 : 0, 'day'), before: 'on' }),
  ],
  [
    /\b(year to date|ytd|so far this year)\b/gi,
    ([said = ''], now) => ({ said, as: `${now.year}-01-01`, before: 'since' }),
  ],
  [
    new RegExp(`\\b(since|until|after|before) (${MONTHS.join('|')})(?! \\d)(?=\\W|$)`, 'gi'),
    ([before = '', month = ''], now) => {
      const at = MONTHS.indexOf(month.toLowerCase()) + 1
      const as = `${month} ${at <= now.month ? now.year : now.year - 1}`
      return { said: month, as, before }
    },
  ],
]

const NUMBERS = wordTable<number>({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
})

function numberOf(text: string): number {
  return NUMBERS[text.toLowerCase()] ?? Number(text)
}

const DAY_MS = 86_400_000

class Day {
  readonly #time: number

  private constructor(time: number) {
    this.#time = time
  }

  static of(day: string): Day | null {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
    return Number.isNaN(time) ? null : new Day(time)
  }

  get year(): number {
    return new Date(this.#time).getUTCFullYear()
  }

  get month(): number {
    return new Date(this.#time).getUTCMonth() + 1
  }

  /** So many days, weeks, months or years before. */
  back(count: number, unit: string): string {
    if (unit === 'day' || unit === 'week')
      return iso(this.#time - count * DAY_MS * (unit === 'week' ? 7 : 1))
    const months = unit === 'year' ? 12 * count : count
    const date = new Date(this.#time)
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0))
    return iso(last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate())))
  }

  /** The year, quarter, month or week this day lies in, or the one before. */
  stretch(unit: string, back: number): string {
    if (unit === 'year') return String(this.year - back)
    const month = this.month - 1
    if (unit === 'month') {
      const first = new Date(Date.UTC(this.year, month - back, 1))
      const name = MONTHS[first.getUTCMonth()] ?? ''
      return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${first.getUTCFullYear()}`
    }
    if (unit === 'quarter') {
      const first = new Date(Date.UTC(this.year, month - (month % 3) - 3 * back, 1))
      return `Q${first.getUTCMonth() / 3 + 1} ${first.getUTCFullYear()}`
    }
    const monday =
      this.#time - ((new Date(this.#time).getUTCDay() + 6) % 7) * DAY_MS - back * 7 * DAY_MS
    return `between ${iso(monday)} and ${iso(monday + 6 * DAY_MS)}`
  }
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

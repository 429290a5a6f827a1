const DAY = 86_400_000

/** Steps a calendar has, the finest first, each with how its ticks are written. */
const STEPS: readonly { readonly ms: number; readonly unit: Unit; readonly every: number }[] = [
  ...([1, 5, 15, 30] as const).map((every) => ({
    ms: every * 60_000,
    unit: 'minute' as const,
    every,
  })),
  ...([1, 3, 6, 12] as const).map((every) => ({
    ms: every * 3_600_000,
    unit: 'hour' as const,
    every,
  })),
  ...([1, 2, 7, 14] as const).map((every) => ({ ms: every * DAY, unit: 'day' as const, every })),
  ...([1, 2, 3, 6] as const).map((every) => ({
    ms: every * 30.4 * DAY,
    unit: 'month' as const,
    every,
  })),
  ...([1, 2, 5, 10, 20, 50, 100, 200, 500] as const).map((every) => ({
    ms: every * 365.25 * DAY,
    unit: 'year' as const,
    every,
  })),
]

type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year'

export interface TimeTick {
  readonly at: number
  readonly label: string
}

/** Beginnings of years, months, days or hours between two moments, at most about `wanted` of them. */
export function timeTicks(from: number, to: number, wanted: number): readonly TimeTick[] {
  const raw = (to - from) / Math.max(1, wanted)
  const step = STEPS.find(({ ms }) => ms >= raw) ?? STEPS.at(-1)
  if (!step || !(to > from)) return [{ at: from, label: sayTime(from, 'day') }]
  const ticks: TimeTick[] = []
  for (
    let at = firstTick(from, step.unit, step.every);
    at <= to;
    at = next(at, step.unit, step.every)
  ) {
    if (at >= from) ticks.push({ at, label: sayTime(at, step.unit) })
    if (ticks.length > 4 * wanted + 8) break
  }
  return ticks.length > 0 ? ticks : [{ at: from, label: sayTime(from, 'day') }]
}

const FIXED: Readonly<Partial<Record<Unit, number>>> = { minute: 60_000, hour: 3_600_000, day: DAY }

function firstTick(from: number, unit: Unit, every: number): number {
  const fixed = FIXED[unit]
  // Sevens of days count from a Monday.
  const offset = unit === 'day' && every % 7 === 0 ? 4 * DAY : 0
  if (fixed) return Math.floor((from - offset) / (fixed * every)) * fixed * every + offset
  const date = new Date(from)
  if (unit === 'year') return startOf(Math.floor(date.getUTCFullYear() / every) * every, 0)
  return startOf(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / every) * every)
}

function next(at: number, unit: Unit, every: number): number {
  const fixed = FIXED[unit]
  if (fixed) return at + fixed * every
  const date = new Date(at)
  if (unit === 'year') return startOf(date.getUTCFullYear() + every, 0)
  return startOf(date.getUTCFullYear(), date.getUTCMonth() + every)
}

/** `Date.UTC` takes the years 0 to 99 for those of the last century. */
function startOf(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1)
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const FORMS: Readonly<Record<Unit, Intl.DateTimeFormat>> = {
  minute: form(CLOCK),
  hour: form({ month: 'short', day: 'numeric', ...CLOCK }),
  day: form({ month: 'short', day: 'numeric' }),
  month: form({ month: 'short', year: 'numeric' }),
  year: form({ year: 'numeric' }),
}

function form(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
}

function sayTime(at: number, unit: Unit): string {
  return FORMS[unit].format(at)
}

/** Round numbers from below the least to above the most value, about `wanted` of them. */
export function niceTicks(least: number, most: number, wanted: number): readonly number[] {
  const [low, high] =
    least === most ? around(least) : [Math.min(least, most), Math.max(least, most)]
  const step = niceStep((high - low) / Math.max(1, wanted))
  // Beyond what numbers can hold there is nothing rounder than the ends themselves.
  if (!(step > 0) || !Number.isFinite(step)) return [low, high]
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const count = last - first + 1
  if (!Number.isFinite(count) || count > 4 * wanted + 8) return [low, high]
  const ticks = Array.from({ length: count }, (_, index) => rounded((first + index) * step))
  return ticks.every((tick) => Number.isFinite(tick)) && new Set(ticks).size > 1
    ? ticks
    : [low, high]
}

/** 1, 2 or 5 times a power of ten: the least that is not below. */
function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5].find((one) => one * power >= raw * 0.999) ?? 10
  return factor * power
}

function around(value: number): [number, number] {
  if (value === 0) return [0, 1]
  return value > 0 ? [0, value] : [value, 0]
}

/** 0.1 + 0.2 is no tick. */
function rounded(value: number): number {
  return Number(value.toPrecision(12)) || 0
}

/** Where a value stands between two ends, 0 to 1. Divided first: the span of two huge numbers overflows. */
export function share(value: number, low: number, high: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high))
  const span = high / size - low / size
  const at = (value / size - low / size) / span
  return Number.isFinite(at) ? at : 0
}

/** "1,200", "250K", "0.05": as many digits as tell two ticks apart. */
export function sayTicks(ticks: readonly number[]): readonly string[] {
  const largest = Math.max(...ticks.map(Math.abs))
  const notation = largest >= 10_000 ? 'compact' : 'standard'
  if (largest !== 0 && (largest < 1e-4 || largest >= 1e15))
    return ticks.map((tick) => (tick === 0 ? '0' : tick.toExponential(1)))
  for (const form of FORMS[notation]) {
    const said = ticks.map((tick) => form.format(tick))
    if (new Set(said).size === ticks.length) return said
  }
  return ticks.map(String)
}

const FORMS = { standard: forms('standard'), compact: forms('compact') }

/** From no digits behind the point to six. */
function forms(notation: 'standard' | 'compact'): readonly Intl.NumberFormat[] {
  return Array.from(
    { length: 7 },
    (_, digits) => new Intl.NumberFormat('en-US', { notation, maximumFractionDigits: digits }),
  )
}

/**
 * A measure as a sentence writes it: as many digits as tell something, never more than `digits` behind the
 * point where it is large, and never a 1.00 that is not quite one. What is no number is "not known".
 */
export function sayFigure(value: number | null | undefined, digits = 2): string {
  if (!isFigure(value)) return 'not known'
  const size = Math.abs(value)
  if (size >= 1e15 || (size > 0 && size < 1e-6)) return value.toExponential(1)
  if (size >= 100) return grouped(value, Math.max(0, digits - 2))
  const text = value.toFixed(digits)
  if (Number(text) === 0 && size > 0) return value.toPrecision(2)
  if (Number.isInteger(Number(text)) && Number(text) !== value && size < 1 && digits < 6)
    return sayFigure(value, digits + 2)
  return text
}

/** Two measures to be compared, with as many digits as it takes to tell them apart. */
export function sayApart(one: number, other: number): readonly [string, string] {
  for (let digits = 2; digits < 6; digits += 1) {
    const said = [sayFigure(one, digits), sayFigure(other, digits)] as const
    if (one === other || said[0] !== said[1]) return said
  }
  return [sayFigure(one, 6), sayFigure(other, 6)]
}

export function isFigure(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function grouped(value: number, digits: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

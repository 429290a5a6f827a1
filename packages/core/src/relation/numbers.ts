/**
 * Reads a number as typed and keeps its digits: `007` is the integer `7`, `.5` the number `0.5`. An
 * integer outside 64 bits is a number; beyond what a double can hold is null.
 */
export function parseNumber(
  text: string,
): { readonly type: 'integer' | 'number'; readonly value: string } | null {
  const match = /^(-?)0*(\d*)(\.\d*)?(?:[eE]\+?(-?\d+))?$/.exec(text)
  if (!match || !/\d/.test(text)) return null
  const [, sign = '', whole = '', point, exponent] = match
  const digits = sign + (whole === '' ? '0' : whole)
  if (point === undefined && exponent === undefined) {
    if (isInteger64(digits)) return { type: 'integer', value: digits }
    return Number.isFinite(Number(digits)) ? { type: 'number', value: digits } : null
  }
  const fraction = point === undefined ? '' : point.length === 1 ? '.0' : point
  const value = digits + fraction + (exponent === undefined ? '' : `e${exponent}`)
  return Number.isFinite(Number(value)) ? { type: 'number', value } : null
}

export function isInteger64(digits: string): boolean {
  if (!/^-?\d{1,19}$/.test(digits)) return false
  const value = BigInt(digits)
  return value >= -(2n ** 63n) && value < 2n ** 63n
}

/** Digits as a number where a double holds exactly these digits, else as text: nothing is rounded. */
export function numberOrText(digits: string): number | string {
  const number = Number(digits)
  return trimZeros(plainDigits(number)) === trimZeros(digits) ? number : digits
}

/** A number without an exponent: `plainDigits(1e-7)` is `0.0000001`. */
export function plainDigits(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e')
  if (exponent === undefined) return mantissa
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? []
  const shift = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

function trimZeros(digits: string): string {
  const [, sign = '', rest = ''] = /^([+-]?)0*(.*)$/.exec(digits) ?? []
  const trimmed = rest.includes('.') ? rest.replace(/0+$/, '').replace(/\.$/, '') : rest
  if (trimmed === '') return '0'
  return (sign === '-' ? '-' : '') + (trimmed.startsWith('.') ? `0${trimmed}` : trimmed)
}

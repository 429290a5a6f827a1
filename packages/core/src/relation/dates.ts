/**
 * Dates and timestamps as the expression language writes them, without a time zone: `2024-01-31`,
 * `2024-01-31 10:30`, `2024-01-31T10:30:00.5`. Answers are in one canonical form, or null.
 */
export function isoDate(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  return isDay(Number(match[1]), Number(match[2]), Number(match[3])) ? text : null
}

/** `isoTimestamp('2024-01-31T10:30')` is `2024-01-31 10:30:00`; a date alone is its midnight. */
export function isoTimestamp(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?)?$/.exec(
    text,
  )
  const day = match && isoDate(match[1] ?? '')
  if (!match || day === null) return null
  const [hour = '00', minute = '00', second = '00', fraction = ''] = match.slice(2)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const trimmed = fraction.replace(/0+$/, '')
  return `${day} ${hour}:${minute}:${second}${trimmed === '' ? '' : `.${trimmed}`}`
}

function isDay(year: number, month: number, day: number): boolean {
  // Year 0 exists in no target's calendar alike.
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day <= days
}

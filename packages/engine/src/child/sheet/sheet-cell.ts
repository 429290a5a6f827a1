import type { NumberMeaning } from './number-format.ts'

/** `shown`: a number whose format makes a text of it, such as 01067 or 36:00. */
export type SheetCellKind =
  'text' | 'shown' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp' | 'error'

/** A cell of a sheet as text, with what the sheet says it is. */
export interface SheetCell {
  readonly kind: SheetCellKind
  readonly text: string
}

const DAY = 86_400_000
/** Day 0 of a workbook: it takes 1900 for a leap year, so days before March 1900 are one off. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** 9999-12-31. */
const LAST_DAY = 2_958_466

/** The number of a cell, as its format means it. */
export function numberCell(
  written: string,
  meaning: NumberMeaning,
  is1904: boolean,
): SheetCell | null {
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return null
  if (meaning.kind === 'moment' && value >= 0 && value < LAST_DAY) {
    return momentCell(value, meaning.hasTime, is1904)
  }
  if (meaning.kind === 'time' && value >= 0) return { kind: 'shown', text: timeText(value) }
  if (meaning.kind === 'digits' && Number.isSafeInteger(value) && value >= 0) {
    return { kind: 'shown', text: String(value).padStart(meaning.width, '0') }
  }
  if (/^-?\d+$/.test(written)) return wholeCell(written)
  return { kind: Number.isSafeInteger(value) ? 'integer' : 'number', text: String(value) }
}

/** Some writers put in more digits than a spreadsheet itself could hold. */
function wholeCell(written: string): SheetCell {
  const whole = BigInt(written)
  const fits = whole >= -(2n ** 63n) && whole < 2n ** 63n
  return fits ? { kind: 'integer', text: String(whole) } : { kind: 'shown', text: written }
}

function momentCell(value: number, hasTime: boolean, is1904: boolean): SheetCell {
  const early = !is1904 && value < 60 ? 1 : 0
  const epoch = is1904 ? EPOCH_1904 : EPOCH_1900
  // A day's fraction has about 14 digits, so milliseconds are all there is.
  const iso = new Date(epoch + Math.round((value + early) * DAY)).toISOString()
  const [day = '', time = ''] = iso.replace('Z', '').split('T')
  if (!hasTime && time === '00:00:00.000') return { kind: 'date', text: day }
  return { kind: 'timestamp', text: `${day} ${time.replace('.000', '')}` }
}

/** Hours may be more than a day has: `27:30:00`. */
function timeText(value: number): string {
  const milliseconds = Math.round(value * DAY)
  const part = (size: number, most = Infinity) => {
    return String(Math.floor(milliseconds / size) % most).padStart(2, '0')
  }
  const fraction = milliseconds % 1_000
  const rest = fraction === 0 ? '' : `.${String(fraction).padStart(3, '0')}`
  return `${part(3_600_000)}:${part(60_000, 60)}:${part(1_000, 60)}${rest}`
}

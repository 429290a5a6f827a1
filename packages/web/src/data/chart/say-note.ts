import { formatNumber } from '@/app/format-number.ts'

/** "The first 40 of 312 bars are drawn.", or nothing where all are. */
export function sayNote(
  drawn: number,
  all: number,
  which: string,
  what: string,
): readonly string[] {
  if (drawn >= all) return []
  return [`${which} ${formatNumber(drawn)} of ${formatNumber(all)} ${what} are drawn.`]
}

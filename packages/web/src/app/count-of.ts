import { formatNumber } from './format-number.ts'
/** "1 row", "1,240 rows". */
export function countOf(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`
}

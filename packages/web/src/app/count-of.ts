/** "1 row", "1,240 rows". */
export function countOf(count: number, word: string): string {
  return `${count.toLocaleString()} ${word}${count === 1 ? '' : 's'}`
}

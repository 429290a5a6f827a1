/** `sayCount(1200, 'row')` is `1,200 rows`. */
export function sayCount(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}

/** `sayShare(3, 4)` is `75 %`. */
export function sayShare(part: number, whole: number): string {
  if (whole === 0) return '0 %'
  const share = (part / whole) * 100
  return `${share > 0 && share < 1 ? 'under 1' : Math.round(share)} %`
}

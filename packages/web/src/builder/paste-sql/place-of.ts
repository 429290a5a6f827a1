/** Where an offset lies, as editors count: `placeOf('a\nb', 2)` is "line 2, column 1". */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

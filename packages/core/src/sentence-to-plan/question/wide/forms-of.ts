/** A name as it may be said, in one or in many, as the source of a regular expression. */
export function formsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const each = words.map((word) =>
    word.replaceAll(/[^\p{L}\d]/gu, '.').replace(/(?:e?s)?$/i, '(?:e?s)?'),
  )
  const sold = /^sales$/i.test(name) ? '|sell|sells|sold' : ''
  return `${each.join(' ')}${words.length > 1 ? `|${each.at(-1)}` : ''}${sold}`
}

import type { Call } from '../../relation/expression.ts'

/**
 * PostgreSQL takes the longest match there is, where others take the first alternative that fits; and
 * one lazy quantifier makes the whole expression lazy. Where a match is only looked for, that is the same.
 */
export function patternNote({ name, args }: Call): string | null {
  const pattern = args[1]
  if (!name.startsWith('regexp_') || pattern?.kind !== 'literal' || pattern.type !== 'text')
    return null
  const bare = pattern.value.replaceAll(/\\[\s\S]|\[\^?\]?[^\]]*\]/g, 'x')
  const counts = Array.from(bare.matchAll(/\{(\d+),?(\d*)\}/g), ([, least, most]) =>
    Math.max(Number(least), Number(most)),
  )
  if (counts.some((count) => count > 255))
    return `The pattern "${pattern.value}" repeats more than 255 times, which PostgreSQL refuses.`
  if (name === 'regexp_matches' || !/\||[*+?}]\?/.test(bare)) return null
  return `The pattern "${pattern.value}" may match more in PostgreSQL, which takes the longest of its alternatives where the canvas takes the first.`
}

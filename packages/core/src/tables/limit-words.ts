import { stem } from '../words/stem.ts'
import type { NameWord } from '../words/match-name.ts'

/** A column of days called `date_from` or `valid_to` is the start or the end of something, and is called so. */
export function withLimitWords(name: string, words: readonly NameWord[]): readonly NameWord[] {
  const limit = [...LIMITS].find(([form]) => form.test(name))?.[1]
  if (limit === undefined) return words
  const others = words.filter((word) => !SAID.has(word.stem))
  return [...others, { stem: limit, weight: 1 }]
}

const LIMITS: ReadonlyMap<RegExp, string> = new Map([
  [/^(?:from|since)(?:$|[_\s])|[_\s](?:from|since)$/i, stem('start')],
  [/^(?:to|until|till|thru)(?:$|[_\s])|[_\s](?:to|until|till|thru)$/i, stem('end')],
])

const SAID: ReadonlySet<string> = new Set(
  ['from', 'since', 'to', 'until', 'till', 'thru'].map(stem),
)

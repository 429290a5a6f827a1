import { COMPARISONS } from '../query/query.ts'
import type { Comparison } from '../query/query.ts'

type Words = Readonly<Partial<Record<Comparison, readonly string[]>>>

/** The words that set one thing beside another, by what they can stand before. */
const WORDS = {
  /** Any amount, also another column: "more than 5", "more than the planned hours". */
  amount: {
    '>': phrases(`more than, greater than, larger than, higher than, bigger than, longer than, heavier than,
      farther than, above, exceeding, exceeds, exceed, exceeded`),
    '<': phrases(
      'less than, fewer than, lower than, smaller than, shorter than, lighter than, below',
    ),
    '>=': phrases('at least, no less than, not less than, no fewer than'),
    '<=': phrases('at most, no more than, not more than, no longer than'),
    '=': phrases('equal to'),
  },
  /** A number alone: "income over costs" compares nothing. */
  number: { '>': ['over'], '<': ['under'] },
  /** A number with its unit: "up to 2024" and "within 2024" tell of days. */
  measured: { '<=': ['up to', 'within'] },
  /** A day or another date: "price after discount" compares nothing. */
  day: {
    '>': phrases('later than, after, past'),
    '<': phrases('earlier than, sooner than, before, ahead of'),
    '>=': phrases('on or after, no earlier than, not earlier than'),
    '<=': phrases('on or before, no later than, not later than'),
  },
  sign: { '>': ['>'], '<': ['<'], '>=': ['>=', '> ='], '<=': ['<=', '< ='] },
} satisfies Readonly<Record<string, Words>>

/** What each word of these kinds says, longer ones first: "no more than" is not "more than". */
export function comparisonWords(
  ...kinds: readonly (keyof typeof WORDS)[]
): ReadonlyMap<string, Comparison> {
  const all = kinds.flatMap((kind) =>
    COMPARISONS.flatMap((comparison) =>
      wordsFor(kind, comparison).map((word) => [word, comparison] as const),
    ),
  )
  return new Map(all.toSorted(([one], [other]) => other.length - one.length))
}

export function wordsFor(kind: keyof typeof WORDS, comparison: Comparison): readonly string[] {
  const words: Words = WORDS[kind]
  return words[comparison] ?? []
}

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim())
}

import type { ColumnLink } from '../question/link/mention.ts'
import type { SaidFormula } from './formula.ts'
import { isFigure } from './is-figure.ts'
import type { WordStream } from './word-stream.ts'

interface KnownRatio {
  readonly names: readonly string[]
  readonly of: RegExp
  readonly by: RegExp
  readonly isPercent: boolean
}

/** What was paid for something, as headings say it. */
export const SPENT = /^(?:ad[_ ])?(?:spend|spent|costs?)\b/i

/** Ratios that go by a name of their own, where a table has what they are made of. */
const RATIOS: readonly KnownRatio[] = [
  {
    names: ['ctr', 'click through rate', 'click - through rate', 'clickthrough rate'],
    of: /^(?:total[_ ])?clicks$/i,
    by: /^(?:total[_ ])?(?:impressions|views)$/i,
    isPercent: true,
  },
  {
    names: ['conversion rate', 'cvr'],
    of: /^(?:total[_ ])?conversions$/i,
    by: /^(?:total[_ ])?(?:clicks|visits|sessions|visitors)$/i,
    isPercent: true,
  },
  {
    names: ['roas', 'return on ad spend'],
    of: /^(?:revenue|sales|conversion[_ ]value)\b/i,
    by: SPENT,
    isPercent: false,
  },
  {
    names: ['cpc'],
    of: SPENT,
    by: /^(?:total[_ ])?clicks$/i,
    isPercent: false,
  },
]

/** "CTR", "conversion rate". */
export function ratioCalled(
  words: WordStream,
): { readonly formula: SaidFormula; readonly text: string; readonly isPercent: boolean } | null {
  return words.attempt(() => {
    for (const { names, of, by, isPercent } of RATIOS) {
      const text = words.take(...names)
      if (text === null) continue
      const [left, right] = [figuresLike(words, of), figuresLike(words, by)]
      if (left.length === 0 || right.length === 0) return null
      const formula: SaidFormula = {
        kind: 'binary',
        operator: '/',
        left: { kind: 'column', column: left },
        right: { kind: 'column', column: right },
      }
      return { formula, text, isPercent }
    }
    return null
  })
}

export function figuresLike({ tables }: WordStream, form: RegExp): readonly ColumnLink[] {
  return tables
    .flatMap(({ columns }) => columns.filter(({ name }) => form.test(name)))
    .map((column) => ({ column, score: 1 }))
    .filter(isFigure)
}

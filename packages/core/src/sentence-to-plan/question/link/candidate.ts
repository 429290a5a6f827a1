import type { Mention } from './mention.ts'
import { textOfTokens } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ValueIndex } from '../tables/value-index.ts'

export type Candidate = Omit<Mention, 'index'> & { readonly weight: number }

export function bestParts(hits: ReturnType<ValueIndex['part']>): ReturnType<ValueIndex['part']> {
  return hits.toSorted((a, b) => b.share - a.share).slice(0, 60)
}

export function blank(
  tokens: readonly Token[],
  start: number,
  end: number,
): Omit<Candidate, 'weight'> {
  return {
    start,
    end,
    text: textOf(tokens, start, end),
    columns: [],
    tables: [],
    values: [],
    number: null,
    mark: null,
    quoted: false,
    proper: tokens.slice(start, end).some((token) => token.proper),
  }
}

export function textOf(tokens: readonly Token[], start: number, end: number): string {
  return textOfTokens(tokens.slice(start, end))
}

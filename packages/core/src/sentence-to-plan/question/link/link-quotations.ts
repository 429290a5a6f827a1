import { blank, bestParts } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { linkColumns, saidWords } from './link-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ValueIndex } from '../tables/value-index.ts'

export function quotation(
  tokens: readonly Token[],
  start: number,
  tables: readonly SchemaTable[],
  values: ValueIndex,
): Candidate {
  const quote = tokens[start]?.quote
  let end = start
  while (end < tokens.length && tokens[end]?.quote === quote) end += 1
  const span = tokens.slice(start, end)
  const words = span.filter((token) => !token.sign).map((token) => token.fold)
  const whole = values.whole(words)
  const parts = whole.length > 0 ? whole : bestParts(values.part(words))
  // With a slip of the keyboard, or one word of several misspelt, it is still that name.
  const near = parts.length > 0 ? parts : values.mistyped(words)
  const hits = near.length > 0 ? near : values.alike(words)
  const number = span.length === 1 ? (span[0]?.number ?? null) : null
  const said = hits.length === 0 && number === null ? saidWords(span) : null
  return {
    ...blank(tokens, start, end),
    columns: said ? linkColumns(said, tables) : [],
    values: hits,
    number,
    quoted: true,
    weight: 2 * span.length + 1,
  }
}

/** A cell of which only a part stands in quotes: "Homecoming" (Part 2). */
export function acrossQuotes(
  tokens: readonly Token[],
  start: number,
  values: ValueIndex,
): readonly Candidate[] {
  const limit = Math.min(tokens.length, start + values.longest + 8)
  const found: Candidate[] = []
  for (let end = start + 2; end <= limit; end += 1) {
    const span = tokens.slice(start, end)
    const quotes = new Set(span.map(({ quote }) => quote))
    // The quotation ends within, so that nothing of it is left over.
    const isWhole =
      quotes.size > 1 && (!span.at(-1)?.quote || span.at(-1)?.quote !== tokens[end]?.quote)
    const words = span.filter(({ sign }) => !sign).map(({ fold }) => fold)
    const hits = isWhole ? values.whole(words) : []
    if (hits.length === 0) continue
    found.push({
      ...blank(tokens, start, end),
      values: hits,
      quoted: true,
      weight: 2 * span.length + 1,
    })
  }
  return found
}

import { previous } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Mention } from '../link/mention.ts'

/** "The second-highest", "the third most": which of the order is meant, and which mention says so. */
export function ordinalBefore(
  draft: Draft,
  superlative: Mention,
): { readonly nth: number; readonly said: Mention } | null {
  const said = previous(draft, superlative)
  if (!said || said.number === null || !/(?:nd|rd|th)$/i.test(said.text)) return null
  const between = draft.sentence.tokens.slice(said.end, superlative.start)
  const isBeside = between.every(({ fold }) => fold === '-')
  return isBeside && said.number <= MOST ? { nth: said.number, said } : null
}

const MOST = 20

/** Skips those before the one that is meant. */
export function skipTo(draft: Draft, superlative: Mention): boolean {
  const ordinal = ordinalBefore(draft, superlative)
  if (!ordinal) return false
  draft.used.add(ordinal.said.index)
  draft.offset = ordinal.nth - 1
  return true
}

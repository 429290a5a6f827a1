import { gap } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { FILLER_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'

/** "Not in Oslo or Bergen", "except Oslo and Bergen": in neither of them. Read after the conditions. */
export function carryNegation(draft: Draft): void {
  const sorted = draft.where.toSorted((a, b) => a.at.start - b.at.start)
  let negated: WhereDraft | null = null
  for (const one of sorted) {
    const carried: WhereDraft | null = negated && isJoined(draft, negated, one) ? negate(one) : null
    if (carried) draft.where.splice(draft.where.indexOf(one), 1, carried)
    const last: WhereDraft = carried ?? one
    negated = last.predicate.kind === 'among' && last.predicate.negated ? last : null
  }
}

function isJoined(draft: Draft, a: WhereDraft, b: WhereDraft): boolean {
  if (a.column !== b.column || a.at === b.at) return false
  const between = gap(draft, a.at.end, b.at.start)
  if (!between.some((word) => JOINT.has(word))) return false
  return between.every((word) => JOINT.has(word) || LINKING.has(word) || FILLER_WORDS.has(word))
}

const JOINT = wordSet('or nor and , .')
const LINKING = wordSet('the a an in at on of from by for with either')

function negate(one: WhereDraft): WhereDraft | null {
  const { predicate } = one
  if (predicate.kind !== 'among' || predicate.negated) return null
  return { ...one, predicate: { ...predicate, negated: true } }
}

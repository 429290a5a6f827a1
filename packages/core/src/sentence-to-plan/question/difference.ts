import { assemble } from './assemble.ts'
import type { Draft, WhereDraft } from './draft.ts'
import type { Answer, Predicate } from './query.ts'

/** "How many more … than …", "how many years after … was …": one number less another. */
export function readDifference(draft: Draft, relations: readonly Predicate[]): Answer | null {
  const text = textOf(draft)
  const more = MORE.test(text)
  const apart = APART.test(text)
  if (!more && !apart) return null
  const pair = pairOf(draft)
  const [shown] = draft.select
  if (!pair || !shown) return null
  const [first, second] = pair
  const swapped = /\b(?:fewer|less)\b/.test(text) || (apart && /\bafter\b/.test(text))
  const value = apart && shown.column ? { measure: 'max' as const, column: shown.column } : shown
  const from = one(draft, swapped ? second : first, pair, value, relations)
  const less = one(draft, swapped ? first : second, pair, value, relations)
  return from && less ? { kind: 'difference', from, less } : null
}

/** Two conditions on one column that cannot both hold are the two sides. */
function pairOf(draft: Draft): readonly [WhereDraft, WhereDraft] | null {
  const sorted = draft.where.toSorted((a, b) => a.at.start - b.at.start)
  for (const [index, a] of sorted.entries()) {
    const b = sorted.slice(index + 1).find(({ column }) => column === a.column)
    if (b && a.predicate.kind === 'among' && b.predicate.kind === 'among') return [a, b]
  }
  return null
}

function one(
  draft: Draft,
  kept: WhereDraft,
  pair: readonly WhereDraft[],
  shown: Draft['select'][number],
  relations: readonly Predicate[],
) {
  const where = draft.where.filter((each) => each === kept || !pair.includes(each))
  const counted = shown.measure !== null || shown.column === null
  const select = [counted ? shown : { measure: 'sum' as const, column: shown.column }]
  return assemble({ ...draft, where, select, order: [], limit: null }, relations)
}

const MORE =
  /\bhow (?:many|much) (?:more|fewer|less)\b|\bdifference (?:between|in|of)\b|\bhow (?:many|much) \w+ (?:more|fewer|less|longer|older|higher|larger|greater)\b/
const APART =
  /\bhow many (?:years|days|months|weeks|points|places|positions) (?:after|before|between|separate|passed)/

function textOf(draft: Draft): string {
  return draft.sentence.tokens.map(({ fold }) => fold).join(' ')
}

/** Whether a question asks how far two things are apart. */
export function asksDifference(draft: Draft): boolean {
  const text = textOf(draft)
  return MORE.test(text) || APART.test(text)
}

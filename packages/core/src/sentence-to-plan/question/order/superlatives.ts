import { isLessMore } from '../draft/best-first.ts'
import { tellsAgeByDay } from '../draft/concept-column.ts'
import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mark } from '../words/marks.ts'
import type { Mention } from '../link/mention.ts'
import { skipTo } from '../draft/ordinal-before.ts'
import { byKey } from './said-key.ts'
import type { OrderKey } from './said-key.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { keyOf } from './superlative-key.ts'

/** "With the most staff", "the youngest dog", "top 3 by sales": an order, and how many rows of it. */
export function readSuperlatives(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const mark = superlativeOf(mention)
    if (!mark || draft.used.has(mention.index)) continue
    if (isToldAgain(draft, mention)) {
      draft.used.add(mention.index)
      continue
    }
    const after = next(draft, mention)
    const isMany = after?.start === mention.end && after.number !== null
    const from = isMany && draft.used.has(after.index) ? after : mention
    const key = byKey(draft, from) ?? keyOf(draft, from, mark.concept)
    if (!key) continue
    draft.used.add(mention.index)
    readNoun(draft, from)
    for (const one of draft.sentence.mentions)
      if (!one.mark && one.columns[0]?.column === key.of) draft.used.add(one.index)
    const descending = mark.descending !== reversed(draft, mention, key.of, mark.concept)
    draft.order.push({ measure: key.measure, of: key.of, descending })
    if (key.measure === null) showCells(draft, key.of)
    skipTo(draft, mention)
    draft.limit ??= 1
    return
  }
}

/** "The price of the smallest boat": the noun says what the rows are, which is known. */
function readNoun(draft: Draft, from: Mention): void {
  const noun = next(draft, from)
  const [best] = noun?.columns ?? []
  if (!noun || noun.mark || noun.start !== from.end || !best) return
  const { unique, type, table, numeric } = best.column
  const names = unique && type === 'text' && numeric === null && table === draft.main.id
  if (names && noun.values.every(({ share }) => share < 1)) draft.used.add(noun.index)
}

/** "The top three clubs that won the most cups": how many, and by what is said with the second. */
function isToldAgain({ sentence, used }: Draft, { index, text }: Mention): boolean {
  if (!/^(?:the )?(?:top|best|first)$/i.test(text)) return false
  const number = sentence.mentions[index + 1]
  if (!number || number.number === null || !used.has(number.index)) return false
  return sentence.mentions.some(
    (one) => one.index > number.index && superlativeOf(one) !== null && !used.has(one.index),
  )
}

/** "The party with the maximum votes": where nothing is computed, the maximum is the highest. */
function superlativeOf({ mark }: Mention): Superlative | null {
  if (mark?.kind === 'superlative') return mark
  if (mark?.kind !== 'measure' || (mark.measure !== 'max' && mark.measure !== 'min')) return null
  return { kind: 'superlative', descending: mark.measure === 'max', concept: null }
}

type Superlative = Extract<Mark, { readonly kind: 'superlative' }>

/** "Oldest" is the greatest age, but the earliest birth. */
function reversed(
  draft: Draft,
  mention: Mention,
  of: SchemaColumn | SchemaTable | null,
  concept: Concept | 'order' | 'count' | null,
): boolean {
  if (of === null || !('type' in of)) return false
  if (concept === 'age') return tellsAgeByDay(of)
  return isLessMore(mention, of, draft.sentence.tokens)
}

/** "How many floors has the tallest tower": of one row the number that stands there is no sum. */
function showCells({ select, group }: Draft, of: OrderKey['of']): void {
  if (of === null || !('type' in of) || group.length > 0) return
  for (const [at, shown] of select.entries())
    if (shown.measure === 'sum' && shown.column?.table === of.table && shown.column !== of)
      select[at] = { ...shown, measure: null }
}

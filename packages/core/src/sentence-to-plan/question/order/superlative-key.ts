import { isConcept } from '../draft/concept-column.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { Concept } from '../../../words/concepts.ts'
import { keyBehind } from './key-behind.ts'
import { keyUnsaid } from './key-unsaid.ts'
import { beforehand } from './said-key.ts'
import type { OrderKey } from './said-key.ts'
import { countedBefore } from './tally.ts'

/** What a superlative compares: said by itself, before it, behind it, or not at all. */
export function keyOf(
  draft: Draft,
  from: Mention,
  concept: Concept | 'order' | 'count' | null,
): OrderKey | null {
  if (concept === 'count') return { measure: 'count_rows', of: countedBefore(draft, from) }
  // "On the chart the longest": what is compared is said by the superlative itself.
  const own =
    concept !== null && concept !== 'order' && concept !== 'date' && isConcept(draft, concept)
  const amount = own || concept === null || concept === 'order' ? null : amountAsked(draft)
  if (amount && concept !== 'date') return { measure: null, of: amount }
  const spent = own ? null : beforehand(draft, from)
  if (spent) return spent
  const behind = keyBehind(draft, from, concept)
  if (behind === 'none') return null
  return behind === 'unsaid' ? keyUnsaid(draft, from, concept) : behind
}

/** "How many days was the longest season": the longest is that of the most days, where nothing else tells. */
function amountAsked({ select }: Draft): SchemaColumn | null {
  const [shown] = select
  return shown?.measure === 'sum' ? shown.column : null
}

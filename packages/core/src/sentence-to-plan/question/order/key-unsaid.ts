import { fansOut } from '../draft/fans-out.ts'
import { conceptAround, sizeOf } from '../draft/concept-column.ts'
import { columnOf } from '../draft/column-of.ts'
import { tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { TOTAL_WORDS } from '../../../words/column-words.ts'
import type { Concept } from '../../../words/concepts.ts'
import { ASIDE } from './said-key.ts'
import type { OrderKey } from './said-key.ts'
import { countedBefore, countsUnnamed } from './tally.ts'

/** What a superlative compares where the words around it say nothing of it. */
export function keyUnsaid(
  draft: Draft,
  from: Mention,
  concept: Concept | 'order' | null,
): OrderKey | null {
  const isSingle = draft.sentence.tables.length === 1
  const told =
    concept === null || concept === 'order' ? null : conceptAround(draft, draft.main, concept)
  if (told) return { measure: null, of: told }
  const total = isSingle && concept === null ? totalOf(draft) : null
  if (total) return { measure: null, of: total }
  if (countsUnnamed(draft, from))
    return { measure: 'count_rows', of: countedBefore(draft, from) ?? onlyDeeds(draft) }
  // "Which district is the smallest": by its size, where nothing else is said.
  const size = isSingle ? sizeOf(draft, from, draft.main) : null
  if (size) return { measure: null, of: size }
  const left = numberLeft(draft)
  return left && { measure: null, of: left }
}

/** "Which member lent the most", where only loans refer to members: whatever they did, it is told there. */
function onlyDeeds(draft: Draft): SchemaTable | null {
  const { select, main, references } = draft
  const isThing = select.some(({ measure, column }) => measure === null && column?.unique)
  const referring = references.filter(({ one }) => one.table === main.id)
  const [only, ...others] = new Set(referring.map(({ many }) => many.table))
  if (!isThing || only === undefined || others.length > 0) return null
  return fansOut(draft, only) ? tableOf(draft, only) : null
}

function totalOf({ main }: Draft): SchemaColumn | null {
  return main.columns.find((column) => column.numeric !== null && says(column, TOTAL_WORDS)) ?? null
}

/** A number that is said somewhere and that nothing else was made of. */
function numberLeft(draft: Draft): SchemaColumn | null {
  const unused = draft.sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) &&
      one.columns.some(
        ({ column, score }) => column.numeric !== null && !column.key && score >= ASIDE,
      ),
  )
  if (!unused) return null
  const column = columnOf(draft, unused, (candidate) => (candidate.numeric === null ? -1 : 0))
  if (column) draft.used.add(unused.index)
  return column
}

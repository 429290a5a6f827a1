import { conceptAround, tellsAgeByDay } from '../draft/concept-column.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../tables/schema.ts'
import type { Concept } from '../words/concepts.ts'

/**
 * "Younger than the oldest keeper", "cost less than the most expensive one": what the superlative itself
 * compares. Where rows are told apart by something else, "heavier than the oldest", one row is meant.
 */
export function bestCompared(
  draft: Draft,
  { mark }: Mention,
  compared: readonly (SchemaColumn | null)[],
): SchemaColumn | null {
  if (mark?.kind !== 'superlative' || !isMeasured(mark.concept)) return null
  const column = conceptAround(draft, draft.main, mark.concept)
  if (!column || tellsAgeByDay(column)) return null
  return compared.includes(column) ? column : null
}

function isMeasured(concept: Concept | 'order' | 'count' | null): concept is Concept {
  return concept !== null && MEASURED.has(concept)
}

const MEASURED: ReadonlySet<string> = new Set<Concept>([
  'age',
  'length',
  'height',
  'depth',
  'width',
  'weight',
  'speed',
  'distance',
  'price',
])

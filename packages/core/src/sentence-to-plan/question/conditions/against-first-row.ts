import { conceptAround, tellsAgeByDay } from '../draft/concept-column.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison, Query } from '../query/query.ts'
import { refOf } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { Concept } from '../../../words/concepts.ts'
import { MIRRORED } from './comparator.ts'
import type { ComparedBefore } from './compared-before.ts'

/** The first row in an order, and how its cell is compared. */
export interface Best {
  readonly column: SchemaColumn
  readonly comparison: Comparison
  readonly by: SchemaColumn
  readonly descending: boolean
}

/** "Younger than the oldest keeper", "heavier than the oldest one": with the cell of that row. */
export function bestCompared(
  draft: Draft,
  { mark }: Mention,
  { column: named, about, comparison }: ComparedBefore,
): Best | null {
  if (mark?.kind !== 'superlative' || !isMeasured(mark.concept)) return null
  const by = conceptAround(draft, draft.main, mark.concept)
  const column = [named, about].find((one) => one && isComparable(one))
  if (!by || !column || by.table !== column.table) return null
  // The oldest was built first, and what is older was built before.
  const isTurned = mark.concept === 'age' && tellsAgeByDay(by)
  const isBefore = column === about && /^(?:>|<)/.test(comparison) && isAge(draft, column)
  return {
    column,
    comparison: isBefore ? MIRRORED[comparison] : comparison,
    by,
    descending: mark.descending !== isTurned,
  }
}

function isComparable({ numeric, dated, key }: SchemaColumn): boolean {
  return !key && (numeric !== null || dated)
}

/** "Older" and "younger" where a day or a year tells the age. */
function isAge({ sentence }: Draft, column: SchemaColumn): boolean {
  return (
    tellsAgeByDay(column) && sentence.tokens.some(({ fold }) => /^(?:older|younger)$/.test(fold))
  )
}

export function cellOfBest({
  column,
  by,
  descending,
}: Best): Pick<Query, 'select' | 'order' | 'limit'> {
  return {
    select: [{ kind: 'column', column: refOf(column) }],
    order: [{ item: { kind: 'column', column: refOf(by) }, descending }],
    limit: 1,
  }
}

function isMeasured(concept: Concept | 'order' | 'count' | null): concept is Concept {
  return concept !== null && MEASURED.has(concept)
}

const MEASURED: ReadonlySet<string> = new Set<Concept>([
  'age',
  'date',
  'length',
  'height',
  'depth',
  'width',
  'weight',
  'speed',
  'distance',
  'price',
])

import type { Draft, WhereDraft } from '../draft/draft.ts'
import type { Predicate } from '../query/query.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import { isCalled, isOnSide, waysTo } from '../tables/ways.ts'
import type { Way } from '../tables/ways.ts'

/**
 * "Left from Hale and arrived in Moss", "the buyer is from Hale and the seller from Moss": rows that refer
 * to another table twice. One join goes by one of the two only, so each condition takes the reference in
 * whose part it is told.
 */
export function keepByReference(
  draft: Draft,
  where: readonly WhereDraft[],
): { readonly left: readonly WhereDraft[]; readonly apart: readonly Predicate[] } {
  const apart = new Map<WhereDraft, Predicate>()
  for (const one of where) {
    const reference = isJoinedAnyway(draft, one.column.table) ? null : partTold(draft, one)
    if (reference) apart.set(one, through(reference, one.predicate))
  }
  return { left: where.filter((one) => !apart.has(one)), apart: [...apart.values()] }
}

/** What is shown of the other table is that of one row, and the condition is about the same. */
function isJoinedAnyway({ select, group, order }: Draft, table: string): boolean {
  return (
    select.some(({ column, of }) => column?.table === table || of?.id === table) ||
    group.some((column) => column.table === table) ||
    order.some(({ of }) => of !== null && ('columns' in of ? of.id : of.table) === table)
  )
}

function through({ many, one }: Reference, predicate: Predicate): Predicate {
  return {
    kind: 'within',
    column: many,
    negated: false,
    query: {
      tables: [one.table],
      joins: [],
      where: [predicate],
      select: [{ kind: 'column', column: one }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    },
  }
}

/** The reference whose part is said before the condition: by its own name, or by the side it is on. */
function partTold(draft: Draft, one: WhereDraft): Reference | null {
  const ways = waysTo(draft.main, one.column.table, draft.references)
  // "The receiver is from Hale": where it is said who, "from" tells only where that one lives.
  return lastTold(draft, one, ways, isCalled) ?? lastTold(draft, one, ways, isOnSide)
}

/** The last one said since the condition before it. */
function lastTold(
  draft: Draft,
  { at }: WhereDraft,
  ways: readonly Way[],
  tells: (root: string, part: string) => boolean,
): Reference | null {
  const { where, sentence } = draft
  const ends = where.map((other) => other.at.end).filter((end) => end <= at.start)
  for (let place = at.start - 1; place >= Math.max(0, ...ends); place -= 1) {
    const root = sentence.tokens[place]?.stem ?? ''
    const [told, ...others] = ways.filter(({ parts }) => parts.some((part) => tells(root, part)))
    if (!told || others.length > 0) continue
    for (const { index, start, end } of sentence.mentions)
      if (start <= place && place < end) draft.used.add(index)
    return told.reference
  }
  return null
}

import { gap } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { isoDate } from '../link/link-dates.ts'
import { refOf } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "Campaigns that were live on 15 May 2024": begun by then, and not over. */
export function readUnderWay(draft: Draft): void {
  const [span] = draft.main.spans
  const named = (name: string | undefined) => draft.main.columns.find((one) => one.name === name)
  const [from, to] = [named(span?.span?.from), named(span?.span?.to)]
  if (!from || !to || from === to || from.type !== 'date') return
  for (const [at, one] of draft.where.entries()) {
    const day = one.column === from || one.column === to ? dayOf(one) : null
    const told = day === null ? -1 : stateBefore(draft, one)
    if (day === null || told < 0) continue
    draft.readTokens.add(told)
    draft.where.splice(at, 1, ...lasting(one, from, to, day))
  }
}

function dayOf({ predicate }: WhereDraft): string | null {
  if (predicate.kind !== 'during' || predicate.negated || predicate.moment.day === null) return null
  const { year, month, day } = predicate.moment
  return month === null ? null : isoDate({ year, month, day })
}

/** The place of "live" before "on 15 May"; below zero where the day says something else. */
function stateBefore(draft: Draft, { at: { start } }: WhereDraft): number {
  const [state = '', on = ''] = gap(draft, start - 2, start)
  return STATES.test(state) && /^(?:on|at|by)$/.test(on) ? start - 2 : -1
}

const STATES = /^(?:live|active|running|ongoing|open|valid|underway)$/

function lasting(
  one: WhereDraft,
  from: SchemaColumn,
  to: SchemaColumn,
  value: string,
): readonly WhereDraft[] {
  const [begins, ends] = [refOf(from), refOf(to)]
  return [
    {
      ...one,
      column: from,
      predicate: { kind: 'compare', column: begins, comparison: '<=', value },
    },
    {
      ...one,
      column: to,
      predicate: {
        kind: 'any',
        predicates: [
          { kind: 'compare', column: ends, comparison: '>=', value },
          { kind: 'empty', column: ends, negated: false },
        ],
      },
    },
  ]
}

import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../tables/joins.ts'
import type { Predicate } from '../query/query.ts'

/** "States with both owners and vets": what is shown is in either table, and has to be in both. */
export function readBothTables(draft: Draft): readonly Predicate[] {
  const { mentions } = draft.sentence
  const both = mentions.find(({ mark, index }) => mark?.kind === 'both' && !draft.used.has(index))
  const one = both && next(draft, both)
  const and = one && next(draft, one)
  const other = and?.mark?.kind === 'and' ? next(draft, and) : null
  const [shown, ...more] = draft.select
  if (!both || !one || !other || !shown?.column || shown.measure !== null || more.length > 0)
    return []
  const [first, second] = [one, other].map(({ tables }) => tables[0]?.table)
  const { name } = shown.column
  const [mine, theirs] = [first, second].map((table) =>
    table?.columns.find((column) => column.name === name && !column.key),
  )
  if (!first || !second || first === second || !mine || !theirs) return []
  for (const { index } of [both, one, other]) draft.used.add(index)
  draft.main = first
  draft.distinct = true
  draft.select.splice(0, 1, { measure: null, column: mine })
  return [
    {
      kind: 'within',
      column: refOf(mine),
      negated: false,
      query: {
        tables: [second.id],
        joins: [],
        where: [],
        select: [{ kind: 'column', column: refOf(theirs) }],
        group: [],
        having: [],
        order: [],
        distinct: false,
      },
    },
  ]
}

import type { Draft } from '../draft/draft.ts'
import { isCountOfKinds } from '../conditions/count-conditions.ts'
import { isTable } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Predicate } from '../query/query.ts'

/** "How many labels have only one album": the labels that have so many rows are found, and then counted. */
export function countKindsHaving(draft: Draft): readonly Predicate[] {
  const [shown] = draft.select
  const { having, where, main } = draft
  if (having.length === 0 || !shown?.column || !isCountOfKinds(draft)) return []
  const column = refOf(shown.column)
  draft.select.splice(0, 1, { measure: 'count_distinct', column: shown.column })
  const groups = having.splice(0).map(({ measure, of, comparison, value }) => {
    const counted = of && !isTable(of) ? refOf(of) : null
    return { item: { kind: 'measure', measure, column: counted }, comparison, value } as const
  })
  return [
    {
      kind: 'within',
      column,
      negated: false,
      query: {
        tables: [main.id],
        joins: [],
        where: where.map(({ predicate }) => predicate),
        select: [{ kind: 'column', column }],
        group: [column],
        having: groups,
        order: [],
        distinct: false,
      },
    },
  ]
}

import type { Draft } from '../draft/draft.ts'
import { isSaid, isTable, tableOf } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Predicate } from '../query/query.ts'

/**
 * "The cities in the county with the most officers": one county comes first, and all of its cities are meant.
 * Only where the rows refer to it themselves; farther away nobody knows whose rows are meant.
 */
export function readTopOfOther(draft: Draft): readonly Predicate[] {
  const { order, limit, main, select, offset, group, having } = draft
  const [key, ...more] = order
  if (!key?.of || more.length > 0 || key.measure !== null || isTable(key.of)) return []
  const { of, descending } = key
  if (limit !== 1 || offset !== null || of.table === main.id) return []
  if (group.length > 0 || having.length > 0 || draft.per.length > 0) return []
  const other = tableOf(draft, of.table)
  const isShown = select.some(
    ({ measure, column }) => measure !== null || column?.table !== main.id,
  )
  const elsewhere = draft.where.some(({ column }) => column.table !== main.id)
  if (isShown || elsewhere || !isSaid(draft, other)) return []
  const [reference, ...others] = draft.references.filter(
    ({ many, one }) => many.table === main.id && one.table === other.id,
  )
  const held = main.columns.find(({ name }) => name === reference?.many.column)
  if (!reference || others.length > 0 || !held || held.unique) return []
  for (const {
    index,
    mark,
    tables: [best],
  } of draft.sentence.mentions)
    if (!mark && best?.table === other) draft.used.add(index)
  order.splice(0)
  draft.limit = null
  return [
    {
      kind: 'within',
      column: reference.many,
      negated: false,
      query: {
        tables: [other.id],
        joins: [],
        where: [],
        select: [{ kind: 'column', column: reference.one }],
        group: [],
        having: [],
        order: [{ item: { kind: 'column', column: refOf(of) }, descending }],
        limit: 1,
        distinct: false,
      },
    },
  ]
}

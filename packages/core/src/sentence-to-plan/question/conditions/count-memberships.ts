import { isTable } from '../draft/draft.ts'
import type { Draft, HavingDraft, WhereDraft } from '../draft/draft.ts'
import type { Comparison, Predicate } from '../query/query.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { fansOut } from '../draft/fans-out.ts'
import { membership } from './rows-elsewhere.ts'

/**
 * Rows told by how many others they have, where no group tells it: "halls with fewer than two concerts" are
 * also those with none, and "more than two concerts or over 800 seats" holds of a row either way.
 */
export function readCountMemberships(draft: Draft): readonly Predicate[] {
  if (!showsRows(draft)) return []
  return [...draft.having].flatMap((one) => {
    const { of } = one
    if (one.measure !== 'count_rows' || !of || !isTable(of) || of.id === draft.main.id) return []
    if (!fansOut(draft, of.id)) return []
    const other = draft.where.find((where) => hasOr(draft, one, where))
    const predicate = other ? either(draft, one, of, other) : fewer(draft, one, of)
    if (!predicate) return []
    draft.having.splice(draft.having.indexOf(one), 1)
    return [predicate]
  })
}

/** Nothing is put together by a kind: what is seen or counted are rows of the main table. */
function showsRows({ select, group, order, main }: Draft): boolean {
  const isPlain = select.every(({ measure, column, of }) =>
    measure === null ? column?.table === main.id : measure === 'count_rows' && !of,
  )
  const tellsApart = select.some(({ measure, column }) => measure !== null || column?.unique)
  return isPlain && tellsApart && group.length === 0 && order.every(({ measure }) => !measure)
}

/** None has more: those that are in no group at all have none. */
function fewer(draft: Draft, one: HavingDraft, of: SchemaTable): Predicate | null {
  const comparison = MORE[one.comparison]
  if (!comparison) return null
  const counted = draft.where.filter(({ column }) => column.table === of.id)
  const found = counting(draft, { ...one, comparison }, of, counted)
  if (found) for (const where of counted) draft.where.splice(draft.where.indexOf(where), 1)
  return found && { ...found, negated: true }
}

const MORE: Partial<Record<Comparison, Comparison>> = { '<': '>=', '<=': '>' }

function either(
  draft: Draft,
  one: HavingDraft,
  of: SchemaTable,
  other: WhereDraft,
): Predicate | null {
  const found = other.column.table === draft.main.id ? counting(draft, one, of, []) : null
  if (!found) return null
  draft.where.splice(draft.where.indexOf(other), 1)
  return { kind: 'any', predicates: [found, other.predicate] }
}

function counting(
  draft: Draft,
  { comparison, value }: HavingDraft,
  of: SchemaTable,
  where: readonly WhereDraft[],
): Extract<Predicate, { kind: 'within' }> | null {
  const rows = membership(
    draft,
    [of.id],
    where.map(({ predicate }) => predicate),
    false,
  )
  if (rows?.kind !== 'within') return null
  const group = rows.query.select.flatMap(({ column }) => column ?? [])
  const item = { kind: 'measure', measure: 'count_rows', column: null } as const
  return { ...rows, query: { ...rows.query, group, having: [{ item, comparison, value }] } }
}

function hasOr({ sentence }: Draft, a: HavingDraft, b: WhereDraft): boolean {
  const [first, second] = a.at.start < b.at.start ? [a.at, b.at] : [b.at, a.at]
  return sentence.mentions.some(
    ({ mark, start }) => mark?.kind === 'or' && start >= first.end && start < second.start,
  )
}

import { tableOf } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import { shownKind, withoutSuch } from './lacking-kinds.ts'
import type { Predicate } from '../query/query.ts'
import { fansOut } from '../draft/fans-out.ts'
import { membership, opposite } from './rows-elsewhere.ts'
import { dateOf, isUnsaidDate, movedTo } from './unsaid-date.ts'

/**
 * "Harvested in 2019 but not in 2020": of something that has many rows, one with this and none with that.
 * A single row that has the first lacks the second anyway, so the negation must be about all of them.
 */
export function keepApart(
  draft: Draft,
  where: readonly WhereDraft[],
): { readonly left: readonly WhereDraft[]; readonly apart: readonly Predicate[] } {
  const apart: Predicate[] = []
  const kept = new Set(where)
  for (const one of where) {
    const isNone = isNegated(one) && saysNo(draft, one)
    if (!isNegated(one) || !(isNone || where.some((other) => isOther(one, other)))) continue
    const dates = isNone ? datesBehind(draft, one, where) : []
    const predicate = noneOf(draft, one, dates)
    if (!predicate) continue
    apart.push(predicate)
    for (const taken of [one, ...dates]) kept.delete(taken)
  }
  return { left: where.filter((one) => kept.has(one)), apart }
}

/** "No Bramley in 2024": the day of those that are lacking, and not of what lacks them. */
function datesBehind(
  draft: Draft,
  { at, column }: WhereDraft,
  where: readonly WhereDraft[],
): readonly WhereDraft[] {
  if (column.table === draft.main.id) return []
  const tables = [column.table, draft.main.id]
  return where.filter(
    (one) =>
      tables.includes(one.column.table) && one.at.start > at.start && isUnsaidDate(draft, one),
  )
}

function isNegated({ predicate }: WhereDraft): boolean {
  return 'negated' in predicate && predicate.negated
}

/** "No Bramley", "without any Bramley": none of them, where "not Bramley" may be any other. */
function saysNo({ sentence }: Draft, { at }: WhereDraft): boolean {
  const before = sentence.tokens.slice(Math.max(0, at.start - 2), at.start)
  return NONE.test(before.map(({ fold }) => fold).join(' '))
}

const NONE = /(?:^| )(?:no|without(?: an?| any)?)$/

function isOther(one: WhereDraft, other: WhereDraft): boolean {
  return other.column === one.column && !isNegated(other)
}

function noneOf(
  draft: Draft,
  { column: { table }, predicate }: WhereDraft,
  dates: readonly WhereDraft[],
): Predicate | null {
  const kind = shownKind(draft)
  const isOwn = table === draft.main.id
  const date = dateOf(draft, tableOf(draft, table))
  const moved = dates.flatMap((one) =>
    one.column.table === table ? one : date ? movedTo(date, one) : [],
  )
  if (moved.length < dates.length) return null
  const such = [opposite(predicate), ...moved.map((one) => one.predicate)]
  if (kind) return withoutSuch(draft, kind, isOwn ? [] : [table], such)
  if (isOwn || !fansOut(draft, table)) return null
  return membership(draft, [table], such, true)
}

import type { Draft, WhereDraft } from '../draft/draft.ts'
import { shownKind, withoutSuch } from './lacking-kinds.ts'
import type { Predicate } from '../query/query.ts'
import { fansOut, membership, opposite } from './relations.ts'

/**
 * "Harvested in 2019 but not in 2020": of something that has many rows, one with this and none with that.
 * A single row that has the first lacks the second anyway, so the negation must be about all of them.
 */
export function keepApart(
  draft: Draft,
  where: readonly WhereDraft[],
): { readonly left: readonly WhereDraft[]; readonly apart: readonly Predicate[] } {
  const apart = new Map<WhereDraft, Predicate>()
  for (const one of where) {
    if (!isNegated(one) || !(saysNo(draft, one) || where.some((other) => isOther(one, other))))
      continue
    const predicate = noneOf(draft, one)
    if (predicate) apart.set(one, predicate)
  }
  return { left: where.filter((one) => !apart.has(one)), apart: [...apart.values()] }
}

function isNegated({ predicate }: WhereDraft): boolean {
  return 'negated' in predicate && predicate.negated
}

/** "No Bramley": none of them, where "not Bramley" may be any other. */
function saysNo({ sentence }: Draft, { at }: WhereDraft): boolean {
  return sentence.tokens[at.start - 1]?.fold === 'no'
}

function isOther(one: WhereDraft, other: WhereDraft): boolean {
  return other.column === one.column && !isNegated(other)
}

function noneOf(draft: Draft, { column: { table }, predicate }: WhereDraft): Predicate | null {
  const kind = shownKind(draft)
  const isOwn = table === draft.main.id
  if (kind) return withoutSuch(draft, kind, isOwn ? [] : [table], [opposite(predicate)])
  if (isOwn || !fansOut(draft, table)) return null
  return membership(draft, [table], [opposite(predicate)], true)
}

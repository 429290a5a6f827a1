import { gap } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import type { Predicate } from '../query/query.ts'

/**
 * "In Bergen, Norway or in Lund, Sweden": each town with its own country, and not either of the towns in either
 * of the countries. Rows that have one town and one country do have them together.
 */
export function sayPairs(
  draft: Draft,
  where: readonly WhereDraft[],
): { readonly pairs: readonly Predicate[]; readonly others: readonly WhereDraft[] } {
  const sorted = where.toSorted((a, b) => a.at.start - b.at.start)
  for (const [at, a] of sorted.entries()) {
    const [b, c, d] = sorted.slice(at + 1, at + 4)
    if (!b || !c || !d || !isPair(draft, a, b) || !isPair(draft, c, d)) continue
    if (a.column !== c.column || b.column !== d.column || a.column === b.column) continue
    if (!isEither(draft, b, c)) continue
    const said = [a, b, c, d]
    // Of four values two go together: a row has the one town or the other, and then its own country.
    const pairs: Predicate[] = [
      { kind: 'any', predicates: [a.predicate, c.predicate] },
      { kind: 'any', predicates: [b.predicate, d.predicate] },
      { kind: 'any', predicates: [a.predicate, d.predicate] },
      { kind: 'any', predicates: [b.predicate, c.predicate] },
    ]
    return { pairs, others: where.filter((one) => !said.includes(one)) }
  }
  return { pairs: [], others: where }
}

/** "Bergen, Norway": one right behind the other. */
function isPair(draft: Draft, a: WhereDraft, b: WhereDraft): boolean {
  const isValue = [a, b].every(({ predicate }) => predicate.kind === 'among' && !predicate.negated)
  return isValue && gap(draft, a.at.end, b.at.start).join(' ') === ','
}

function isEither({ sentence }: Draft, b: WhereDraft, c: WhereDraft): boolean {
  return sentence.mentions.some(
    ({ mark, start }) =>
      (mark?.kind === 'or' || mark?.kind === 'and') && start >= b.at.end && start < c.at.start,
  )
}

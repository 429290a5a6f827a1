import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'

/**
 * "By berth, then by fare descending": which way each of several keys goes, as it is said of that one. Null where
 * nothing tells them apart, so that what is said once holds for all of them: "by berth and fare, descending".
 */
export function keysInTurn(
  draft: Draft,
  phrase: Mention,
  keys: readonly Mention[],
): readonly boolean[] | null {
  const [first, last] = [keys[0], keys.at(-1)]
  if (!first || !last || first === last) return null
  const ways = draft.sentence.mentions.filter(
    (one) => one.start >= phrase.start && descendingBy(one) !== null,
  )
  // "By fare descending, berth": what stands between two keys is said of the one before it.
  const isInTurn =
    gap(draft, first.end, last.start).includes('then') ||
    ways.some(({ start }) => start >= first.end && start < last.start)
  if (ways.length === 0 || (!isInTurn && ways.length === 1)) return null
  const starts = keys.map((key, at) => startOf(draft, keys[at - 1] ?? phrase, key))
  return keys.map((_, at) => {
    const [from, to] = [at === 0 ? phrase.start : (starts[at] ?? 0), starts[at + 1] ?? Infinity]
    const own = ways.find(({ start }) => start >= from && start < to)
    return (own && descendingBy(own)) ?? false
  })
}

function descendingBy({ mark }: Mention): boolean | null {
  return mark?.kind === 'direction' || mark?.kind === 'order' ? mark.descending : null
}

/** Where what is said of a key begins: a way may stand before it, "then by descending fare". */
function startOf(draft: Draft, before: Mention, key: Mention): number {
  const at = gap(draft, before.end, key.start).findIndex((word) => LEADS.has(word))
  return at === -1 ? key.start : before.end + at
}

const LEADS = new Set(['then', 'and', 'by'])

import { linkWhole } from './link-names.ts'
import type { LinkedSentence, Mention } from './mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

const EXACT = 0.95

/**
 * "The home port's name and code" where there are `home_port_name` and `home_port_code`: the second thing of
 * the list has the same owner as the first, even if some other column is called "code" and nothing else.
 */
export function shareOwners(linked: LinkedSentence): LinkedSentence {
  const mentions: Mention[] = []
  for (const mention of linked.mentions) {
    const shared = sharedColumn(mention, mentions, linked)
    mentions.push(shared ? { ...mention, columns: [{ column: shared, score: 1 }] } : mention)
  }
  return { ...linked, mentions }
}

function sharedColumn(
  { mark, values, start, end }: Mention,
  before: readonly Mention[],
  { tokens, tables }: LinkedSentence,
): SchemaColumn | null {
  const joiner = before.at(-1)
  const first = joiner?.mark?.kind === 'and' ? before.at(-2) : joiner
  if (mark || values.length > 0 || !first || first.mark) return null
  const between = tokens.slice(first.end, start).map(({ fold }) => fold)
  if (!/^(?:,|(?:, )?and)$/.test(between.join(' '))) return null
  const [best] = first.columns
  const owned = tokens.slice(first.start, first.end)
  const at = owned.findIndex(({ fold }) => fold === "'s")
  if (at < 0 || !best || best.score < EXACT) return null
  const named = [...owned.slice(0, at), ...tokens.slice(start, end)]
  const [own] = linkWhole(named, tables).filter(({ column }) => column.table === best.column.table)
  return own?.column ?? null
}

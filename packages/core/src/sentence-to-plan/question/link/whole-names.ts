import type { ColumnLink, LinkedSentence, Mention } from './mention.ts'

const WHOLE = 0.95
/** A word of it may be said otherwise. */
const NAMED = 0.9
/** More than a shorter name that was said exactly. */
const PREFERRED = 1.02

/**
 * "Led at least one lap" where there are "Laps" and "Laps Led": every word of the longer name is said,
 * only not side by side, and nothing else needs them.
 */
export function preferWholeNames(linked: LinkedSentence): LinkedSentence {
  const mentions = linked.mentions.map((mention) => {
    if (mention.mark || mention.columns.length < 2) return mention
    // "The names of buyers with the fewest tickets": those of the table, and no `ticket_name`.
    if ((mention.tables[0]?.score ?? 0) >= WHOLE) return mention
    const columns = mention.columns.map((link) =>
      isSaidApart(link, mention, linked) ? { ...link, score: PREFERRED } : link,
    )
    return { ...mention, columns: columns.toSorted((a, b) => b.score - a.score) }
  })
  return { ...linked, mentions }
}

function isSaidApart(
  { column, score }: ColumnLink,
  mention: Mention,
  { tokens, mentions }: LinkedSentence,
): boolean {
  const strong = column.words.filter(({ weight, stem }) => weight >= 0.5 && stem !== 'against')
  if (strong.length < 2 || score >= WHOLE || column.key) return false
  // Said whole somewhere else, it needs no words of this.
  if (mentions.some(({ columns: [best] }) => best?.column === column && best.score >= WHOLE))
    return false
  const own = tokens.slice(mention.start, mention.end).map(({ stem }) => stem)
  const missing = strong.filter(({ stem }) => !own.includes(stem))
  if (missing.length === 0 || missing.length === strong.length) return false
  return missing.every(({ stem }) =>
    tokens.some((token, at) => {
      const holder = mentions.find(({ start, end }) => start <= at && at < end)
      return token.stem === stem && holder !== mention && isFree(holder, column.name)
    }),
  )
}

/** Said for nothing but this name. */
function isFree(holder: Mention | undefined, name: string): boolean {
  if (!holder) return true
  if (holder.mark || holder.values.length > 0 || holder.tables.length > 0) return false
  return holder.columns.every(({ column, score }) => column.name === name || score < NAMED)
}

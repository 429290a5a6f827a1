import { RANK_WORDS } from '../../../words/column-words.ts'
import type { ColumnLink, LinkedSentence, Mention } from './mention.ts'
import { isRank } from '../../../tables/schema.ts'

/** Names that fit a word alike, even if one of them is longer. */
const ALIKE = 0.12
const EXACT = 0.95
/** Clearly better than the next one. */
const CLEAR = 0.05

/**
 * "The best position on the UK chart", where there are "Position UK" and "Position US": of several columns
 * that a word fits alike, the one that other words of the question name.
 */
export function narrowColumns(linked: LinkedSentence): LinkedSentence {
  const clear = linked.mentions.flatMap((mention) => clearColumn(mention) ?? [])
  const mentions = linked.mentions.map((mention): Mention => {
    const [best, second] = mention.columns
    if (mention.mark || !best) return mention
    const place = placeOn(linked, mention)
    if (place) return { ...mention, columns: [place] }
    const isOpen = second && best.score < EXACT && best.score - second.score <= ALIKE
    if (!isOpen) return mention
    const tied = mention.columns.filter(({ score }) => best.score - score <= ALIKE)
    const meant = tied.filter(({ column }) => clear.includes(column))
    const [only, ...more] = meant
    return only && more.length === 0 ? { ...mention, columns: firstOf(mention, only) } : mention
  })
  return { ...linked, mentions }
}

/** "Position on the Irish chart", where that chart has a column and another one is called a position. */
function placeOn({ mentions, tokens }: LinkedSentence, mention: Mention): ColumnLink | null {
  const words = tokens.slice(mention.start, mention.end)
  if (!words.every(({ stem }) => RANK_WORDS.has(stem))) return null
  const after = mentions[mention.index + 1]
  const between = after ? tokens.slice(mention.end, after.start) : []
  const column = after ? clearColumn(after) : null
  if (
    !column ||
    !isRank(column) ||
    !/^(?:on|in)(?: the)?$/.test(between.map(({ fold }) => fold).join(' '))
  )
    return null
  return after?.columns[0] ?? null
}

function clearColumn({ mark, values, columns: [best, second] }: Mention) {
  if (mark || !best || values.length > 0) return null
  return !second || best.score - second.score > CLEAR ? best.column : null
}

function firstOf({ columns }: Mention, first: ColumnLink): readonly ColumnLink[] {
  return [{ ...first, score: first.score + ALIKE }, ...columns.filter((link) => link !== first)]
}

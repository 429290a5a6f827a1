import { setOf } from './lexicon.ts'
import type { LinkedSentence, Mention } from './mention.ts'

/** What a column may be said to hold. */
const HELD = setOf(
  'position score count rating figure rank ranking time date amount status level value rate',
)
const SAID_EXACTLY = 0.95

/**
 * "Floor score", "an entry level of 3": behind the name of a column a noun that only says what it holds
 * belongs to that name. "The total score" of a table with a total is that column, and adds nothing up.
 */
export function joinHeldNouns(linked: LinkedSentence): LinkedSentence {
  const { tokens, mentions } = linked
  const joined = mentions.map((mention): Mention => {
    const noun = tokens[mention.end]
    if (!noun || noun.sign || noun.quote !== null || !HELD.has(noun.stem)) return mention
    if (mentions[mention.index + 1]?.start === mention.end || !namesColumn(mention)) return mention
    return { ...mention, end: mention.end + 1, text: `${mention.text} ${noun.text}`, mark: null }
  })
  return { ...linked, mentions: joined }
}

function namesColumn({ mark, columns, values, number }: Mention): boolean {
  const [best] = columns
  if (!best || values.length > 0 || number !== null) return false
  return mark === null || (mark.kind === 'measure' && best.score >= SAID_EXACTLY)
}

import { setOf } from '../../../words/word-set.ts'
import type { LinkedSentence, Mention } from './mention.ts'

/** What a column may be said to hold. */
const HELD = setOf(
  'position score result count rating figure rank ranking time date amount status level value rate code percentage percent ratio',
)
const SAID_EXACTLY = 0.95

/**
 * "Floor score", "an entry level of 3", "the percentage of women": a noun that only says what a column holds
 * belongs to the column's name, unless a column is called so. "The total score" of a table with a total is
 * that column, and adds nothing up.
 */
export function joinHeldNouns(linked: LinkedSentence): LinkedSentence {
  const { tokens } = linked
  const mentions = linked.mentions.filter((one) => !isOfNext(linked, one))
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const noun = tokens[before?.end ?? 0]
    if (before && noun && isNumberOf(before, mention)) {
      joined.splice(-1, 1, { ...before, end: before.end + 1, text: `${before.text} ${noun.text}` })
      continue
    }
    if (before?.end === mention.start && isHeldBy(before, mention, linked) && noun)
      joined.splice(-1, 1, { ...before, end: mention.end, text: `${before.text} ${noun.text}` })
    else joined.push(withNoun(linked, mention, mentions))
  }
  return { ...linked, mentions: joined.map((mention, index) => ({ ...mention, index })) }
}

function isHeldBy(before: Mention, mention: Mention, linked: LinkedSentence): boolean {
  if (namesAmount(before) && isHeld(linked, mention)) return true
  if (isOfOwner(before, mention, linked)) return true
  return isNumberHeld(before, mention) || isTail(before, mention) || isKindOf(before, mention)
}

/** "The long jump results of the athletes", who have a long jump: those, even if another table has results. */
function isOfOwner(before: Mention, held: Mention, { tokens, mentions }: LinkedSentence): boolean {
  if (!namesAmount(before) || held.mark || held.tables.length > 0) return false
  if (held.end - held.start > 1 || !HELD.has(tokens[held.start]?.stem ?? '')) return false
  const owner = mentions[held.index + 1]
  const isOwner = owner?.tables[0]?.table.id === before.columns[0]?.column.table
  const between = tokens.slice(held.end, owner?.start ?? held.end).map(({ fold }) => fold)
  const isElsewhere = held.columns.every(
    ({ column }) => column.table !== before.columns[0]?.column.table,
  )
  return (
    isOwner &&
    isElsewhere &&
    /^(?:of|for)(?: (?:the|all|all the|each|every))?$/.test(between.join(' '))
  )
}

/** "The jury points", where there are points and those of the jury: the first tells which. */
function isKindOf(before: Mention, mention: Mention): boolean {
  if (!namesAmount(before) || !namesAmount(mention) || !/[^s]s$/i.test(mention.text)) return false
  const [kind] = before.columns
  return kind?.column.ordinal === false && !/[^s]s$/i.test(before.text)
}

/** "The home village address", where only some other table has a part of an address: the home village. */
function isTail({ mark, values, tables, columns: [best] }: Mention, tail: Mention): boolean {
  if (mark || values.length + tables.length > 0 || !best || best.score < SAID_EXACTLY) return false
  const { column } = best
  if (column.type !== 'text' || column.key || tail.mark || !TAIL.test(tail.text)) return false
  if (tail.values.length > 0 || tail.tables.length > 0 || tail.columns.length === 0) return false
  return tail.columns.every(
    (other) => other.score < SAID_EXACTLY && other.column.table !== column.table,
  )
}

const TAIL = /^(?:address|place|name|text|word)(?:e?s)?$/i

/** "Telephone numbers" where a column is called "Tel.", and its texts are figures. */
function isNumberHeld(
  { mark, values, columns: [best] }: Mention,
  { text, mark: own, columns: [other] }: Mention,
): boolean {
  if (own || !/^numbers?$/i.test(text) || (other?.score ?? 0) >= SAID_EXACTLY) return false
  if (mark || values.length > 0 || !best || best.score < SAID_EXACTLY) return false
  const { type, cells } = best.column
  return type === 'text' && cells.length > 0 && cells.every((cell) => /\d/.test(String(cell)))
}

/** "The phone number of the patient": a number that belongs to the column, and nothing is counted. */
function isNumberOf(before: Mention, { mark, text, start }: Mention): boolean {
  if (mark?.kind !== 'count' || !/^numbers? of$/i.test(text) || before.end !== start) return false
  const [best] = before.columns
  const isThing = (before.tables[0]?.score ?? 0) < (best?.score ?? 0)
  return !before.mark && before.values.length === 0 && isThing
}

/** The same behind a column, where nothing is called so. */
function withNoun(
  { tokens }: LinkedSentence,
  mention: Mention,
  mentions: readonly Mention[],
): Mention {
  const noun = tokens[mention.end]
  if (!noun || noun.sign || noun.quote !== null || !HELD.has(noun.stem)) return mention
  if (mentions.some(({ start }) => start === mention.end) || !namesColumn(mention)) return mention
  return { ...mention, end: mention.end + 1, text: `${mention.text} ${noun.text}`, mark: null }
}

function namesColumn({ mark, columns, values, number }: Mention): boolean {
  const [best] = columns
  if (!best || values.length > 0 || number !== null) return false
  return mark === null || (mark.kind === 'measure' && best.score >= SAID_EXACTLY)
}

/** A column of numbers, called by its name. */
function namesAmount({ mark, values, columns: [best] }: Mention): boolean {
  if (mark || values.length > 0 || !best || best.score < SAID_EXACTLY) return false
  return best.column.numeric !== null && !best.column.key
}

/** One word that says what is held, and no column is called by. */
function isHeld(
  { tokens }: LinkedSentence,
  { start, end, mark, columns, tables }: Mention,
): boolean {
  const isNoun = end - start === 1 && !mark && HELD.has(tokens[start]?.stem ?? '')
  return isNoun && tables.length === 0 && (columns[0]?.score ?? 0) < SAID_EXACTLY
}

/** "The percentage of women", where a column is called women. */
function isOfNext(linked: LinkedSentence, mention: Mention): boolean {
  const { tokens, mentions } = linked
  const after = mentions[mention.index + 1]
  if (!after || !isHeld(linked, mention) || !namesAmount(after)) return false
  const between = tokens.slice(mention.end, after.start).map(({ fold }) => fold)
  return /^of(?: the)?$/.test(between.join(' '))
}

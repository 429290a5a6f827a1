import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'

const MOST = 1_000

/** Numbers that say how many rows of an order are wanted: "top 3", "the 5 youngest". Read first. */
export function readLimits(draft: Draft): void {
  const { mentions } = draft.sentence
  const ordered = mentions.some(({ mark }) => mark?.kind === 'superlative')
  if (!ordered) return
  for (const mention of mentions) {
    if (!isCount(mention) || isPlace(draft, mention)) continue
    const beside = [mentions[mention.index - 1], next(draft, mention)]
    const top = beside.some(
      (one) =>
        one?.mark?.kind === 'superlative' &&
        (one.end === mention.start || one.start === mention.end),
    )
    if ((!top && !isOfRows(draft, mention)) || isNumbered(draft, mention)) continue
    draft.used.add(mention.index)
    draft.limit = mention.number
    return
  }
}

/** "In room 111 most recently": the number belongs to what stands before it. */
function isNumbered({ sentence }: Draft, { index, start }: Mention): boolean {
  const before = sentence.mentions[index - 1]
  const after = sentence.mentions[index + 1]
  const isName = before?.end === start && !before.mark && before.columns.length > 0
  return isName && /ly$/i.test(after?.text ?? '')
}

function isCount({ number, text }: Mention): boolean {
  return (
    number !== null &&
    Number.isInteger(number) &&
    number > 0 &&
    number <= MOST &&
    !/(?:st|nd|rd|th)$/i.test(text)
  )
}

/** "The 3 students with the highest grade". */
function isOfRows(draft: Draft, mention: Mention): boolean {
  const { tokens } = draft.sentence
  const before = tokens[mention.start - 1]?.fold
  const after = next(draft, mention)
  // "Which of the 6 stations": of so many one is asked for.
  const opening = tokens.slice(Math.max(0, mention.start - 3), mention.start)
  if (/^(?:which|what|who) of the$/.test(opening.map(({ fold }) => fold).join(' '))) return false
  const isThing = after?.columns.some(({ column }) => column.numeric === null) === true
  const named = after?.start === mention.end && (after.tables.length > 0 || isThing)
  // "The names of three churches that opened most recently": so many, where a comparison picks them.
  const isOfSome = /^(?:of|for)$/.test(before ?? '') && (after?.tables[0]?.score ?? 0) > 0.8
  return (
    named && (isOfSome || isTold(draft, mention) || /^(?:the|top|which|what)$/.test(before ?? ''))
  )
}

/** "Show 3 guests who …", "find out 3 guests who …". */
function isTold({ sentence }: Draft, { index, start }: Mention): boolean {
  const command = sentence.mentions[index - 1]
  const between = sentence.tokens.slice(command?.end ?? start, start)
  return (
    command?.mark?.kind === 'command' && between.every(({ fold }) => /^(?:out|me|up)$/.test(fold))
  )
}

/** "In the top 10" is about a place, not about how many rows to show. */
function isPlace(draft: Draft, mention: Mention): boolean {
  const { tokens } = draft.sentence
  const words = tokens.slice(Math.max(0, mention.start - 3), mention.start).map(({ fold }) => fold)
  return words.at(-1) === 'top' && words.includes('in')
}

import { gap } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'

/**
 * "The average fee of day tickets and evening tickets": a figure for each of the two kinds, since what they are
 * kinds of is said with each. "Of day and evening tickets" is one figure.
 */
export function groupNamedKinds(draft: Draft): void {
  const { select, group, where, sentence } = draft
  const areMeasures = select.length > 0 && select.every(({ measure }) => measure !== null)
  if (!areMeasures || group.length > 0) return
  const kinds = where.filter(({ predicate }) => predicate.kind === 'among' && !predicate.negated)
  const [first, second] = kinds
  if (!first || !second || kinds.some(({ column }) => column !== first.column)) return
  const nouns = kinds.map((kind) => nounOf(draft, kind))
  const isRepeated = nouns[0] !== undefined && nouns.every((noun) => noun === nouns[0])
  const between = gap(draft, first.at.end + 1, second.at.start).join(' ')
  const isOr = sentence.mentions.some(({ mark }) => mark?.kind === 'or')
  // "Left from Bergen city and arrived in Lund city": two conditions, said in full.
  const isList = /^(?:, )?and(?: (?:for|of|in|the|all)){0,2}$/.test(between)
  if (isRepeated && isList && !isOr) group.push(first.column)
}

/** "Tickets" in "day tickets": the word behind the value. */
function nounOf({ sentence }: Draft, { at }: WhereDraft): string | undefined {
  const word = sentence.tokens[at.end]
  return word && !word.sign ? word.stem : undefined
}

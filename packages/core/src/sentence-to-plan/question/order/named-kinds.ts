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
  const isOr = sentence.mentions.some(({ mark }) => mark?.kind === 'or')
  if (
    kinds.every((kind, at) => at === 0 || isSaidAgain(draft, kinds[at - 1] ?? kind, kind)) &&
    !isOr
  )
    group.push(first.column)
}

/** "Day tickets and evening tickets", "left-handed girls and right-handed girls": the same words behind either. */
function isSaidAgain(draft: Draft, before: WhereDraft, kind: WhereDraft): boolean {
  const between = gap(draft, before.at.end, kind.at.start)
  // "Left from Bergen city and arrived in Lund city": two conditions, said in full.
  const [, words = ''] = LISTED.exec(between.join(' ')) ?? []
  const length = words.split(' ').length
  const [noun, again] = [before, kind].map(({ at }) => stemsBehind(draft, at.end, length))
  return words !== '' && noun === again
}

/** The words behind the first kind, and what leads to the second. */
const LISTED = /^(.*?\p{L}.*?) (?:, )?and(?: (?:for|of|in|the|all)){0,2}$/u

function stemsBehind({ sentence }: Draft, from: number, length: number): string {
  return sentence.tokens
    .slice(from, from + length)
    .map(({ stem }) => stem)
    .join(' ')
}

import { gap, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison } from '../query/query.ts'

export function comparatorOf(draft: Draft, mention: Mention): Comparator | null {
  const before = previous(draft, mention)
  const side = before ? sideOf(before, mention) : null
  if (before && side && gap(draft, before.end, mention.start).every((word) => NEARBY.has(word))) {
    draft.used.add(before.index)
    return { comparison: side, left: before }
  }
  if (
    before?.mark?.kind === 'compare' &&
    gap(draft, before.end, mention.start).every((word) => NEARBY.has(word))
  ) {
    draft.used.add(before.index)
    const negated = previous(draft, before)
    if (negated?.mark?.kind === 'negation' && negated.end === before.start) {
      draft.used.add(negated.index)
      return { comparison: OPPOSITE[before.mark.comparison], left: negated }
    }
    return { comparison: before.mark.comparison, left: before }
  }
  // "before week 13": the column stands between.
  const earlier =
    before &&
    before.columns.length > 0 &&
    gap(draft, before.end, mention.start).every((word) => word === 'of')
      ? previous(draft, before)
      : null
  if (
    earlier?.mark?.kind === 'compare' &&
    gap(draft, earlier.end, before?.start ?? 0).every((word) => NEARBY.has(word))
  ) {
    draft.used.add(earlier.index)
    return { comparison: earlier.mark.comparison, left: mention }
  }
  const shared = comparedBefore(draft, mention)
  if (shared) return shared
  const apart = comparedApart(draft, mention)
  if (apart) return apart
  const after = openEnd(draft, mention)
  if (after?.mark?.kind !== 'compare') return null
  draft.used.add(after.index)
  return { comparison: after.mark.comparison, left: mention }
}

/** "Came before 1975": beside a time nothing stands on a list, it is earlier or later. */
function sideOf({ mark }: Mention, { number, values }: Mention): Comparison | null {
  const isTime = values.length > 0 && values.every(({ column }) => column.dated || column.yearly)
  if (!isTime && number === null) return null
  return mark?.kind === 'after' ? '>' : mark?.kind === 'before' ? '<' : null
}

/** "400 and more", "400 days or more": behind the number, or behind what it is said in. */
function openEnd({ sentence }: Draft, { end, number }: Mention): Mention | undefined {
  const farthest = number === null ? end : end + 1
  return sentence.mentions.find(
    ({ mark, start, text }) =>
      mark?.kind === 'compare' && start >= end && start <= farthest && /^(?:or|and) /i.test(text),
  )
}

export interface Comparator {
  readonly comparison: Comparison
  /** Where the column is looked for to the left: before the comparing words. */
  readonly left: Mention
}

const NEARBY = wordSet('a an the of year than in is to $ € £ about # us')

export const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '=': '<>',
  '<>': '=',
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
}

/** The same comparison from the other end. */
export const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<>': '<>',
  '>': '<',
  '>=': '<=',
  '<': '>',
  '<=': '>=',
}

export const MORE = wordSet(
  'more greater larger higher bigger older longer taller better heavier faster later deeper wider',
)
export const LESS = wordSet(
  'less fewer smaller lower younger shorter earlier lighter slower worse cheaper shallower narrower',
)

/** "At least 7 gold and 5 silver": what is said of the first amount holds for the second. */
function comparedBefore(draft: Draft, mention: Mention): Comparator | null {
  const and = previous(draft, mention)
  const column = and && previous(draft, and)
  const amount = column && previous(draft, column)
  if (mention.number === null || and?.mark?.kind !== 'and' || !amount || amount.number === null)
    return null
  if (column.end !== and.start || and.end !== mention.start || amount.end !== column.start)
    return null
  const behind = next(draft, mention)
  if (column.columns.length === 0 || !behind?.columns.length || behind.start !== mention.end)
    return null
  // "More than 900 guests and 7.5 percent": a figure to the decimal, as a cell has it, is that cell.
  const isCell = mention.values.some(
    ({ column: held, share }) => share === 1 && held === behind.columns[0]?.column,
  )
  if (isCell && /\.\d/.test(mention.text)) return null
  const first = draft.where.find(({ at }) => at === amount)?.predicate
  return first?.kind === 'compare' ? { comparison: first.comparison, left: mention } : null
}

/** "More silver than 5": the column stands inside the comparison. */
function comparedApart(draft: Draft, mention: Mention): Comparator | null {
  const { tokens } = draft.sentence
  if (tokens[mention.start - 1]?.fold !== 'than') return null
  for (let at = mention.start - 2; at >= Math.max(0, mention.start - 6); at -= 1) {
    const word = tokens[at]?.fold ?? ''
    if (!MORE.has(word) && !LESS.has(word)) continue
    const inside = draft.sentence.mentions.find((one) => one.start > at && one.columns.length > 0)
    if (!inside || inside.end !== mention.start - 1) return null
    return { comparison: MORE.has(word) ? '>' : '<', left: mention }
  }
  return null
}

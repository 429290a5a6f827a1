import { isLessMore } from '../draft/best-first.ts'
import { gap, next, previous } from '../draft/draft.ts'
import type { Draft, SelectDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'
import { isClock, isRank } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** "The attendance total", "lap time minimum": what was said before is what it is computed of. */
export function isMeasuredBehind(draft: Draft, one: Mention): boolean {
  const { sentence, select } = draft
  const shown = shownAlone(draft)
  const before = previous(draft, one)
  const after = next(draft, one)
  const isBeside = before?.end === one.start || sentence.tokens[one.start - 1]?.fold === ')'
  if (!shown || !isBeside || before?.mark || (after && after.columns.length > 0)) return false
  const measure = measureOf(draft, one, shown.column)
  const isAdded = measure !== null && adds(measure) && shown.column.ordinal
  // "The year average": years are no amounts, and their mean is one of them.
  if (measure === null || (isAdded && !(measure === 'mean' && shown.column.yearly))) return false
  select.splice(0, 1, { ...shown, measure })
  return true
}

/** "What price is the highest", "the price of Hale at its lowest": of the numbers themselves. */
export function readExtremeTold(draft: Draft): void {
  const { sentence, select, order, group } = draft
  const shown = shownAlone(draft)
  if (!shown || order.length > 0 || group.length > 0) return
  const extreme = sentence.mentions.find(
    (one) => !draft.used.has(one.index) && isTold(draft, one, shown.column),
  )
  const measure = extreme && measureOf(draft, extreme, shown.column)
  if (!extreme || !measure || adds(measure)) return
  draft.used.add(extreme.index)
  const one = pronounBehind(draft, extreme)
  if (one) draft.used.add(one.index)
  select.splice(0, 1, { ...shown, measure })
}

type ShownColumn = SelectDraft & { readonly column: SchemaColumn }

/** The one thing to be seen, where it is a number that is not computed yet. */
function shownAlone({ select }: Draft): ShownColumn | null {
  const [shown, ...more] = select
  const column = shown?.column
  if (!shown || !column || more.length > 0 || shown.measure !== null) return null
  const { numeric, key, cells, type } = column
  if (numeric === null || key || (type === 'text' && (isClock(cells) || isRank(column))))
    return null
  return { ...shown, column }
}

function measureOf(draft: Draft, one: Mention, column: SchemaColumn): MeasureName | null {
  const { mark } = one
  if (mark?.kind === 'measure') return mark.measure
  if (mark?.kind !== 'superlative' || mark.concept !== null) return null
  return mark.descending === isLessMore(one, column, draft.sentence.tokens) ? 'min' : 'max'
}

function adds(measure: MeasureName): boolean {
  return measure === 'sum' || measure === 'mean'
}

function isTold(draft: Draft, one: Mention, column: SchemaColumn): boolean {
  const after = next(draft, one)
  const pronoun = pronounBehind(draft, one)
  // "Which year is the highest roof from": of something else.
  if (after && after !== pronoun && after.start === one.end) return false
  const before = previous(draft, one)
  const words = gap(draft, before?.end ?? 0, one.start).join(' ')
  if (/\bat (?:its|their|his|her|the)$/.test(words)) return true
  const isNamed = before?.columns.some((link) => link.column === column) && !before.mark
  if (!isNamed) return false
  // "Seats (standing) maximum".
  if (/^\)?$/.test(words)) return true
  if (!/^(?:\) )?(?:is|was|are|were)(?: the)?$/.test(words)) return false
  // "Which week was the highest": weeks are ordered by something that was not said.
  return pronoun !== null || !(column.ordinal || column.yearly || column.dated)
}

/** "The highest one that …". */
function pronounBehind(draft: Draft, extreme: Mention): Mention | null {
  const after = next(draft, extreme)
  return after && after.start === extreme.end && /^one$/i.test(after.text) ? after : null
}

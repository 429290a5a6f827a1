import { assemble } from './assemble.ts'
import { ABOUT } from '../conditions/choices.ts'
import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import type { Draft, SelectDraft, WhereDraft } from '../draft/draft.ts'
import { isDateColumn } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import type { Answer, Predicate } from '../query/query.ts'
import { TOTAL_WORDS } from '../../../words/column-words.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { wordTable } from '../../../words/word-table.ts'

/** "How many more … than …", "how many years after … was …": one number less another. */
export function readDifference(draft: Draft, relations: readonly Predicate[]): Answer | null {
  const text = textOf(draft)
  const more = MORE.test(text)
  const apart = APART.test(text)
  if (!more && !apart) return null
  const columns = betweenColumns(draft, relations, text)
  return columns ?? betweenExtremes(draft, relations, text) ?? betweenTwo(draft, relations, text)
}

function betweenTwo(draft: Draft, relations: readonly Predicate[], text: string): Answer | null {
  const pair = pairOf(draft)
  const shown = pair && shownOf(draft, text, pair.every(isOneRow))
  if (!pair || !shown) return null
  const [first, second] = pair
  // No time between two moments is less than none, whichever was said first.
  const isTime = shown.column !== null && (shown.column.yearly || isDateColumn(shown.column))
  const isDifference =
    isTime || APART.test(text) || /\b(?:difference|separates?|separated)\b/.test(text)
  const swapped = /\b(?:fewer|less|earlier|shorter|younger|smaller)\b/.test(text)
  const of = (kept: WhereDraft) => {
    const where = draft.where.filter((each) => each === kept || !pair.includes(each))
    return assemble({ ...draft, where, select: [shown], order: [], limit: null }, relations)
  }
  return less(of(swapped ? second : first), of(swapped ? first : second), {
    absolute: isDifference,
    // How many rows there are is no date, whatever is counted.
    unit: shown.measure?.startsWith('count') ? null : unitOf(shown.column, text),
  })
}

/** "How many more assists than goals": two columns of the same rows. */
function betweenColumns(
  draft: Draft,
  relations: readonly Predicate[],
  text: string,
): Answer | null {
  const sides = sidesOfThan(draft, text) ?? sidesOfBetween(draft)
  if (!sides) return null
  const columns = sides.map((one) => (one ? columnOf(draft, one) : null))
  if (!columns.every((one) => one !== null && one.numeric !== null && !one.key)) return null
  for (const one of sides) if (one) draft.used.add(one.index)
  const [from, other] = columns.map((column) =>
    assemble({ ...draft, select: [{ measure: 'sum', column }], order: [], limit: null }, relations),
  )
  const swapped = /\b(?:fewer|less)\b/.test(text)
  const how = { absolute: /\bdifference\b/.test(text), unit: null }
  return less((swapped ? other : from) ?? null, (swapped ? from : other) ?? null, how)
}

type Sides = readonly (Mention | undefined)[]

function sidesOfThan({ sentence }: Draft, text: string): Sides | null {
  const than = sentence.tokens.findIndex(({ fold }) => fold === 'than')
  if (than < 0 || !/\bhow (?:many|much) (?:more|fewer|less)\b/.test(text)) return null
  const { mentions } = sentence
  return [
    mentions.findLast(({ end, columns, mark }) => end === than && columns.length > 0 && !mark),
    mentions.find(({ start, columns, mark }) => start === than + 1 && columns.length > 0 && !mark),
  ]
}

/** "The difference between the start and the finish". */
function sidesOfBetween({ sentence: { mentions, tokens } }: Draft): Sides | null {
  const at = mentions.findIndex(
    ({ mark, start }) => mark?.kind === 'between' && tokens[start - 1]?.fold === 'difference',
  )
  const [one, and, other] = mentions.slice(at + 1)
  if (at < 0 || and?.mark?.kind !== 'and' || one?.mark || other?.mark) return null
  if (!one?.columns.length || !other?.columns.length) return null
  return [one, other]
}

/** "Between the tallest and the shortest": the one end less the other. */
function betweenExtremes(
  draft: Draft,
  relations: readonly Predicate[],
  text: string,
): Answer | null {
  const ends = draft.sentence.mentions.filter(
    ({ mark }) =>
      mark?.kind === 'superlative' ||
      (mark?.kind === 'measure' && (mark.measure === 'max' || mark.measure === 'min')),
  )
  if (ends.length !== 2 || !/\bdifference\b|\bapart\b/.test(text)) return null
  const column = measuredColumn(draft, text)
  if (!column) return null
  for (const { index } of ends) draft.used.add(index)
  const of = (measure: 'max' | 'min') =>
    assemble({ ...draft, select: [{ measure, column }], order: [], limit: null }, relations)
  return less(of('max'), of('min'), { absolute: true, unit: unitOf(column, text) })
}

function less(
  from: ReturnType<typeof assemble>,
  other: ReturnType<typeof assemble>,
  how: { readonly absolute: boolean; readonly unit: string | null },
): Answer | null {
  return from && other ? { kind: 'difference', from, less: other, ...how } : null
}

/** Two conditions on one column that cannot both hold are the two sides. */
function pairOf(draft: Draft): readonly [WhereDraft, WhereDraft] | null {
  const sorted = draft.where.toSorted((a, b) => a.at.start - b.at.start)
  for (const [index, a] of sorted.entries()) {
    const b = sorted.slice(index + 1).find(({ column }) => column === a.column)
    if (b && a.predicate.kind === 'among' && b.predicate.kind === 'among') return [a, b]
  }
  return null
}

function isOneRow({ column, predicate }: WhereDraft): boolean {
  return column.unique && predicate.kind === 'among' && predicate.values.length === 1
}

/** What is taken of either side: what was counted or computed, or the number the two are compared by. */
function shownOf(draft: Draft, text: string, isRowEach: boolean): SelectDraft | null {
  const [shown] = draft.select
  const isYears = APART.test(text)
  // Where either side is one row there is nothing to count.
  const isCount = shown?.measure === 'count' || (isRowEach && shown?.measure === 'count_rows')
  if (shown && shown.measure !== null && !isCount && !isYears) return shown
  const column = measuredColumn(draft, text) ?? (isRowEach ? onlyAmount(draft) : null)
  if (column) return { measure: isYears || isDateColumn(column) ? 'max' : 'sum', column }
  return shown && shown.measure !== null ? shown : null
}

/** "How many more did A have than B": the total, or the one column that holds amounts. */
function onlyAmount({ main }: Draft): SchemaColumn | null {
  const amounts = main.columns.filter(
    ({ numeric, ordinal, key }) => numeric !== null && !ordinal && !key,
  )
  const total = amounts.find((column) => says(column, TOTAL_WORDS))
  return total ?? (amounts.length === 1 ? (amounts[0] ?? null) : null)
}

function measuredColumn(draft: Draft, text: string): SchemaColumn | null {
  const isTime = /\byears?\b|\bdays?\b|\bmonths?\b|\bhow (?:long|much time)\b/.test(text)
  const isYears = isTime && !isCountedTime(draft)
  const fits = (column: SchemaColumn | null) =>
    column !== null &&
    !column.key &&
    (isYears ? column.yearly || column.dated : column.numeric !== null)
  for (const mention of draft.sentence.mentions) {
    // "The difference" is what is asked, even beside a column of differences.
    if (mention.mark || mention.columns.length === 0 || /^differences?$/i.test(mention.text))
      continue
    const column = columnOf(draft, mention, (one) => (fits(one) ? 0.3 : -1))
    if (column && fits(column)) {
      draft.used.add(mention.index)
      return column
    }
  }
  const words = draft.sentence.tokens.flatMap(({ fold }) => ABOUT[fold] ?? LONG[fold] ?? [])
  const told = words
    .map((concept) => columnFor(draft, draft.main, concept))
    .find((one) => fits(one))
  if (told) return told
  const shown = draft.select[0]?.column ?? null
  if (shown && fits(shown)) return shown
  const when = isYears ? columnFor(draft, draft.main, 'year') : null
  return when && fits(when) ? when : null
}

/** "Days" as a column of its own holds numbers, and no dates to be looked for. */
function isCountedTime({ sentence }: Draft): boolean {
  return sentence.mentions.some(
    ({ mark, text, columns: [best] }) =>
      !mark &&
      /^(?:years|days|months)$/i.test(text) &&
      best !== undefined &&
      best.score > 0.95 &&
      best.column.numeric !== null &&
      !best.column.yearly &&
      !best.column.dated,
  )
}

const LONG: typeof ABOUT = wordTable({
  tallest: 'height',
  highest: 'height',
  longest: 'length',
  oldest: 'age',
  heaviest: 'weight',
  fastest: 'speed',
  largest: 'size',
  biggest: 'size',
  height: 'height',
})

/** Dates are so many days apart, or what else was said; of numbers there is no unit. */
function unitOf(column: SchemaColumn | null, text: string): string | null {
  if (!column || !isDateColumn(column)) return null
  return /\byears?\b/.test(text) ? 'year' : /\bmonths?\b/.test(text) ? 'month' : 'day'
}

const MORE =
  /\bhow (?:many|much) (?:more|fewer|less)\b|\bby how (?:many|much)\b|\bhow (?:many|much)(?: \w+){1,4} (?:separates?|separated)\b|\w+ difference between\b|\bdifference (?:between|in|of)\b|\bhow (?:many|much)(?: \w+){0,3} (?:more|fewer|less|longer|older|higher|larger|greater|taller|bigger|heavier|shorter|smaller|younger|lower|earlier|later)\b/
const APART =
  /\bhow (?:long|much time)(?: in (?:years|days|months))? (?:(?:was|is|were|are|did|passed|elapsed)\b.*\bbetween\b.*\band\b|(?:after|before|between)\b)|\bhow many (?:years|days|months|weeks|points|places|positions) (?:(?:after|before)\b|(?:between|separate|separated|passed|apart|elapsed|later|earlier)\b.*\b(?:and|after|before|than|until)\b|(?:are|is|were|was|did)\b.*\b(?:after|before|than|until|apart|between|passed|elapsed)\b)/

function textOf(draft: Draft): string {
  return draft.sentence.tokens.map(({ fold }) => fold).join(' ')
}

/** Whether a question asks how far two things are apart. */
export function asksDifference(draft: Draft): boolean {
  const text = textOf(draft)
  return MORE.test(text) || APART.test(text)
}

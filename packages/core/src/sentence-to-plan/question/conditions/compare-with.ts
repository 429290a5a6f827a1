import type { Cell } from '../../../relation/column.ts'
import { UNIT } from './words-beside.ts'
import { isPlaceCompared } from '../draft/best-first.ts'
import { MIRRORED } from './comparator.ts'
import type { Comparator } from './comparator.ts'
import { ABOUT } from './choices.ts'
import { conceptAround } from '../draft/concept-column.ts'
import { gap, isReference, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { dateOf, edgeOf } from './date-range.ts'
import { consume, contextScore } from './equal-to.ts'
import { fansOut } from '../draft/fans-out.ts'
import { weighDate } from '../draft/weigh-date.ts'
import { isDateColumn } from '../link/link-dates.ts'
import { hasConcept, isClock, isFeet, refOf, says } from '../../../tables/schema.ts'
import { DATE_WORDS, NUMBER_WORDS } from '../../../words/column-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import { inSmallestUnit, lastingUnits, unitsNamed } from '../../../tables/lasting.ts'
import { numberIn, numbersIn, plausible } from '../tables/numbers-in.ts'
import { saysRevenue } from '../../../tables/revenue-of.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { wordTable } from '../../../words/word-table.ts'

export function compareWith(
  draft: Draft,
  mention: Mention,
  { comparison, left: from }: Comparator,
  left: Mention | null,
  right: Mention | null,
): void {
  const amount = mention.number === null ? amountOf(mention) : null
  const value =
    mention.number ?? edgeOf(draft, mention, comparison) ?? dateOf(mention) ?? amount?.value ?? null
  const isDate = typeof value === 'string'
  const isAmount = saysAmount(draft, mention)
  // Nobody compares keys, unless one is named: "orders with an id above 1200".
  const isKey = (column: SchemaColumn) =>
    (column.key ||
      isReference(draft, column) ||
      (numbersRows(draft, column, mention, left) && !isAmong(column, value))) &&
    !isNamed(column, left)
  const fits = (column: SchemaColumn) =>
    !isKey(column) &&
    plausible(column, value) &&
    (isDate ? column.dated : column.numeric !== null || (!isAmount && yearly(column, value)))
  const choices = new Map<SchemaColumn, number>()
  for (const [side, weight] of [
    [right, 1.1],
    [left, 1],
  ] as const) {
    const direct = side === right ? mention.end === side?.start : true
    for (const { column, score } of side?.columns ?? []) {
      if (!fits(column) || numbersRows(draft, column, mention, left)) continue
      const inFocus = side && draft.used.has(side.index) ? 0.5 : 1
      const total =
        score * weight * inFocus * (direct ? 1 : 0.8) +
        contextScore(draft, column, null, null) +
        (draft.select.some((shown) => shown.column === column) ? SHOWN : 0)
      choices.set(column, Math.max(choices.get(column) ?? 0, total))
    }
  }
  if (amount && choices.size === 0) choices.set(amount.column, 1)
  const lasting = lasted(draft, mention)
  if (lasting) choices.set(lasting, 2)
  const carried = choices.size === 0 ? carriedOn(draft, mention, from) : null
  if (carried && fits(carried)) choices.set(carried, 2)
  // "Members younger than 30": the noun is whose age it is, even if a column is called much the same.
  const isOwner = left !== null && (left.tables[0]?.score ?? 0) >= (left.columns[0]?.score ?? 0)
  const told = choices.size === 0 || isOwner ? comparedBy(draft, mention) : null
  if (told && fits(told)) choices.set(told, 2)
  for (const column of choices.size === 0 ? inUnit(draft, mention) : [])
    if (fits(column)) choices.set(column, 2)
  if (choices.size === 0) {
    const owner = ownerOf(draft, from)
    for (const table of [draft.main, ...draft.sentence.tables]) {
      for (const column of table.columns) {
        if (choices.has(column) || !fits(column) || column.key) continue
        const year = !isAmount && isYear(draft, mention)
        const temporal = column.dated || column.yearly || says(column, DATE_WORDS)
        if ((year || isDate) !== temporal) continue
        choices.set(
          column,
          0.2 +
            contextScore(draft, column, null, null) +
            (isDateColumn(column) ? weighDate(draft, column) : nearWord(draft, mention, column)) +
            (column.ordinal ? ordinalScore(column, value) : 0) +
            (column.table === owner ? OWNED : 0) +
            (isListed(draft, column, value) && (owner ?? table.id) === table.id ? LISTED : 0) +
            (typeof value === 'number' && outside(column, value) ? -0.3 : 0),
        )
      }
    }
  }
  const options = [...choices]
    .toSorted(([a], [b]) => a.place - b.place)
    .map(([one, score]) => ({ value: one, column: refOf(one), score }))
  const column = draft.decisions.choose('comparison', mention, options)
  if (!column || value === null) return
  draft.used.add(mention.index)
  consume(draft, column, right, left)
  if (mention.number !== null && isSpent(draft, column, [left, right])) {
    draft.having.push({
      measure: 'sum',
      of: column,
      comparison,
      value: mention.number,
      at: mention,
    })
    return
  }
  draft.where.push({
    column,
    at: mention,
    exact: true,
    predicate: {
      kind: 'compare',
      column: refOf(column),
      comparison: isPlaceCompared(from, column, draft.sentence.tokens)
        ? MIRRORED[comparison]
        : comparison,
      value: inSmallest(draft, mention, column, value),
    },
  })
}

/** "Customers with orders over 60": the orders are, and no customer. */
function ownerOf(draft: Draft, from: Mention): string | null {
  const said = draft.sentence.mentions.findLast(({ end }) => end <= from.start)
  const table = said?.tables[0]
  if (!said || !table || table.score < EXACT) return null
  return gap(draft, said.end, from.start).every((word) => WORTH.has(word)) ? table.table.id : null
}

const WORTH = wordSet('of worth totalling that which are is were was')
const OWNED = 0.6

/** Numbers that order rows are compared less often than amounts, and those that tell them apart hardly ever. */
const ORDINAL = -0.15
const NUMBERING = -0.5
const AMONG_NUMBERS = -0.4
/** Rows seldom tell of years before. */
const RECENT = 1800

/** A number that lies among those of the rows may be one of them: "tickets over 20". */
function isAmong(column: SchemaColumn, value: Cell): boolean {
  const numbers = numbersIn(column)
  if (typeof value !== 'number' || numbers.every((one) => one > value)) return false
  return !outside(column, value)
}

function ordinalScore(column: SchemaColumn, value: Cell): number {
  if (!isNumbering(column)) return ORDINAL
  return isAmong(column, value) ? AMONG_NUMBERS : NUMBERING
}

/** `invoice_no`: tells rows apart, where an age may happen to. */
function isNumbering(column: SchemaColumn): boolean {
  return column.unique && column.ordinal && says(column, NUMBER_WORDS)
}

/**
 * "Invoices over 100" with an `invoice_no`: the rows are named, and not their number. What is written as years are
 * is compared with no amount, so that "invoices over 1204" tells of numbers, and of years only where none is near.
 */
function numbersRows(
  draft: Draft,
  column: SchemaColumn,
  mention: Mention,
  said: Mention | null,
): boolean {
  const link = said?.columns.find((one) => one.column === column)
  if (!link || link.score >= EXACT || !isNumbering(column)) return false
  const { number } = mention
  if (number !== null && isYear(draft, mention) && (number < RECENT || isAmong(column, number)))
    return false
  return (said?.tables[0]?.score ?? 0) >= EXACT
}

/** Called by its whole name, and no table is. */
function isNamed(column: SchemaColumn, said: Mention | null): boolean {
  if (!said || said.tables.length > 0) return false
  return said.columns.some((link) => link.column === column && link.score >= EXACT)
}

const EXACT = 0.95

/** "Customers who have spent more than 900": all that each of them spent, and not one line of it. */
function isSpent(draft: Draft, column: SchemaColumn, said: readonly (Mention | null)[]): boolean {
  if (tableOf(draft, column.table).revenue !== column || column.table === draft.main.id)
    return false
  const { tokens } = draft.sentence
  const saysSo = said.some(
    (one) => one && tokens.slice(one.start, one.end).some(({ stem }) => saysRevenue([stem])),
  )
  return saysSo && fansOut(draft, column.table)
}

/** "More than 85 ft" where a cell says just that: its number, of its column. */
function amountOf({ values, text }: Mention): { column: SchemaColumn; value: number } | null {
  const feet = values.find(({ column }) => isFeet(column.cells))?.column
  if (feet && /^\d+ ?(?:ft|feet|foot)$/i.test(text))
    return { column: feet, value: Number.parseInt(text, 10) }
  const hit = values.find(({ share, column }) => share === 1 && column.numeric !== null)
  const value = hit ? numberIn(hit.cell) : null
  return hit && value !== null ? { column: hit.column, value } : null
}

/** "Start years of clubs started before 1950": what is shown may well be compared too. */
const SHOWN = 0.2

/** "Longer than 4 minutes" of a column of times, which are compared in seconds; feet are in inches. */
function inSmallest(
  { sentence, readTokens }: Draft,
  { end }: Mention,
  { cells, name }: SchemaColumn,
  value: Cell,
): Cell {
  const unit = SECONDS[sentence.tokens[end]?.stem ?? '']
  if (typeof value !== 'number') return value
  if (isFeet(cells)) return value * INCHES
  const units = lastingUnits(cells)
  if (units.length > 0)
    return inSmallestUnit(value, sentence.tokens[end]?.fold ?? '', units) ?? value
  // "Over 4 weeks" where the column says that its numbers are days.
  const told = inSmallestUnit(value, sentence.tokens[end]?.fold ?? '', unitsNamed(name))
  if (told !== null) readTokens.add(end)
  if (told !== null) return told
  return unit !== undefined && isClock(cells) ? value * unit : value
}

const INCHES = 12
const SECONDS = wordTable<number>({ minut: 60, hour: 3600 })

/** "Served more than 5 years": how long, where the table says from when to when. */
function lasted({ sentence, main }: Draft, { end, number }: Mention): SchemaColumn | null {
  const unit = sentence.tokens[end]?.stem
  if (number === null || number >= 1000) return null
  return main.spans.find(({ span }) => span?.unit === unit) ?? null
}

/** "More than 1800" of something; a year comes after or before. */
function saysAmount({ sentence }: Draft, { start, number }: Mention): boolean {
  const before = sentence.tokens.slice(Math.max(0, start - 2), start)
  return number !== null && before.some(({ fold }) => AMOUNTS.has(fold))
}

const AMOUNTS = wordSet(
  'more less fewer greater higher lower larger smaller exceeds exceeding exceed',
)

/** A number as years are written, and no unit behind it: "1,000 yards" is none. */
function isYear({ sentence }: Draft, { number, text, end }: Mention): boolean {
  if (number === null || number < 1000 || number > 2100 || !Number.isInteger(number)) return false
  return !text.includes(',') && !UNIT.test(sentence.tokens[end]?.fold ?? '')
}

/** "Above 1500 and below 500": the second comparison is about what the first one was about. */
function carriedOn(draft: Draft, mention: Mention, from: Mention): SchemaColumn | null {
  const before = draft.where.findLast(
    ({ predicate, at }) => predicate.kind === 'compare' && at.end <= from.start,
  )
  const words = before ? gap(draft, before.at.end, from.start) : []
  if (!before || words.length === 0 || !words.every((word) => JOINING.has(word))) return null
  const concept = conceptOf(draft, mention)
  const fits = !concept || concept === 'size' || hasConcept(before.column, concept)
  return fits ? before.column : null
}

const JOINING = wordSet('and or but also , is are was were')

/** "Longer than 500": what the comparing word itself is about. */
function comparedBy(draft: Draft, mention: Mention): SchemaColumn | null {
  const concept = conceptOf(draft, mention)
  if (!concept) return null
  const before = draft.sentence.mentions.findLast(({ end }) => end < mention.start - 1)
  const said = before?.tables[0]?.table
  return (said && conceptAround(draft, said, concept)) ?? conceptAround(draft, draft.main, concept)
}

function conceptOf({ sentence }: Draft, { start }: Mention): Concept | undefined {
  const words = sentence.tokens.slice(Math.max(0, start - 3), start)
  return words.flatMap(({ fold }) => ABOUT[fold] ?? []).at(-1)
}

/** "Under 1.72 m": the columns whose cells are said in that unit. */
function inUnit({ sentence, main }: Draft, { end }: Mention): readonly SchemaColumn[] {
  const unit = sentence.tokens[end]?.fold ?? ''
  if (!UNIT.test(unit)) return []
  const form = new RegExp(`\\d\\s*${unit}\\b`, 'i')
  const isFoot = /^(?:ft|feet|foot)$/.test(unit)
  return main.columns.filter(
    ({ cells }) => cells.some((cell) => form.test(String(cell))) || (isFoot && isFeet(cells)),
  )
}

function nearWord(draft: Draft, mention: Mention, column: SchemaColumn): number {
  const near = draft.sentence.tokens.slice(Math.max(0, mention.start - 6), mention.start)
  return column.words.some(({ stem }) => near.some((token) => token.stem === stem)) ? 0.3 : 0
}

/** "Title and fee of courses over 15" with fees above it and below it: a number that is listed is compared. */
function isListed({ select }: Draft, column: SchemaColumn, value: Cell): boolean {
  if (!select.some((one) => one.column === column && one.measure === null)) return false
  const numbers = numbersIn(column)
  return (
    typeof value === 'number' &&
    numbers.some((one) => one >= value) &&
    numbers.some((one) => one <= value)
  )
}

/** More than what is shown has against it, where nothing else is said of it. */
const LISTED = 0.6

/** No cell reaches so far, so nobody would ask it of this column. */
function outside(column: SchemaColumn, value: number): boolean {
  const numbers = numbersIn(column)
  return numbers.length > 0 && !numbers.some((one) => one >= value) && value > 0
}

function yearly(column: SchemaColumn, value: Cell): boolean {
  return column.dated && typeof value === 'number' && value >= 1000 && value <= 2100
}

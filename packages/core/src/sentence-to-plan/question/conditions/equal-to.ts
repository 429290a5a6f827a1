import type { Cell } from '../../../relation/column.ts'
import { negationBefore } from './words-beside.ts'
import { previous, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { shownOften } from './lacking-kinds.ts'
import { fansOut } from '../draft/fans-out.ts'
import { columnsJoined } from './in-two-columns.ts'
import { referredScore } from './referred-score.ts'
import { refOf, says } from '../../../tables/schema.ts'
import { YEAR_WORDS } from '../../../words/column-words.ts'
import { withListing } from '../tables/list-cells.ts'
import { isDateColumn, readDate } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import { numberIn, plausible } from '../tables/numbers-in.ts'
import type { Moment } from '../query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { foldedWords } from '../../../words/tokens.ts'
import { weighDate } from '../draft/weigh-date.ts'

type Choices = Map<SchemaColumn, { score: number; cells: Cell[]; exact: boolean }>

export function equalTo(
  draft: Draft,
  mention: Mention,
  left: Mention | null,
  right: Mention | null,
): void {
  const choices: Choices = new Map()
  const add = (column: SchemaColumn, cell: Cell, share: number, base: number) => {
    const known = choices.get(column)
    if (!known) choices.set(column, { score: base, cells: [cell], exact: share === 1 })
    else if (!known.exact || share === 1) known.cells.push(cell)
  }
  for (const { column, cell, share } of mention.values) {
    if (isPassing(mention, column, share) && !isNamedBeside(column, left, right)) continue
    const spoken = isOfChoice(draft, mention, column)
      ? OF_CHOICE
      : isSpokenOf(draft, mention, column)
        ? SPOKEN_OF
        : 0
    // A year is in some cells of one date and in all of another: that does not make it likelier.
    const isYear = mention.number !== null && isDateColumn(column)
    const found = isYear ? IN_DATE : share * IN_CELL
    add(column, cell, share, found + spoken + contextScore(draft, column, left, right))
  }
  if (mention.number !== null) {
    for (const side of [left, right]) {
      for (const { column, score } of side?.columns ?? []) {
        if (column.numeric === null || choices.has(column)) continue
        // "Three floods": so many of them, and not the one whose number is three.
        if (column.key && side === right && !/\b(?:id|code|number|no)s?$/i.test(side?.text ?? ''))
          continue
        if (isYearSaid(draft, mention) && !plausible(column, mention.number)) continue
        // "orders in 2024": a year, not the number of an order, nor what it came to.
        if ((column.key || hasDates(draft, column)) && isYearSaid(draft, mention)) continue
        choices.set(column, {
          score: 0.25 * score + contextScore(draft, column, left, right),
          cells: cellsOfNumber(column, mention.number),
          exact: true,
        })
      }
    }
    // "Orders in 2024" says of which rows, and not that they were ordered then.
    yearChoices(draft, mention, left?.tables.length === 0 ? left : null, choices)
  }
  const dates = [...choices].filter(([column]) => isDateColumn(column))
  for (const [column, choice] of dates.length > 1 ? dates : [])
    choice.score += weighDate(draft, column)
  const options = [...choices]
    .toSorted(([a], [b]) => a.place - b.place)
    .map((value) => ({ value, column: refOf(value[0]), score: value[1].score }))
  const best = draft.decisions.choose('value', mention, [...options, ...leftOut(mention, options)])
  // What all rows are called is known of them, and needs no condition.
  if (!best && mention.values.some(({ column }) => isInAll(mention, column)))
    draft.used.add(mention.index)
  if (!best) return
  const [column, { cells: all, exact, score }] = best
  const cells = exact ? all : closest(draft, all)
  const repeated = draft.where.some(
    (known) =>
      known.column === column &&
      known.predicate.kind === 'among' &&
      cells.every(
        (cell) => known.predicate.kind === 'among' && known.predicate.values.includes(cell),
      ),
  )
  if (repeated) {
    draft.used.add(mention.index)
    return
  }
  if (mention.number !== null && score < 0.2 && !mention.quoted) return
  draft.used.add(mention.index)
  consume(draft, column, left, right)
  // "Did not qualify" is a cell of its own: there the negation belongs to it.
  const own =
    cells.length > 0 && cells.every((cell) => /\b(?:not|no|never|none)\b/i.test(String(cell)))
  const negated = !isNever(draft, mention, column) && negationBefore(draft, mention, left) && !own
  const moment = isDateColumn(column) ? momentOf(draft, mention) : null
  const isNamed = isNamedBeside(column, left, right) && !isPlural(column)
  const listed = exact && !isNamed && mention.number === null ? withListing(column, cells) : cells
  const values = [...new Set(listed)]
  draft.where.push({
    column,
    at: mention,
    exact,
    predicate: moment
      ? { kind: 'during', column: refOf(column), moment, negated }
      : { kind: 'among', column: refOf(column), values, negated },
  })
  const sides = [left, right]
  for (const joined of exact && !moment ? columnsJoined(draft, mention, column, sides) : [])
    draft.where.push({
      column: joined,
      at: mention,
      exact,
      predicate: { kind: 'among', column: refOf(joined), values: cells, negated },
    })
}

/** "Which sensors never failed": none of their readings says so, which is more than that one says otherwise. */
function isNever(draft: Draft, mention: Mention, { table }: SchemaColumn): boolean {
  const isSaid = previous(draft, mention)?.text.toLowerCase() === 'never'
  const isShared = table === draft.main.id ? shownOften(draft) !== null : fansOut(draft, table)
  return isSaid && isShared
}

/** "How often did Hale record the fastest lap": of the columns that hold Hale, the one said for nothing else. */
function isSpokenOf(draft: Draft, { values }: Mention, column: SchemaColumn): boolean {
  const isOfSeveral =
    draft.sentence.tables.length === 1 && values.some((hit) => hit.column !== column)
  return (
    isOfSeveral &&
    draft.sentence.mentions.some(
      ({ index, mark, columns: [best], values: held }) =>
        !draft.used.has(index) &&
        !mark &&
        held.length === 0 &&
        best?.column === column &&
        best.score > WHOLE,
    )
  )
}

/** "Which came first, Hale or Orr": both are of one kind, even if Orr is a river too. */
function isOfChoice({ sentence }: Draft, mention: Mention, column: SchemaColumn): boolean {
  const { mentions } = sentence
  return [-1, 1].some((step) => {
    const [or, other] = [mentions[mention.index + step], mentions[mention.index + 2 * step]]
    if (or?.mark?.kind !== 'or' || !other || other.number !== null) return false
    const kinds = new Set(
      other.values.filter(({ share }) => share >= WHOLE).map((hit) => hit.column),
    )
    return kinds.size === 1 && kinds.has(column)
  })
}

/** More than what speaks against a column that is shown, or was said before. */
const OF_CHOICE = 0.7

/** Less than a column named right beside. */
const SPOKEN_OF = 0.3

/** "Connections", "Developer(s)": a cell may hold several. */
function isPlural({ name }: SchemaColumn): boolean {
  return /[^s]s$|\(s\)$/i.test(name.trim())
}

/** "240 ft tall", where a cell is "240 (73)": the cells whose number it is. */
function cellsOfNumber(column: SchemaColumn, number: number): Cell[] {
  const fitting =
    column.numeric === 'text' ? column.cells.filter((one) => numberIn(one) === number) : []
  return fitting.length > 0 ? fitting : [number]
}

/** A word that is small in a long text, or in every cell, tells no rows apart: "title" in remarks, "tonnes". */
function isPassing(
  { proper, quoted, values, start, end }: Mention,
  column: SchemaColumn,
  share: number,
): boolean {
  if (proper || quoted || share >= WHOLE || end - start > 1) return false
  return share < IN_PASSING || isInAll({ values }, column)
}

function isInAll({ values }: Pick<Mention, 'values'>, column: SchemaColumn): boolean {
  const found = values.filter((hit) => hit.column === column).length
  return found >= Math.max(2, column.cells.length * NEARLY_ALL)
}

const WHOLE = 0.95
const IN_PASSING = 0.2
const NEARLY_ALL = 0.8

/** "The winner Hale" names the column; "won by Hale" only tells what was done. */
function isNamedBeside(column: SchemaColumn, left: Mention | null, right: Mention | null): boolean {
  return [left, right].some((side) =>
    side?.columns.some((link) => link.column === column && link.score > DONE),
  )
}

const DONE = 0.6

/**
 * "The storms that …": a common word found inside of cells may as well be what the rows are. Taken
 * where there is nothing to be seen otherwise.
 */
function leftOut<Choice extends { readonly column: ColumnRef; readonly score: number }>(
  { values, proper, quoted, number }: Mention,
  options: readonly Choice[],
): readonly { value: null; column: ColumnRef; score: number }[] {
  const isPart = values.length > 0 && values.every(({ share }) => share < WHOLE)
  if (!isPart || proper || quoted || number !== null) return []
  const scores = options.map(({ score }) => score)
  const column = { table: options[0]?.column.table ?? '', column: '' }
  return [{ value: null, column, score: Math.min(...scores) - UNLIKELY }]
}

/** Far enough behind the others never to be offered. */
const UNLIKELY = 0.25

function isYearSaid({ sentence }: Draft, { number, start }: Mention): boolean {
  const before = sentence.tokens[start - 1]?.fold ?? ''
  return number !== null && number >= 1000 && number <= 2100 && /^(?:in|during)$/.test(before)
}

/** A number beside which there are dates: a year is said of those. */
function hasDates(draft: Draft, { table, yearly }: SchemaColumn): boolean {
  return !yearly && tableOf(draft, table).columns.some(isDateColumn)
}

/** Of dates only some cells are known here; what was said holds for the others too. */
function momentOf({ sentence }: Draft, { number, start }: Mention): Moment | null {
  if (number !== null) return { year: number, month: null, day: null }
  return readDate(sentence.tokens, start)?.date ?? null
}

function closest(draft: Draft, cells: readonly Cell[]): readonly Cell[] {
  const said = draft.sentence.tokens.filter((token) => !token.sign)
  const share = (cell: Cell) => {
    const words = foldedWords(String(cell))
    const known = words.filter((word) =>
      said.some(
        (token) =>
          token.fold === word ||
          (word.length > 5 && token.fold.startsWith(word)) ||
          (token.fold.length > 5 && word.startsWith(token.fold)),
      ),
    )
    return known.length / words.length
  }
  const shares = cells.map(share)
  const best = Math.max(...shares)
  const near = cells.filter((_, index) => (shares[index] ?? 0) >= best - 0.001)
  return best > 0.75 || near.length === cells.length ? near : cells
}

export function contextScore(
  draft: Draft,
  column: SchemaColumn,
  left: Mention | null,
  right: Mention | null,
): number {
  let score = 0
  const said = (side: Mention | null) =>
    side?.columns.find((link) => link.column === column)?.score ?? 0
  const inFocus = (side: Mention | null) => side !== null && draft.used.has(side.index)
  score += said(left) * (inFocus(left) ? 0.35 : 0.9)
  score += said(right) * (inFocus(right) ? 0.2 : 0.7)
  score += referredScore(draft, left, column.table)
  if (column.table === draft.main.id) score += 0.2
  else if (tableSaid(draft, column.table)) score += 0.15
  else if (draft.sentence.tables.length > 1) score -= 0.2
  if (draft.select.some((shown) => shown.column === column && shown.measure === null)) score -= 0.4
  if (draft.where.some((known) => known.column === column)) score -= 0.2
  if (column.numeric !== null && left === null && right === null)
    score -= column.ordinal ? 0.05 : 0.15
  return score
}

function tableSaid(draft: Draft, id: string): boolean {
  return draft.sentence.mentions.some(({ tables, columns: [link] }) => {
    const isComputed = link?.column.formula !== undefined && link.column.table === id
    return tables[0]?.table.id === id || isComputed
  })
}

function yearChoices(draft: Draft, mention: Mention, left: Mention | null, choices: Choices): void {
  const { number } = mention
  if (number === null || number < 1000 || number > 2100 || !Number.isInteger(number)) return
  for (const table of draft.sentence.tables) {
    for (const column of table.columns) {
      const isYear = column.numeric === 'native' && (column.yearly || says(column, YEAR_WORDS))
      const known = choices.get(column)
      if (isYear && known) known.score += 0.3
      else if (column.dated && !choices.has(column)) {
        const cells = column.cells.filter((cell) => String(cell).includes(String(number)))
        if (cells.length > 0 || isDateColumn(column))
          choices.set(column, {
            // "That opened in 2021": a day of that name is as good as a year found in a cell.
            score:
              (isNamedBeside(column, left, null) ? IN_CELL : IN_DATE) +
              contextScore(draft, column, left, null),
            cells,
            exact: false,
          })
      }
    }
  }
}

/** What a year counts that may be one of a date. */
const IN_DATE = 0.35

/** What a value counts that is found whole in a cell. */
const IN_CELL = 0.6

export function consume(
  draft: Draft,
  column: SchemaColumn,
  left: Mention | null,
  right: Mention | null,
): void {
  for (const side of [left, right]) {
    if (side?.columns.some((link) => link.column === column)) {
      draft.used.add(side.index)
      return
    }
  }
}

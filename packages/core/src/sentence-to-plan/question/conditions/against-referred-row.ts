import { yearOf } from '../draft/calendar.ts'
import { conceptColumn, tellsAgeByDay } from '../draft/concept-column.ts'
import { isSaid } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'
import { ABOUT } from './choices.ts'
import { MIRRORED } from './comparator.ts'
import { besideCell, FITS, linkedIn, referredRow } from './referred-row.ts'
import type { Pair, ReferredRow } from './referred-row.ts'
import { membership } from './rows-elsewhere.ts'
import { saidComparison } from './said-comparison.ts'
import type { SaidComparison } from './said-comparison.ts'
import { isTheirs, secondSides } from './second-side.ts'
import type { SecondSide } from './second-side.ts'
import { readWhereTheyWork } from './where-they-work.ts'

/**
 * "Older than their coach", "whose town differs from the town of their firm", "shipped to another city than
 * their customer's": a cell of a row compared with one of the row that it refers to.
 */
export function readBesideReferred(draft: Draft): readonly Predicate[] {
  const where = readWhereTheyWork(draft)
  if (where) return [where]
  const folds = draft.sentence.tokens.map(({ fold }) => fold)
  for (const side of secondSides(draft)) {
    const said = saidComparison(folds, side.start)
    if (!said || !isEnoughSaid(draft, said, side)) continue
    for (const from of ownersOf(draft)) {
      const row = referredRow(draft, from, side.owner)
      const pair = row && pairOf(draft, { from, row, said, side })
      if (!pair) continue
      take(draft, said, side)
      askFor(draft, from, pair.left)
      const predicate = besideCell(row, pair)
      const told =
        from === draft.main ? predicate : membership(draft, [from.id], [predicate], false)
      return told ? [told] : []
    }
  }
  return []
}

/** "What is the name of the club" and "players in the club" compare nothing. */
function isEnoughSaid(draft: Draft, said: SaidComparison, side: SecondSide): boolean {
  if (said.strength === 'says') return true
  if (!side.column) return false
  return said.strength === 'is' ? beforeOf(draft, said) !== null : isTheirs(draft, side)
}

/** Whose rows are compared: those asked for, else others that are spoken of, else people: "who lives in". */
function ownersOf(draft: Draft): readonly SchemaTable[] {
  const { main, sentence } = draft
  const others = sentence.tables.filter((table) => table !== main)
  const said = others.filter((table) => isSaid(draft, table))
  return [main, ...said, ...(asksWho(draft) ? others.filter((table) => !said.includes(table)) : [])]
}

function asksWho({ sentence }: Draft): boolean {
  const [first] = sentence.mentions
  return first?.mark?.kind === 'ask' && first.mark.concept === 'person'
}

/** What is compared is not what is asked for, though it may stand right behind: "plates made in another land than". */
function askFor(draft: Draft, from: SchemaTable, compared: SchemaColumn): void {
  const { select, main } = draft
  if (from !== main && !isSaid(draft, from)) {
    draft.main = from
    select.splice(0)
  }
  const [shown, ...more] = select
  if (shown?.column === compared && shown.measure === null && more.length === 0) select.splice(0)
}

interface Sides {
  readonly from: SchemaTable
  readonly row: ReferredRow
  readonly said: SaidComparison
  readonly side: SecondSide
}

function pairOf(draft: Draft, sides: Sides): Pair | null {
  const found = namedPair(draft, sides) ?? adjectivePair(draft, sides)
  const pair = found && inYears(found)
  if (!pair || kindOf(pair.left) !== kindOf(pair.right)) return null
  const isOrdered = pair.comparison !== '=' && pair.comparison !== '<>'
  return isOrdered && kindOf(pair.left) === 'text' ? null : pair
}

function areAlike(left: SchemaColumn, right: SchemaColumn): boolean {
  const kinds = [kindOf(left), kindOf(right)]
  return kinds[0] === kinds[1] || kinds.toSorted().join() === 'date,year'
}

/** "Born before their school opened", where days are told of birth and only years of schools. */
function inYears(pair: Pair): Pair {
  const [left, right] = [pair.left, pair.right].map((column) =>
    kindOf(column) === 'date' ? yearOf(column) : null,
  )
  if (left && kindOf(pair.right) === 'year') return { ...pair, left }
  return right && kindOf(pair.left) === 'year' ? { ...pair, right } : pair
}

/** Both columns by the words around: either may be named once for both. */
function namedPair(draft: Draft, { from, row, said, side }: Sides): Pair | null {
  const inside = insideOf(draft, said)
  const before = beforeOf(draft, said)
  const named = side.column ?? inside ?? before
  const linked = named && linkedIn(named, row.table)
  const left = [
    inside && before && inBoth(inside, before, from),
    inside && linkedIn(inside, from),
    before && linkedIn(before, from),
    side.column && said.strength !== 'is' ? linkedIn(side.column, from) : null,
    // "Orders that exceed the credit limit": by the one amount they have.
    linked && said.strength === 'says' && !inside ? onlyOne(from, kindOf(linked)) : null,
  ].find((column) => column && (!linked || areAlike(column, linked)))
  const right = linked ?? (left ? calledAlike(left, row.table) : null)
  return left && right ? { left, right, comparison: said.comparison } : null
}

/** "Shipped to another city than their customer's": the `city`, where what is shipped has a `ship_city`. */
function calledAlike({ words }: SchemaColumn, { columns }: SchemaTable): SchemaColumn | null {
  const last = words.at(-1)?.stem
  const alike = columns.filter(
    (column) =>
      column.words.at(-1)?.stem === last &&
      column.words.every(({ stem }) => words.some((word) => word.stem === stem)),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function onlyOne({ columns }: SchemaTable, kind: string): SchemaColumn | null {
  const [one, ...others] = columns.filter(
    (column) => kindOf(column) === kind && (kind !== 'number' || !column.ordinal),
  )
  return one && kind !== 'text' && others.length === 0 ? one : null
}

/** "Older than their coach": the word tells of what. */
function adjectivePair(draft: Draft, { from, row, said, side }: Sides): Pair | null {
  const concept = ABOUT[said.word ?? '']
  if (!concept || side.column || insideOf(draft, said)) return null
  const left = conceptColumn(draft, from, concept)
  const right = conceptColumn(draft, row.table, concept)
  if (!left || !right) return null
  const isByDay = concept === 'age' && tellsAgeByDay(left)
  if (concept === 'age' && isByDay !== tellsAgeByDay(right)) return null
  return { left, right, comparison: isByDay ? MIRRORED[said.comparison] : said.comparison }
}

/** "Town" of "the same town as". */
function insideOf({ sentence }: Draft, { start, end }: SaidComparison): Mention | null {
  const inside = sentence.mentions.filter((one) => one.end > start + 1 && one.end < end)
  return inside.findLast((one) => !one.mark && one.columns.length > 0) ?? null
}

/** "Made in" before "another country than", "age" before "is greater than". */
function beforeOf({ sentence }: Draft, { start }: SaidComparison): Mention | null {
  const { mentions, tokens } = sentence
  const before = mentions.findLast((one) => one.end <= start)
  if (!before || before.mark || before.columns.length === 0) return null
  // "Players older than": whose rows they are, even if a column is called `player_name`.
  if ((before.tables[0]?.score ?? 0) > (before.columns[0]?.score ?? 0)) return null
  const between = tokens.slice(before.end, start)
  return between.every(({ fold }) => BETWEEN.has(fold)) ? before : null
}

const BETWEEN = wordSet(
  'is are was were be that which in to at from the a an has have had not do does did',
)

/** "Shipped to another city", where there are `ship_city` and `bill_city`. */
function inBoth(inside: Mention, before: Mention, from: SchemaTable): SchemaColumn | null {
  const columns = before.columns.map(({ column }) => column)
  const shared = inside.columns.filter(
    ({ column, score }) => column.table === from.id && score >= FITS && columns.includes(column),
  )
  return shared[0]?.column ?? null
}

function kindOf({ numeric, dated, yearly, key }: SchemaColumn): string {
  if (key) return 'key'
  if (dated || yearly) return yearly ? 'year' : 'date'
  return numeric === null ? 'text' : 'number'
}

function take(draft: Draft, said: SaidComparison, side: SecondSide): void {
  const before = beforeOf(draft, said)
  const start = before?.start ?? said.start
  for (const one of draft.sentence.mentions)
    if (one.start >= start && one.end <= side.end) draft.used.add(one.index)
  for (let at = start; at < side.end; at += 1) draft.readTokens.add(at)
}

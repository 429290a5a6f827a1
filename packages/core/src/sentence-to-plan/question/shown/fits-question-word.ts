import { columnFor } from '../draft/column-for.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import { hasConcept } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { fitsAsker } from './shown-measure.ts'
import type { Scan } from './scan.ts'

/** "Who won": a verb that happens to name a column of numbers or things is not who. */
export function allowed(draft: Draft, one: Mention, scan: Scan): boolean {
  if (scan.asks !== 'person' && scan.asks !== 'place' && scan.asks !== 'date') return true
  const column = columnOf(draft, one, (candidate) => fitsAsker(candidate, scan.asks))
  const direct = draft.sentence.mentions[one.index - 1]?.end === one.start
  // "The first to score": what somebody did.
  if (gap(draft, one.start - 1, one.start)[0] === 'to') return false
  if (direct && column && fitsAsker(column, scan.asks) < 0) return false
  // "Superseded by", "Directed by": such a column says who.
  if (column && (scan.asks === 'person' ? SAYS_WHO : /\bby\b/i).test(column.name)) return true
  const named = one.columns[0]?.score ?? 0
  // "Who played in Toronto" where a column tells the years there: a name said in part, and no person.
  const isPart = scan.asks === 'person' && !direct && named < PARTLY
  if (isPart && column && !hasConcept(column, 'person')) return holdsPeople(draft, column)
  if (scan.asks === 'person' && direct && column && !hasConcept(column, 'person'))
    return holdsPeople(draft, column)
  // "Where was the tournament held": a place, where the table has any.
  if (scan.asks === 'place' && column && !hasConcept(column, 'place'))
    return columnFor(draft, draft.main, 'place') === null
  if (!column || fitsAsker(column, scan.asks) >= 0) return true
  const said = gap(draft, one.start - 1, one.start)[0] === 'the'
  // "Who is the season result where …": people also ask so for what is no person.
  const isWhole = named > WHOLE && OF_WHICH.has(gap(draft, one.end, one.end + 1)[0] ?? '')
  return said && (isWhole || !columnFor(draft, draft.main, scan.asks))
}

/** "Who finished third": the column holds what those of winners and runners-up hold, or there are none. */
function holdsPeople({ main }: Draft, column: SchemaColumn): boolean {
  const people = main.columns.filter((other) => hasConcept(other, 'person'))
  return people.length === 0 || people.some((other) => shareCells(column, other))
}

/** "Superseded by", "Constructor": somebody did it, were it a company. */
const SAYS_WHO = /\bby\b|[^aeiou](?:er|or)s?$/i
/** A name of which not all words were said, or others of like meaning. */
export const PARTLY = 0.8
export const WHOLE = 0.95
const OF_WHICH = wordSet('when where if for with')

/** Two columns that name the same people or things, in different parts. */
export function shareCells(a: SchemaColumn, b: SchemaColumn): boolean {
  if (a.type !== 'text' || a.numeric !== null) return false
  return a.cells.filter((cell) => b.cells.includes(cell)).length >= 2
}

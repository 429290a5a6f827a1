import { isDateColumn } from '../link/link-dates.ts'
import { remoteness } from '../../../tables/which-date.ts'
import { hasConcept, says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { WHERE_WORDS } from '../../../words/column-words.ts'
import { CONCEPTS } from '../../../words/concepts.ts'
import type { Concept } from '../../../words/concepts.ts'
import { family } from '../../../words/stem.ts'
import type { Draft } from './draft.ts'

/** The column of a table that best holds such a thing: a date, a place, a person. */
export function columnFor(draft: Draft, table: SchemaTable, concept: Concept): SchemaColumn | null {
  const fitting = [...table.columns, ...(concept === 'length' ? table.spans : [])].filter(
    (column) => hasConcept(column, concept),
  )
  const rank = (column: SchemaColumn) =>
    (column.key ? -1 : 0) +
    spoken(draft, column, concept) +
    (draft.where.some((one) => one.column === column) ? -2 : 0) +
    (draft.select.some((one) => one.column === column) ? -1 : 0) +
    (column.words.length === 1 ? 0.5 : 0) +
    (concept === 'place' && says(column, WHERE_WORDS) ? 0.3 : 0) +
    (WANTS_NUMBER.has(concept) && column.numeric === null ? -1.5 : 0) +
    ((concept === 'date' || concept === 'year') && !column.dated && !column.yearly ? UNDATED : 0) -
    column.place * 0.01 -
    (isDateColumn(column) ? 0.1 * remoteness(column, table.name) : 0)
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

/** "When did it close": of two dates, the one whose name shares a word with the question. */
function spoken(draft: Draft, column: SchemaColumn, concept: Concept): number {
  const told = column.words.filter(({ stem }) => !CONCEPTS[concept].has(stem))
  const said = told.filter(({ stem }) =>
    draft.sentence.tokens.some(
      (token) =>
        token.stem === stem || (token.stem.length > 3 && family(token.stem) === family(stem)),
    ),
  )
  return told.length === 0 ? 0.2 : said.length > 0 ? 0.7 + (0.3 * said.length) / told.length : 0
}

/** "No. in season" and "Days" speak of time and tell none. */
const UNDATED = -0.8

const WANTS_NUMBER: ReadonlySet<Concept> = new Set([
  'age',
  'height',
  'weight',
  'depth',
  'width',
  'price',
  'size',
  'speed',
  'distance',
])

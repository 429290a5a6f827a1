import type { Draft, WhereDraft } from '../draft/draft.ts'
import { isDateColumn } from '../link/link-dates.ts'
import { dateBelonging } from '../tables/date-belonging.ts'
import { refOf } from '../../../tables/schema.ts'
import { reachFrom } from '../../../tables/relate/reach-from.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { likeliestDates } from '../../../tables/which-date.ts'

/** A moment was said, but of which day it is the moment was not. */
export function isUnsaidDate({ sentence }: Draft, { column, predicate }: WhereDraft): boolean {
  const isMoment = predicate.kind === 'during' || predicate.kind === 'compare'
  const isSaid = sentence.mentions.some(
    ({ mark, columns: [best] }) => !mark && best?.column === column,
  )
  return isMoment && isDateColumn(column) && !isSaid
}

/** The day on which something happened to the rows of a table. */
export function dateOf({ sentence, references }: Draft, rows: SchemaTable): SchemaColumn | null {
  const told = sentence.tokens.map(({ fold }) => fold)
  const [own] = likeliestDates(rows.columns.filter(isDateColumn), { rows: rows.name, told })
  const written = rows.columns.find(({ dated }) => dated)
  return own ?? written ?? dateBelonging(sentence.tables, reachFrom(rows.id, references))
}

/** The same moment of another day. */
export function movedTo(date: SchemaColumn, one: WhereDraft): WhereDraft {
  const { predicate } = one
  if (predicate.kind !== 'during' && predicate.kind !== 'compare') return one
  return { ...one, column: date, predicate: { ...predicate, column: refOf(date) } }
}

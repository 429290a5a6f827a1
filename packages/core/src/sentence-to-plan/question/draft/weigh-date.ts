import { tableOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { isDateColumn } from '../link/link-dates.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { tellsOrigin } from '../../../tables/tells-when.ts'
import { isSpokenOf, remoteness } from '../../../tables/which-date.ts'
import { fansOut } from './fans-out.ts'

/** What speaks for one of several dates, by the rule of `which-date.ts`, where a time was said. */
export function weighDate(draft: Draft, date: SchemaColumn): number {
  const rows = tableOf(draft, date.table).name
  const said = isSpokenOf(date, toldIn(draft), rows) ? SPOKEN_OF : 0
  return said - STEP * remoteness(date, rows) - (isOrigin(draft, date) && said === 0 ? ORIGIN : 0)
}

/** More than what a table that nobody spoke of counts less than the main one. */
const SPOKEN_OF = 0.5
/** Of what came of a thing later it is still offered, of what was planned for it no more. */
const STEP = 0.035
const ORIGIN = 0.3

/** The words of a sentence, and of what its cells tell: with an `exit_reason` that was said goes the `exit_date`. */
function toldIn({ sentence, where }: Draft): readonly string[] {
  const { tokens, mentions } = sentence
  // "By shipping city" speaks of a city.
  const others = mentions.filter(
    ({ start, end, columns: [best] }) => end - start > 1 && best && !best.column.dated,
  )
  const isOther = (at: number) => others.some(({ start, end }) => at >= start && at < end)
  return [
    ...tokens.filter((_, at) => !isOther(at)).map(({ fold }) => fold),
    ...where.flatMap(({ column }) => (column.dated ? [] : column.words.map(({ stem }) => stem))),
  ]
}

/** "Members with a visit in 2024": on the day of the visit, and not when the member joined. */
function isOrigin(draft: Draft, date: SchemaColumn): boolean {
  if (date.table !== draft.main.id || !tellsOrigin(date)) return false
  return draft.sentence.mentions.some(({ tables: [best] }) => {
    const other = best?.table
    return (
      other !== undefined &&
      other !== draft.main &&
      other.columns.some(isDateColumn) &&
      fansOut(draft, other.id)
    )
  })
}

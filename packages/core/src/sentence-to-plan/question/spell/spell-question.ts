import { spellCenturies, spellDecades, spellRanges, spellYears } from '../conditions/date-range.ts'
import { isDateColumn } from '../link/link-dates.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { spellDistance } from './spell-distance.ts'
import { spellEmpty } from './spell-empty.ts'
import { spellFullName } from './spell-full-name.ts'
import { spellKindNames } from './spell-kind-names.ts'
import { spellLimits } from './spell-limits.ts'
import { spellMillions } from './spell-millions.ts'
import { spellNever } from './spell-never.ts'
import { spellNumber } from './spell-number.ts'
import { spellOpponents } from './spell-opponents.ts'
import { spellPairs } from './spell-pairs.ts'
import { spellTypos } from './spell-typos.ts'
import { spellUndone } from './spell-undone.ts'
import { spellWording } from './spell-wording.ts'

/** A question in the words that are linked: without typing errors, and with one way to say a thing for many. */
export function spellQuestion(
  sentence: string,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): string {
  const done = spellNever(
    spellUndone(spellTypos(spellDistance(sentence, tables), tables), tables),
    tables,
    references,
  )
  const typed = spellKindNames(spellFullName(spellEmpty(done, tables), tables), tables)
  const phrased = spellOpponents(spellLimits(spellWording(typed)), tables)
  const worded = spellYears(spellCenturies(spellDecades(phrased)))
  const paired = spellPairs(spellMillions(spellNumber(worded, tables), tables), tables)
  const hasDates = tables.some(({ columns }) => columns.some(isDateColumn))
  return hasDates ? spellRanges(paired) : paired
}

import type { FunctionName } from '../../relation/functions.ts'
import { CALENDAR_SPELLINGS } from './functions/calendar.ts'
import { CHOICE_SPELLINGS } from './functions/choice.ts'
import { CONVERT_SPELLINGS } from './functions/convert.ts'
import { MATHEMATICS_SPELLINGS } from './functions/mathematics.ts'
import { MOMENT_SPELLINGS } from './functions/moment.ts'
import { MOMENT_SUM_SPELLINGS } from './functions/moment-sums.ts'
import { NUMBER_SPELLINGS } from './functions/number.ts'
import { PATTERN_SPELLINGS } from './functions/pattern.ts'
import { TEXT_SPELLINGS } from './functions/text.ts'
import { TEXT_PART_SPELLINGS } from './functions/text-parts.ts'
import type { DplyrSpelling } from './spelling.ts'

/** How R writes each function; a new function without a spelling here does not compile. */
export const DPLYR_FUNCTIONS: Readonly<Record<FunctionName, DplyrSpelling>> = {
  ...NUMBER_SPELLINGS,
  ...TEXT_SPELLINGS,
  ...MOMENT_SPELLINGS,
  ...CHOICE_SPELLINGS,
  ...MATHEMATICS_SPELLINGS,
  ...TEXT_PART_SPELLINGS,
  ...CALENDAR_SPELLINGS,
  ...MOMENT_SUM_SPELLINGS,
  ...PATTERN_SPELLINGS,
  ...CONVERT_SPELLINGS,
}

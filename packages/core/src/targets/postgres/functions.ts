import type { FunctionName } from '../../relation/functions.ts'
import { CALENDAR_SPELLINGS } from './functions/calendar.ts'
import { CHOICE_SPELLINGS } from './functions/choice.ts'
import { CONVERT_SPELLINGS } from './functions/convert.ts'
import { MATHEMATICS_SPELLINGS } from './functions/mathematics.ts'
import { MOMENT_SUM_SPELLINGS } from './functions/moment-sums.ts'
import { MOMENT_SPELLINGS } from './functions/moment.ts'
import { NUMBER_SPELLINGS } from './functions/number.ts'
import { PATTERN_SPELLINGS } from './functions/pattern.ts'
import { TEXT_PART_SPELLINGS } from './functions/text-parts.ts'
import { TEXT_SPELLINGS } from './functions/text.ts'
import type { PostgresSpelling } from './spelling.ts'

/** How PostgreSQL writes each function; total, so that the compiler lists what is missing. */
export const POSTGRES_FUNCTIONS: Readonly<Record<FunctionName, PostgresSpelling>> = {
  ...NUMBER_SPELLINGS,
  ...MATHEMATICS_SPELLINGS,
  ...TEXT_SPELLINGS,
  ...TEXT_PART_SPELLINGS,
  ...PATTERN_SPELLINGS,
  ...MOMENT_SPELLINGS,
  ...CALENDAR_SPELLINGS,
  ...MOMENT_SUM_SPELLINGS,
  ...CHOICE_SPELLINGS,
  ...CONVERT_SPELLINGS,
}

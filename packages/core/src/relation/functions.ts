import { CALENDAR_FUNCTIONS } from './functions/calendar.ts'
import { CHOICE_FUNCTIONS } from './functions/choice.ts'
import { CONVERT_FUNCTIONS } from './functions/convert.ts'
import type { FunctionEntry } from './functions/function-entry.ts'
import { MATHEMATICS_FUNCTIONS } from './functions/mathematics.ts'
import { MOMENT_FUNCTIONS } from './functions/moment.ts'
import { MOMENT_SUM_FUNCTIONS } from './functions/moment-sums.ts'
import { NUMBER_FUNCTIONS } from './functions/number.ts'
import { PATTERN_FUNCTIONS } from './functions/pattern.ts'
import { TEXT_FUNCTIONS } from './functions/text.ts'
import { TEXT_PART_FUNCTIONS } from './functions/text-parts.ts'

/** As the documentation has them. */
const GROUPS = [
  { title: 'Numbers', functions: [...NUMBER_FUNCTIONS, ...MATHEMATICS_FUNCTIONS] },
  { title: 'Text', functions: [...TEXT_FUNCTIONS, ...TEXT_PART_FUNCTIONS] },
  { title: 'Regular expressions', functions: PATTERN_FUNCTIONS },
  {
    title: 'Dates and times',
    functions: [...MOMENT_FUNCTIONS, ...CALENDAR_FUNCTIONS, ...MOMENT_SUM_FUNCTIONS],
  },
  { title: 'Choices and conversions', functions: [...CHOICE_FUNCTIONS, ...CONVERT_FUNCTIONS] },
] as const

/** A table over these is total: the compiler lists the functions it misses. */
export type FunctionName = (typeof GROUPS)[number]['functions'][number]['name']
export type NamedFunction = FunctionEntry<FunctionName>

export const FUNCTION_GROUPS: readonly {
  readonly title: string
  readonly functions: readonly NamedFunction[]
}[] = GROUPS

/** The allow-list: every function an expression may call. Nothing else reaches a target. */
export const FUNCTIONS: readonly NamedFunction[] = FUNCTION_GROUPS.flatMap(
  ({ functions }) => functions,
)

export const FUNCTION_NAMES: readonly FunctionName[] = FUNCTIONS.map((entry) => entry.name)

const BY_NAME: ReadonlyMap<string, NamedFunction> = new Map(
  FUNCTIONS.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])].map((name) => [name, entry])),
)

/** The function of that name or alias, in any letter case. */
export function findFunction(name: string): NamedFunction | undefined {
  return BY_NAME.get(name.toLowerCase())
}

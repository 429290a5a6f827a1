import { CHOICE_FUNCTIONS } from './functions/choice.ts'
import type { FunctionEntry } from './functions/function-entry.ts'
import { MOMENT_FUNCTIONS } from './functions/moment.ts'
import { NUMBER_FUNCTIONS } from './functions/number.ts'
import { TEXT_FUNCTIONS } from './functions/text.ts'

/** The allow-list: every function an expression may call. Nothing else reaches a target. */
export const FUNCTIONS: readonly FunctionEntry[] = [
  ...NUMBER_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  ...MOMENT_FUNCTIONS,
  ...CHOICE_FUNCTIONS,
]

export const FUNCTION_NAMES: readonly string[] = FUNCTIONS.map((entry) => entry.name)

const BY_NAME: ReadonlyMap<string, FunctionEntry> = new Map(
  FUNCTIONS.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])].map((name) => [name, entry])),
)

/** The function of that name or alias, in any letter case. */
export function findFunction(name: string): FunctionEntry | undefined {
  return BY_NAME.get(name.toLowerCase())
}

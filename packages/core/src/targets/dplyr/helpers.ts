import type { Code } from '../code.ts'
import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { FUNCTION_HELPERS } from './function-helpers.ts'
import { MOMENT_HELPERS } from './moment-helpers.ts'
import { OUTLET_HELPERS } from './outlet-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

/**
 * What dplyr and its like lack to keep the meaning of docs/semantics.md: packages and small functions, of
 * which a file gets only those its program uses. The text is fixed; nothing of a user is in it.
 */
export interface Helper {
  readonly needs?: readonly HelperName[]
  /** Without one, the name is that of a package to be attached. */
  readonly definition?: string
}

const PACKAGES = { bit64: {}, lubridate: {}, readr: {}, stringr: {}, tidyr: {} } as const

export const HELPERS = {
  ...PACKAGES,
  ...MOMENT_HELPERS,
  ...EXPRESSION_HELPERS,
  ...FUNCTION_HELPERS,
  ...TABLE_HELPERS,
  ...OUTLET_HELPERS,
} as const

export type HelperName = keyof typeof HELPERS
/** Names a helper function, or a package, and has it put into the file. */
export type Use = (helper: HelperName) => Code

// Every name under `needs` is a helper; checked here, as the table cannot name its own keys.
const CHECKED: Readonly<Record<HelperName, Helper>> = HELPERS

/** The helpers and all they need, in the order of the table. */
export function helpersFor(names: Iterable<HelperName>): readonly [HelperName, Helper][] {
  const wanted = new Set<HelperName>()
  const todo = [...names]
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (wanted.has(name)) continue
    wanted.add(name)
    todo.push(...(CHECKED[name].needs ?? []))
  }
  // The keys of HELPERS are the helper names by definition.
  const order = Object.keys(HELPERS) as HelperName[]
  return order.filter((name) => wanted.has(name)).map((name) => [name, CHECKED[name]])
}

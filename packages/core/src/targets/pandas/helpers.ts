import { EXPRESSION_HELPERS } from './expression-helpers.ts'
import { FUNCTION_HELPERS } from './function-helpers.ts'
import { OUTLET_HELPERS } from './outlet-helpers.ts'
import { TABLE_HELPERS } from './table-helpers.ts'

/**
 * What pandas lacks to keep the meaning of docs/semantics.md: imports and small functions, of which a
 * file gets only those its program uses. The text is fixed; nothing of a user is in it.
 */
export interface Helper {
  readonly import?: string
  readonly needs?: readonly HelperName[]
  readonly definition?: string
}

const IMPORTS = {
  gzip: { import: 'import gzip' },
  json: { import: 'import json' },
  hashlib: { import: 'import hashlib' },
  re: { import: 'import re' },
  datetime: { import: 'from datetime import datetime' },
  np: { import: 'import numpy as np' },
} as const

export const HELPERS = {
  ...IMPORTS,
  ...EXPRESSION_HELPERS,
  ...FUNCTION_HELPERS,
  ...TABLE_HELPERS,
  ...OUTLET_HELPERS,
} as const

export type HelperName = keyof typeof HELPERS

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

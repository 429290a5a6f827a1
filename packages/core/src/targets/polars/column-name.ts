import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'

/** `pl.col("price")`; Polars takes `*` and `^…$` for patterns, which such a name must not become. */
export function polarsColumn(name: string): Code {
  return code`pl.col(${columnName(name)})`
}

/** The name where Polars looks for a column: `.sort("price")`. */
export function columnName(name: string): Code {
  return text(isPattern(name) ? `^${name.replaceAll(/[\\^$.*+?()[\]{}|#&~-]/g, '\\$&')}$` : name)
}

/** Whether Polars would take the name for a pattern. */
export function isPattern(name: string): boolean {
  return name === '*' || (name.startsWith('^') && name.endsWith('$'))
}

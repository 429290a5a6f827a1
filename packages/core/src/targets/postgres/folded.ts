import { code } from '../code.ts'
import type { Code } from '../code.ts'

/**
 * `upper` or `lower` as Unicode says, also in a database that was made for ASCII; what comes out is
 * ordered by code point again.
 */
export function folded(name: Code, value: Code): Code {
  return code`(${name}((${value}) COLLATE "und-x-icu") COLLATE "C")`
}

import { bracketed, code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'

/** `name(args)`, broken one argument a line where it is too long, as styler leaves it. */
export function rCall(name: Code, ...args: readonly Code[]): Code {
  return bracketed(code`${name}(`, args, code`)`, NOTHING)
}

/** A vector, or the one item alone. */
export function rVector(items: readonly Code[]): Code {
  const [only] = items
  return items.length === 1 && only ? only : rCall(code`c`, ...items)
}

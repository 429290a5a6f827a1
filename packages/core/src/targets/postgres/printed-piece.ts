import { BINDING } from '../../relation/precedence.ts'
import type { Code } from '../code.ts'

/** A piece of an expression, and how tightly it binds. */
export interface Printed {
  readonly code: Code
  readonly binding: number
}

export function atom(code: Code): Printed {
  return { code, binding: BINDING.atom }
}

export function predicate(code: Code): Printed {
  return { code, binding: BINDING.comparison }
}

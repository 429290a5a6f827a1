import type { Expression } from '../../relation/expression.ts'
import { BINDING } from '../../relation/precedence.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'

/** A piece of an expression, and how tightly it binds. */
export interface Printed {
  readonly code: Code
  readonly binding: number
}

export function atom(printed: Code): Printed {
  return { code: printed, binding: BINDING.atom }
}

export function predicate(printed: Code): Printed {
  return { code: printed, binding: BINDING.comparison }
}

export function not(node: { readonly negated: boolean }): Code {
  return node.negated ? code`NOT ` : NOTHING
}

export function isNonZero(node: Expression): boolean {
  return node.kind === 'literal' && Number(node.value) !== 0
}

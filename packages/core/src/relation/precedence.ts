import type { BinaryOperator } from './expression.ts'

/** How tightly each form binds; parser and printers read the same figures. */
export const BINDING = {
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  concatenation: 5,
  sum: 6,
  product: 7,
  sign: 8,
  atom: 9,
} as const

const BINARY_BINDING: Readonly<Record<BinaryOperator, number>> = {
  or: BINDING.or,
  and: BINDING.and,
  '=': BINDING.comparison,
  '<>': BINDING.comparison,
  '<': BINDING.comparison,
  '<=': BINDING.comparison,
  '>': BINDING.comparison,
  '>=': BINDING.comparison,
  '||': BINDING.concatenation,
  '+': BINDING.sum,
  '-': BINDING.sum,
  '*': BINDING.product,
  '/': BINDING.product,
  '%': BINDING.product,
}

export function bindingOf(operator: BinaryOperator): number {
  return BINARY_BINDING[operator]
}

export function isComparison(operator: BinaryOperator): boolean {
  return BINARY_BINDING[operator] === BINDING.comparison
}

import type { Binary, Expression } from '../relation/expression.ts'
import { parseNumber } from '../relation/numbers.ts'

/**
 * Sums and products of written-out numbers, in exact decimals as SQL reckons them: `0.06 + 0.01` is
 * 0.07, which no two binary numbers add up to.
 */
export function foldNumbers(node: Binary): Expression {
  const left = decimal(node.left)
  const right = decimal(node.right)
  if (!left || !right || !'+-*'.includes(node.operator)) return node
  const result = node.operator === '*' ? product(left, right) : sum(left, right, node.operator)
  const isWhole = left.scale === 0 && right.scale === 0
  const value = parseNumber(digits(result, isWhole ? 0 : Math.max(result.scale, 1)))
  // Beyond 64 bits the run should stop, as for any integers.
  if (!value || (isWhole && value.type !== 'integer')) return node
  return { kind: 'literal', ...value, at: node.at }
}

interface Decimal {
  readonly value: bigint
  readonly scale: number
}

function decimal(node: Expression): Decimal | null {
  if (node.kind !== 'literal' || (node.type !== 'integer' && node.type !== 'number')) return null
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(node.value)
  if (!match) return null
  const [, sign = '', whole = '', fraction = ''] = match
  return { value: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

function product(left: Decimal, right: Decimal): Decimal {
  return { value: left.value * right.value, scale: left.scale + right.scale }
}

function sum(left: Decimal, right: Decimal, operator: string): Decimal {
  const scale = Math.max(left.scale, right.scale)
  const one = left.value * 10n ** BigInt(scale - left.scale)
  const other = right.value * 10n ** BigInt(scale - right.scale)
  return { value: operator === '+' ? one + other : one - other, scale }
}

function digits({ value, scale }: Decimal, shown: number): string {
  const sign = value < 0n ? '-' : ''
  const text = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).padEnd(shown, '0')
  return shown === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

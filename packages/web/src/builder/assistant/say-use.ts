import type { ModelUse } from '@plainflow/contract'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'

type Tokens = NonNullable<ModelUse['tokens']>

/** "gpt-x, 1,204 + 310 tokens, 2.1 s". */
export function sayUse({ name, tokens, milliseconds, repairs }: ModelUse): string {
  return [
    name,
    ...(tokens ? [sayTokens(tokens)] : []),
    saySeconds(milliseconds),
    ...(repairs > 0 ? [countOf(repairs, 'correction')] : []),
  ].join(', ')
}

export function sayTokens({ input, output }: Tokens): string {
  return `${formatNumber(input)} + ${formatNumber(output)} tokens`
}

export function saySeconds(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${formatNumber(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(1)} s`
}

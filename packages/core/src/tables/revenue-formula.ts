import { isMeasure } from './is-measure.ts'
import type { Column } from '../relation/column.ts'
import { printExpression } from '../relation/print-expression.ts'
import { foldName } from '../words/fold.ts'

/** What business people say for it. */
export const REVENUE_WORDS = [
  'revenue',
  'sales',
  'turnover',
  'takings',
  'spending',
  'spend',
] as const

/** What a column of revenue is called, the plainest first. */
const AMOUNTS = ['revenue', 'sales', 'turnover', 'amount', 'total', 'paid', 'value']
const PRICES = ['price', 'cost', 'rate']
const PIECES = ['quantity', 'qty', 'pieces', 'units', 'unit']

/** The column that holds revenue, or the two it is made of; where two fit, neither is surely meant. */
export function revenueParts(
  columns: readonly Column[],
): { readonly amount: Column } | { readonly price: Column; readonly pieces: Column } | null {
  const numbers = columns.filter(isMeasure)
  const amount = only(
    numbers.filter((column) => !isPrice(column)),
    AMOUNTS,
  )
  if (amount) return { amount }
  const price = only(numbers, PRICES)
  const pieces = only(numbers, PIECES)
  return price && pieces && price !== pieces ? { price, pieces } : null
}

/** What one piece costs on sale is no revenue; a "total price" is. */
function isPrice({ name }: Column): boolean {
  return /price/i.test(name) && !/total/i.test(name)
}

export function revenueFormula(columns: readonly Column[]): string | null {
  const parts = revenueParts(columns)
  if (!parts) return null
  return 'amount' in parts
    ? quoted(parts.amount)
    : `${quoted(parts.price)} * ${quoted(parts.pieces)}`
}

/** The one column with such a word in its name; of two, neither is surely meant. */
function only(columns: readonly Column[], words: readonly string[]): Column | null {
  for (const word of words) {
    const named = columns.filter(({ name }) => foldName(name).includes(foldName(word)))
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  }
  return null
}

function quoted({ name }: Column): string {
  return printExpression({ kind: 'column', name, at: { start: 0, end: 0 } })
}

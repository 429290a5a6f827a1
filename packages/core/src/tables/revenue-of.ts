import { REVENUE_WORDS, revenueFormula, revenueParts } from './revenue-formula.ts'
import type { CatalogueDataset } from './catalogue.ts'
import type { SchemaColumn } from './schema.ts'
import { stem } from '../words/stem.ts'

/** Questions also say what customers did. */
const REVENUE = new Set([...REVENUE_WORDS, 'spent'].map((word) => stem(word)))

export function saysRevenue(said: readonly string[]): boolean {
  return said.length === 1 && REVENUE.has(said[0] ?? '')
}

/** The column of a table that holds its revenue, or one that is computed where a question asks for it. */
export function revenueOf(
  { id, columns }: CatalogueDataset,
  known: readonly SchemaColumn[],
): SchemaColumn | null {
  const parts = revenueParts(columns)
  if (!parts) return null
  if ('amount' in parts) return known.find(({ name }) => name === parts.amount.name) ?? null
  const formula = revenueFormula(columns)
  if (formula === null || columns.some(({ name }) => name === 'revenue')) return null
  return {
    table: id,
    name: 'revenue',
    type: 'number',
    words: [{ stem: stem('revenue'), weight: 1 }],
    place: columns.length,
    cells: [],
    numeric: 'native',
    dated: false,
    yearly: false,
    unique: false,
    key: false,
    ordinal: false,
    formula,
  }
}

export const CURRENCY = 'usd'

/** Amounts are whole cents everywhere but in the catalogue, which says dollars. */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}

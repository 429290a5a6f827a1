const NUMBERS = new Intl.NumberFormat('en-US')

/**
 * "12,401": as in the cells of tables and in every sentence, whatever language the browser speaks. Two
 * ways on one page would make 12.401 rows of the one be read as twelve of the other.
 */
export function formatNumber(value: number): string {
  return NUMBERS.format(value)
}

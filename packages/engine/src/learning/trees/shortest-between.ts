/**
 * The shortest decimal that the middle rounds to and that is at least `low` and below `high`: what a split is printed with should be
 * as short as the two neighbours allow, and the same double in every language.
 */
export function shortestBetween(low: number, high: number): number {
  const middle = low + (high - low) / 2
  for (let digits = 1; digits <= 17; digits += 1) {
    const candidate = Number(middle.toPrecision(digits))
    if (candidate >= low && candidate < high) return candidate
  }
  return low
}

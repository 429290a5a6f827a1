/**
 * The name a person most likely meant, or null when none is near: the same letters in another case
 * first, then the fewest slips of the finger. `nearestName('uper', ['upper', 'lower'])` is `upper`.
 */
export function nearestName(name: string, names: readonly string[]): string | null {
  const wanted = fold(name)
  const sameLetters = names.find((candidate) => fold(candidate) === wanted)
  if (sameLetters !== undefined) return sameLetters
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  let best: { name: string; distance: number } | null = null
  for (const candidate of names) {
    const other = fold(candidate)
    // Hostile names may be long; a difference in length alone already exceeds the bound.
    if (Math.abs(other.length - wanted.length) > allowed || wanted.length > 200) continue
    const distance = slips(wanted, other)
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) {
      best = { name: candidate, distance }
    }
  }
  return best?.name ?? null
}

/** Spaces, dashes and underscores are the same to a person looking for a name. */
function fold(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '_')
}

/** Damerau-Levenshtein distance (optimal string alignment): insert, delete, replace, swap neighbours. */
function slips(left: string, right: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        cell(previous, column) + 1,
        cell(current, column - 1) + 1,
        cell(previous, column - 1) + (same ? 0 : 1),
      )
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (row > 1 && column > 1 && swapped) {
        cost = Math.min(cost, cell(beforePrevious, column - 2) + 1)
      }
      current.push(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return cell(previous, right.length)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

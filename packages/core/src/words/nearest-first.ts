/** Names by how many pairs of letters they share with one that is not among them. */
export function nearestFirst(name: string, names: readonly string[]): readonly string[] {
  const wanted = pairs(name)
  const share = (candidate: string) => {
    const found = pairs(candidate)
    const common = [...found].filter((pair) => wanted.has(pair)).length
    return (2 * common) / Math.max(1, wanted.size + found.size)
  }
  return names
    .map((candidate) => ({ candidate, score: share(candidate) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
}

function pairs(text: string): ReadonlySet<string> {
  const folded = text.slice(0, 200).toLowerCase()
  return new Set(
    Array.from({ length: Math.max(0, folded.length - 1) }, (_, at) => folded.slice(at, at + 2)),
  )
}

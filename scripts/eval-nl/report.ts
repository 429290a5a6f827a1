export interface Scored {
  readonly source: string
  readonly difficulty: string
  readonly right: boolean
  readonly planned: number
  /** Why it is not right, in a word; null where it is. */
  readonly cause: string | null
}

/** Accuracy by source and difficulty, latency, and what went wrong how often. */
export function report(scored: readonly Scored[]): string {
  const lines = ['source      difficulty   asked  right  accuracy']
  const sources = [...new Set(scored.map(({ source }) => source))].toSorted()
  for (const source of [...sources, 'all']) {
    const own = scored.filter((one) => source === 'all' || one.source === source)
    const difficulties = [...new Set(own.map(({ difficulty }) => difficulty))].toSorted()
    for (const difficulty of [...difficulties, 'all']) {
      const cell = own.filter((one) => difficulty === 'all' || one.difficulty === difficulty)
      const right = cell.filter((one) => one.right).length
      const share = `${((100 * right) / cell.length).toFixed(1)} %`
      lines.push(
        `${source.padEnd(11)} ${difficulty.padEnd(11)} ${String(cell.length).padStart(6)} ${String(right).padStart(6)} ${share.padStart(9)}`,
      )
    }
  }
  lines.push('', `planning: ${latency(scored)}`, '', 'not right, by cause:')
  const causes = new Map<string, number>()
  for (const { cause } of scored) if (cause) causes.set(cause, (causes.get(cause) ?? 0) + 1)
  for (const [cause, count] of [...causes].toSorted(([, a], [, b]) => b - a)) {
    lines.push(`${String(count).padStart(6)}  ${cause}`)
  }
  return lines.join('\n')
}

function latency(scored: readonly Scored[]): string {
  const times = scored.map(({ planned }) => planned).toSorted((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`
}

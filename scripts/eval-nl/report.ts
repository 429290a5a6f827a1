import type { Metered } from './metered-model.ts'

export interface Scored {
  readonly source: string
  readonly difficulty: string
  readonly right: boolean
  readonly planned: number
  /** Why it is not right, in a word; null where it is. */
  readonly cause: string | null
  /** What asking the model cost; null where none was asked. */
  readonly metered: Metered | null
}

/** Accuracy by source and difficulty, latency, what went wrong how often, what the model took. */
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
  const planning = percentiles(scored.map(({ planned }) => planned))
  lines.push('', `planning: ${planning}`, '', 'not right, by cause:')
  lines.push(...counted(scored.flatMap(({ cause }) => cause ?? [])))
  return [...lines, ...modelLines(scored)].join('\n')
}

/** What was asked of the model, and what became of it. */
function modelLines(scored: readonly Scored[]): readonly string[] {
  const asked = scored.flatMap(({ metered }) => metered ?? [])
  if (asked.length === 0) return []
  const sum = (of: (one: Metered) => number) => asked.reduce((total, one) => total + of(one), 0)
  const each = (total: number) => (total / asked.length).toFixed(0)
  const [input, output] = [sum((one) => one.inputTokens), sum((one) => one.outputTokens)]
  const mended = asked.filter(({ calls }) => calls > 1)
  const useful = mended.filter(({ why }) => why === null)
  const refused = asked.flatMap(({ why }) => why ?? [])
  return [
    '',
    `model: asked ${sum(({ calls }) => calls)} times for ${asked.length} questions`,
    `tokens: ${input} read and ${output} written, ${each(input)} and ${each(output)} a question`,
    `repairs: ${mended.length} answers were handed back, ${useful.length} of use then`,
    ...counted(asked.flatMap(({ handedBack }) => handedBack)).slice(0, MOST_LISTED),
    `answers of the model: ${percentiles(asked.map(({ took }) => took))}`,
    `of no use: ${refused.length}`,
    ...counted(refused),
  ]
}

const MOST_LISTED = 15

function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([word, count]) => `${String(count).padStart(6)}  ${word}`)
}

function percentiles(given: readonly number[]): string {
  const times = given.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`
}

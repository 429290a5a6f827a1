import type { Check } from './program.ts'

export interface Judgement {
  /** Why the run may not go on; empty where it may. */
  readonly stops: readonly string[]
  readonly warnings: readonly string[]
}

/** What the counts of a check mean: `judgeCounts(check, () => 3)` may warn `Rows that break "id is unique": 3`. */
export function judgeCounts({ bounds }: Check, countOf: (column: string) => number): Judgement {
  const broken = bounds.flatMap(({ column, least = 0, most = Infinity, severity, counted }) => {
    const count = countOf(column)
    return count >= least && count <= most ? [] : [{ severity, said: `${counted}: ${count}` }]
  })
  const of = (severity: string) =>
    broken.filter((one) => one.severity === severity).map(({ said }) => said)
  return { stops: of('stop'), warnings: of('warn') }
}

/** The reason a run ends with where a check says so. */
export function stopReason(stops: readonly string[]): string {
  return `A check failed: ${stops.join('; ')}`
}

const { PLAINFLOW_SEED: given = '20240229', PLAINFLOW_KILLS, PLAINFLOW_FULL } = process.env

/** The same in every run unless told otherwise, and printed, so that a failure comes back. */
export const SEED = given === 'random' ? Math.floor(Math.random() * 1_000_000) : Number(given)

/** How often something is killed: 20 times, 60 in a full run. */
export const KILLS = Number(PLAINFLOW_KILLS ?? (PLAINFLOW_FULL === '1' ? 60 : 20))

/** The time by which that share of them was over, in milliseconds. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

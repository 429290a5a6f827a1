import { availableParallelism } from 'node:os'

/** What one job may take. Every figure is enforced outside the query, by the operating system or by the parent. */
export interface Limits {
  /** Bytes of memory the child process may use; DuckDB is told to stay well below and spill. */
  readonly memory: number
  /** Milliseconds of wall clock until the child is killed. */
  readonly time: number
  /** Bytes of temporary data, and of any one file written. */
  readonly disk: number
  readonly threads: number
}

export const DEFAULT_LIMITS: Limits = {
  memory: 1_000_000_000,
  time: 300_000,
  disk: 10_000_000_000,
  threads: Math.min(availableParallelism(), 8),
}

export type LimitName = 'memory' | 'time' | 'cpu' | 'disk'

/**
 * Half is DuckDB's to manage. Node and DuckDB's own code take about 90 MB before the first row, and a
 * busy spill holds up to another 220 MB that DuckDB does not count: with more than half, work that
 * could finish by spilling is ended by the limit instead.
 */
export function duckdbMemory(limits: Limits): number {
  return Math.floor(limits.memory / 2)
}

let coresLeft = 0

/** Cores that work on data does not use, for a process that has to answer meanwhile; one is always used. */
export function leaveCores(count: number): void {
  coresLeft = count
}

export function completeLimits(limits: Partial<Limits> | undefined): Limits {
  const cores = Math.max(1, availableParallelism() - coresLeft)
  return { ...DEFAULT_LIMITS, threads: Math.min(DEFAULT_LIMITS.threads, cores), ...limits }
}

/** The sentence a user reads when a limit ended the work: `out of memory (limit 1 GB)`. */
export function limitReason(name: LimitName, limits: Limits, cpuSeconds = 0): string {
  if (name === 'memory') return `out of memory (limit ${formatBytes(limits.memory)})`
  if (name === 'time') return `time limit of ${formatNumber(limits.time / 1000)} s reached`
  if (name === 'cpu') return `limit of ${formatNumber(cpuSeconds)} s of computing time reached`
  return `disk limit of ${formatBytes(limits.disk)} reached`
}

export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${formatNumber(bytes / 1e9)} GB`
  if (bytes >= 1e6) return `${formatNumber(bytes / 1e6)} MB`
  if (bytes >= 1e3) return `${formatNumber(bytes / 1e3)} kB`
  return `${bytes} bytes`
}

function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

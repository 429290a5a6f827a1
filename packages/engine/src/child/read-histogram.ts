import type { Column } from '@plainflow/core'
import type { Bar } from '../job.ts'
import type { Database } from './database.ts'

const BARS = 20

/** How values spread between the smallest and the largest; null for what has no distance. */
export async function readHistogram(
  { connection }: Database,
  { type }: Column,
  cell: string,
): Promise<Bar[] | null> {
  const value = VALUES[type]?.(cell)
  if (value === undefined) return null
  const values = `(SELECT ${value} AS v FROM profiled WHERE ${cell} IS NOT NULL)`
  const finite = `(SELECT v FROM ${values} WHERE isfinite(v))`
  const [low, high] = await readNumbers(`SELECT min(v), max(v) FROM ${finite}`)
  if (low === undefined || high === undefined) return []
  const width = (high - low) / BARS
  // One value, or a spread beyond what a double can hold: one bar tells all there is.
  if (width === 0 || !Number.isFinite(width)) {
    const [count = 0] = await readNumbers(`SELECT count(*) FROM ${finite}`)
    return [{ from: shown(low, type), to: shown(high, type), count }]
  }
  const bar = `least(CAST(floor((v - ${low}::DOUBLE) / ${width}::DOUBLE) AS INTEGER), ${BARS - 1})`
  const reader = await connection.runAndReadAll(
    `SELECT ${bar} AS bar, count(*) FROM ${finite} GROUP BY bar`,
  )
  const counts = new Map(reader.getRows().map(([at, count]) => [Number(at), Number(count)]))
  return Array.from({ length: BARS }, (_, index) => ({
    from: shown(low + width * index, type),
    to: shown(index === BARS - 1 ? high : low + width * (index + 1), type),
    count: counts.get(index) ?? 0,
  }))

  async function readNumbers(sql: string): Promise<(number | undefined)[]> {
    const [row = []] = (await connection.runAndReadAll(sql)).getRows()
    return row.map((found) => (found === null ? undefined : Number(found)))
  }
}

const VALUES: Partial<Record<Column['type'], (cell: string) => string>> = {
  integer: (cell) => `CAST(${cell} AS DOUBLE)`,
  number: (cell) => cell,
  date: (cell) => `CAST(epoch_ms(CAST(${cell} AS TIMESTAMP)) AS DOUBLE)`,
  timestamp: (cell) => `CAST(epoch_ms(${cell}) AS DOUBLE)`,
}

/** Times are told as text, as in a cell; years beyond what a Date holds are told as they were counted. */
function shown(value: number, type: Column['type']): number | string {
  if (type !== 'date' && type !== 'timestamp') return value
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return value
  return moment.toISOString().slice(0, type === 'date' ? 10 : 19)
}

import type { Cell, Column } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { ColumnProfile, Profile, ProfileJob } from '../job.ts'
import type { Database } from './database.ts'
import { makeSteps } from './make-steps.ts'
import { readCount } from './read-count.ts'
import { readHistogram } from './read-histogram.ts'
import { readRows } from './read-rows.ts'

const MOST_COLUMNS = 100
const MOST_ROWS = 1_000_000
const MOST_CELLS = 5_000_000
const LONGEST_CELL = 200
const TOP_VALUES = 10
/** Above this, different values and quantiles are estimated, within a few percent. */
const EXACT_ROWS = 100_000
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95]
/** Milliseconds after which the columns that are left go untold: a person is waiting. */
const PATIENCE = 8_000

/** What is in a table: of every column, over no more rows than can be looked at while a person waits. */
export function profile(database: Database, job: ProfileJob): Promise<Profile> {
  return profileWithin(PATIENCE, database, job)
}

/** The same in so many milliseconds. */
export async function profileWithin(
  patience: number,
  database: Database,
  job: ProfileJob,
): Promise<Profile> {
  const { connection } = database
  const patienceEnds = performance.now() + patience
  await makeSteps(database, job.steps)
  const columns = job.columns.slice(0, MOST_COLUMNS)
  const most = Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(columns.length, 1)))
  const cells = columns.map(({ name, type }, index) => {
    const cell = quoteDuckdbIdentifier(name)
    return `${type === 'text' ? `left(${cell}, ${LONGEST_CELL})` : cell} AS c${index}`
  })
  // Looked at several times, so computed once; names of our own, as anything may stand in a user's.
  const chosen = cells.length === 0 ? '1 AS nothing' : cells.join(', ')
  await connection.run(
    `CREATE TEMP TABLE profiled AS SELECT ${chosen} FROM (FROM ${job.source} LIMIT ${most})`,
  )
  const profiledRows = await readCount(database, 'profiled')
  const rowCount = profiledRows < most ? profiledRows : await readCount(database, job.source)
  const profiles: ColumnProfile[] = []
  for (const [index, column] of columns.entries()) {
    if (performance.now() > patienceEnds) break
    profiles.push(await profileColumn(database, column, `c${index}`, profiledRows))
  }
  return { rowCount, profiledRows, columns: profiles, columnCount: job.columns.length }
}

async function profileColumn(
  database: Database,
  column: Column,
  cell: string,
  rows: number,
): Promise<ColumnProfile> {
  const isExact = rows <= EXACT_ROWS
  const isNumber = column.type === 'number' || column.type === 'integer'
  const finite = column.type === 'number' ? `isfinite(${cell})` : 'true'
  const measures: [Column['type'], string][] = [
    ['integer', `count(*) - count(${cell})`],
    ['integer', isExact ? `count(DISTINCT ${cell})` : `approx_count_distinct(${cell})`],
    [column.type, `min(${cell})`],
    [column.type, `max(${cell})`],
  ]
  if (isNumber) {
    const quantile = isExact ? 'quantile_cont' : 'approx_quantile'
    const value = `CAST(${cell} AS DOUBLE)`
    measures.push(['number', `avg(${value}) FILTER (WHERE ${finite})`])
    for (const share of QUANTILES)
      measures.push(['number', `${quantile}(${value}, ${share}) FILTER (WHERE ${finite})`])
  }
  const found = measures.map(([type], index) => ({ name: `m${index}`, type }))
  const select = measures.map(([, sql], index) => `${sql} AS m${index}`).join(', ')
  const stats = `(SELECT ${select} FROM profiled)`
  const [row = []] = await readRows(database, stats, found, { offset: 0, limit: 1 })
  const [nulls, distinct, min = null, max = null, mean = null, ...quantiles] = row
  return {
    ...column,
    nulls: Number(nulls),
    distinct: Number(distinct),
    isDistinctExact: isExact,
    min,
    max,
    mean,
    quantiles: QUANTILES.flatMap((share, index) =>
      isNumber ? [{ share, value: quantiles[index] ?? null }] : [],
    ),
    top: await topValues(database, column, cell),
    histogram: await readHistogram(database, column, cell),
  }
}

async function topValues(
  database: Database,
  { type }: Column,
  cell: string,
): Promise<{ value: Cell; count: number }[]> {
  const columns: Column[] = [
    { name: cell, type },
    { name: 'n', type: 'integer' },
  ]
  const groups = `(SELECT ${cell}, count(*) AS n FROM profiled WHERE ${cell} IS NOT NULL GROUP BY ${cell} ORDER BY n DESC, ${cell})`
  const rows = await readRows(database, groups, columns, { offset: 0, limit: TOP_VALUES })
  return rows.map(([value = null, count]) => ({ value, count: Number(count) }))
}

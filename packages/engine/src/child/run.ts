import { link, stat } from 'node:fs/promises'
import type { Check, Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { judgeCounts, stopReason } from '@plainflow/core/judge-counts'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { RunEvent, RunJob, RunJobAnswer, StepJob, StepMode } from '../job.ts'
import { BlockFailed } from './block-failed.ts'
import { BlockReports } from './block-reports.ts'
import type { Database } from './database.ts'
import { DUCKDB_TYPES } from './infer-types.ts'
import { readCount } from './read-count.ts'
import { writeReport } from './report/write-report.ts'
import { writeTable } from './write-table.ts'

/** Carries out the steps in order. Views cost nothing until a table or a result reads through them. */
export async function run(
  database: Database,
  { steps }: RunJob,
  tell: (event: RunEvent) => void,
): Promise<RunJobAnswer> {
  const reports = new BlockReports(steps, tell)
  const results: RunJobAnswer['results'][number][] = []
  for (const [index, step] of steps.entries()) {
    reports.started(index)
    try {
      results.push(await carryOut(database, step, index, reports))
    } catch (error) {
      const judged = error instanceof CheckFailed
      throw new BlockFailed(judged ? step.block : await atFault(database, steps, index), error)
    }
  }
  // In kilobytes, as the kernel counts it.
  return { results, peakBytes: process.resourceUsage().maxRSS * 1024 }
}

async function carryOut(
  database: Database,
  step: StepJob,
  index: number,
  reports: BlockReports,
): Promise<RunJobAnswer['results'][number]> {
  const { connection } = database
  const { mode, name } = step
  const sql = await withGroups(database, step, reports)
  if (mode.kind === 'view') {
    await connection.run(`CREATE TEMP VIEW ${name} AS ${sql}`)
    if (mode.count !== undefined) reports.counted(index, await readCount(database, mode.count))
    reports.flowed(step.pulls)
    return null
  }
  if (mode.kind === 'check') {
    reports.warned(index, await judge(database, sql, mode.check))
    reports.counted(index, 1)
    reports.flowed([...step.pulls, index])
    return null
  }
  if (mode.kind === 'table') {
    reports.counted(index, await keepNeeded(database, { ...step, sql }))
    reports.flowed([...step.pulls, index])
    return null
  }
  const result = await writeResult(database, typed(sql, step.columns), step.columns, mode)
  await connection.run(`CREATE TEMP VIEW ${name} AS FROM read_parquet(${duckdbText(mode.path)})`)
  reports.counted(index, result.rowCount)
  reports.flowed([...step.pulls, index])
  return result
}

class CheckFailed extends Error {}

/** Counts what a check is about; gives back the warnings, and ends the run where it has to. */
async function judge(
  { connection }: Database,
  sql: string,
  check: Check,
): Promise<readonly string[]> {
  const reader = await connection.runAndReadAll(sql)
  const [row = {}] = reader.getRowObjects()
  const { stops, warnings } = judgeCounts(check, (column) => Number(row[column]))
  if (stops.length > 0) throw new CheckFailed(stopReason(stops))
  return warnings
}

/** Keeps the columns that are needed; whoever looked at another would be told, not given nothing. */
async function keepNeeded(
  { connection }: Database,
  { name, sql, columns, needed }: StepJob,
): Promise<number> {
  const kept = needed.length > 0 ? needed : columns.slice(0, 1)
  const names = new Set(kept.map((column) => column.name))
  const cells = kept.map((column) => quoteDuckdbIdentifier(column.name))
  const table = `${name}_kept`
  const reader = await connection.runAndReadAll(
    `CREATE TEMP TABLE ${table} AS SELECT ${cells.join(', ')} FROM (${sql})`,
  )
  const all = columns.map((column) => {
    const cell = quoteDuckdbIdentifier(column.name)
    if (names.has(column.name)) return cell
    return `CAST(error('a column that was not kept is read') AS ${DUCKDB_TYPES[column.type]}) AS ${cell}`
  })
  await connection.run(`CREATE TEMP VIEW ${name} AS SELECT ${all.join(', ')} FROM ${table}`)
  return Number(reader.getRows()[0]?.[0])
}

/** The step's own query; where it reads groups, they are made first and tell what they were made of. */
async function withGroups(
  { connection }: Database,
  { groups, sql, columns }: StepJob,
  reports: BlockReports,
): Promise<string> {
  if (!groups) return sql
  await connection.run(`CREATE TEMP TABLE ${groups.name} AS ${groups.sql}`)
  const reader = await connection.runAndReadAll(`SELECT sum(${groups.rows}) FROM ${groups.name}`)
  reports.counted(groups.counts, Number(reader.getRows()[0]?.[0] ?? 0))
  return `SELECT ${columns.map(({ name }) => quoteDuckdbIdentifier(name)).join(', ')} FROM (${sql})`
}

async function writeResult(
  database: Database,
  source: string,
  columns: readonly Column[],
  { path, compress, output }: Extract<StepMode, { kind: 'result' }>,
): Promise<{ rowCount: number; bytes: number | null }> {
  // The Parquet asked for is the result itself; other formats are written from it.
  const format = output?.format === 'parquet' ? 'parquet' : 'stored'
  const rowCount = await writeTable(database, source, { path, format, compress })
  if (!output) return { rowCount, bytes: null }
  const rows = `read_parquet(${duckdbText(path)})`
  if (format === 'parquet') await link(path, output.path)
  else if (output.format === 'report') await writeReport(database, rows, { ...output, columns })
  else await writeTable(database, rows, output)
  return { rowCount, bytes: (await stat(output.path)).size }
}

/** A result has the types its columns say, whatever the query computed them in. */
function typed(sql: string, columns: readonly Column[]): string {
  const cells = columns.map(({ name, type }) => {
    const column = quoteDuckdbIdentifier(name)
    return `CAST(${column} AS ${DUCKDB_TYPES[type]}) AS ${column}`
  })
  return `(SELECT ${cells.join(', ')} FROM (${sql}))`
}

/**
 * The first view that fails on its own is the one to name: the step that happened to pull the rows
 * through is not at fault for what lies above it. Only ever runs after a failure.
 */
async function atFault(
  database: Database,
  steps: readonly StepJob[],
  failed: number,
): Promise<string> {
  const views = steps.slice(0, failed).filter((step) => step.mode.kind === 'view')
  for (const { name, needed, block } of views) {
    const cells = needed.map((column) => `count(${quoteDuckdbIdentifier(column.name)})`)
    try {
      await database.connection.run(`SELECT ${['count(*)', ...cells].join(', ')} FROM ${name}`)
    } catch {
      return block
    }
  }
  return steps[failed]?.block ?? ''
}

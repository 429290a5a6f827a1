import { link, stat } from 'node:fs/promises'
import { type Column, duckdbText, quoteDuckdbIdentifier } from '@plainflow/core'
import type { RunEvent, RunJob, RunJobAnswer, StepJob } from '../job.ts'
import { BlockFailed } from './block-failed.ts'
import { BlockReports } from './block-reports.ts'
import type { Database } from './database.ts'
import { DUCKDB_TYPES } from './infer-types.ts'
import { readCount } from './read-count.ts'
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
      throw new BlockFailed(await atFault(database, steps, index), error)
    }
  }
  return { results }
}

async function carryOut(
  database: Database,
  step: StepJob,
  index: number,
  reports: BlockReports,
): Promise<RunJobAnswer['results'][number]> {
  const { connection } = database
  const { mode, name, sql } = step
  if (mode.kind === 'view') {
    await connection.run(`CREATE TEMP VIEW ${name} AS ${sql}`)
    if ('count' in mode) reports.counted(index, await readCount(database, mode.count))
    return null
  }
  if (mode.kind === 'table') {
    const reader = await connection.runAndReadAll(`CREATE TEMP TABLE ${name} AS ${sql}`)
    reports.counted(index, Number(reader.getRows()[0]?.[0]))
    return null
  }
  const rowCount = await writeTable(database, typed(sql, step.columns), {
    path: mode.path,
    format: 'parquet',
    compress: mode.compress,
  })
  let bytes: number | null = null
  if (mode.output) {
    // The Parquet asked for is the result itself; other formats are written from it.
    const source = `read_parquet(${duckdbText(mode.path)})`
    if (mode.output.format === 'parquet') await link(mode.path, mode.output.path)
    else await writeTable(database, source, mode.output)
    bytes = (await stat(mode.output.path)).size
  }
  reports.counted(index, rowCount)
  return { rowCount, bytes }
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
  for (const { name, columns, block } of views) {
    const cells = columns.map((column) => `count(${quoteDuckdbIdentifier(column.name)})`)
    try {
      await database.connection.run(`SELECT ${['count(*)', ...cells].join(', ')} FROM ${name}`)
    } catch {
      return block
    }
  }
  return steps[failed]?.block ?? ''
}

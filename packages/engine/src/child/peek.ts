import type { PeekedFile, PeekJob } from '../inspected-file.ts'
import type { Database } from './database.ts'
import { describe, samplesOf } from './inspect.ts'
import { readRows } from './read-rows.ts'
import { Progress } from './reading/progress.ts'
import { readTable } from './reading/read-table.ts'
import { stage } from './reading/stage.ts'

/** Reads the beginning of a file as if it were all of it. */
export async function peek(database: Database, job: PeekJob): Promise<PeekedFile> {
  const progress = new Progress(() => {}, 0)
  const options = { ...job, rejectedPath: null, partial: true, progress }
  const staged = await stage(database, { ...options, rewrite: false })
  const table = await readTable(database, staged, job.overrides)
  return {
    ...describe(staged, table),
    samples: await samplesOf(database, table.source, table),
    rows: await readRows(database, table.source, table.columns, { offset: 0, limit: job.rows }),
    isWhole: staged.isWhole && staged.rowCount <= job.rows,
  }
}

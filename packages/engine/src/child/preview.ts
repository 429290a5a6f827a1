import type { Page, PreviewJob } from '../job.ts'
import type { Database } from './database.ts'
import { makeSteps } from './make-steps.ts'
import { readCount } from './read-count.ts'
import { readRows } from './read-rows.ts'

export async function preview(database: Database, job: PreviewJob): Promise<Page> {
  await makeSteps(database, job.steps)
  const rows = await readRows(database, job.step, job.columns, { offset: 0, limit: job.limit })
  return { columns: job.columns, rows, rowCount: await readCount(database, job.step) }
}

import type { Execution } from '@plainflow/contract'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { TestUser } from './start-test-server.ts'

/** As if a time of its schedule had come so many minutes ago; each time has one run. */
export async function makeDue(pool: Pool, pipeline: string, ago = 1) {
  await pool.query(
    `update schedules set due_at = date_trunc('minute', now()) - make_interval(mins => $2),
      enabled_at = now() - interval '1 day' where pipeline_id = $1`,
    [pipeline, ago],
  )
}

/** Waits until so many runs of its schedule have ended. */
export async function scheduledRuns(
  user: TestUser,
  pipelineId: string,
  count: number,
): Promise<readonly Execution[]> {
  const list = async () => {
    const all = await user.call('listExecutions', { query: { pipelineId } })
    return all.filter(({ startedBy }) => startedBy === 'schedule')
  }
  await expect
    .poll(async () => (await list()).filter((run) => run.finishedAt !== null).length, {
      timeout: 20_000,
    })
    .toBe(count)
  return list()
}

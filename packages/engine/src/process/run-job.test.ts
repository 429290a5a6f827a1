import { expect, test } from 'vitest'
import { runJob } from './run-job.ts'

/** Longer than anybody waits: only being told to stop ends it. */
const ENDLESS = {
  steps: [{ name: '"s"', sql: 'SELECT count(*) AS n FROM range(1e15::BIGINT) t(i)', isKept: true }],
  step: '"s"',
  columns: [{ name: 'n', type: 'integer' as const }],
  limit: 1,
}

test('told to stop while its child is still being got ready, a job stops', async () => {
  const controller = new AbortController()
  const running = runJob('preview', ENDLESS, { files: [], signal: controller.signal })
  // It has looked at the signal, and asks for real paths and a child now.
  controller.abort(new Error('no longer wanted'))
  await expect(running).rejects.toThrow('no longer wanted')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../store/schema.ts'
import { type WaitingRun, waitingRun } from '../testing/waiting-run.ts'
import { waitingBlock } from './block-states.ts'
import { verifyRun } from './verify-run.ts'

let run: WaitingRun
beforeAll(async () => {
  run = await waitingRun()
})
afterAll(() => run.close())

test('verifying takes no more than a run may', async () => {
  const { parts } = run
  const [row] = await parts.store.db.select().from(runs)
  if (!row) throw new Error('There is no run')
  const ended = await verifyRun({
    services: parts,
    files: parts.runQueue.files,
    run: { ...row, blockStates: [waitingBlock('duckdb')] },
    signal: new AbortController().signal,
    // With less than the engine takes to start.
    limits: { memory: 50_000_000, time: 300_000 },
    onChange: () => {},
  })
  expect(ended).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('out of memory (limit 50 MB)'),
  })
})

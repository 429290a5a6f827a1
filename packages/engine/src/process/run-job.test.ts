import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runJob } from './run-job.ts'
import { startChild } from './start-child.ts'

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

test.each(['folder', 'file'])('a %s that is gone ends the child at hand', async (which) => {
  const child = await startChild(DEFAULT_LIMITS)
  const gone = join(await temporaryFolder(), 'gone')
  const options = which === 'file' ? { files: [gone] } : { files: [], folder: gone }
  await expect(runJob('check', {}, { ...options, child })).rejects.toThrow('ENOENT')
  expect(child.process.signalCode).toBe('SIGKILL')
  expect(existsSync(child.home)).toBe(false)
})

test('what a listener throws fails its job, and nothing else', async () => {
  const onEvent = () => {
    throw new Error('cannot be told')
  }
  await expect(runJob('serve', {}, { files: [], onEvent })).rejects.toThrow('cannot be told')
})

test('killed from outside, a job says so and not that memory ran out', async () => {
  const child = await startChild(DEFAULT_LIMITS)
  const running = runJob('preview', ENDLESS, { files: [], child })
  child.process.kill('SIGKILL')
  await expect(running).rejects.toMatchObject({
    failure: {
      reason: 'the engine process was ended from outside (SIGKILL)',
      isFromOutside: true,
    },
  })
})

test.runIf(existsSync('/proc/self/stat'))(
  'a child that was stopped is noticed, and ended with its home',
  async () => {
    const child = await startChild(DEFAULT_LIMITS)
    const running = runJob('preview', ENDLESS, { files: [], child, stoppedFor: 300 })
    child.process.kill('SIGSTOP')
    await expect(running).rejects.toMatchObject({
      failure: { reason: expect.stringContaining('stopped from outside'), isFromOutside: true },
    })
    expect(child.process.signalCode).toBe('SIGKILL')
    expect(existsSync(child.home)).toBe(false)
  },
)

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { findIsolation } from '../process/isolation.ts'
import { entry } from '../process/start-child.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runConfined } from './run-confined.ts'
import { findSandbox, makeBox } from './sandbox.ts'

afterEach(() => void vi.unstubAllEnvs())

test('where no more files can be opened, a program fails and this process goes on', async () => {
  const script = entry('../testing/without-files', import.meta.url)
  const node = [process.execPath, '--conditions=source', '--import', 'tsx', script]
  const command = ['-c', 'ulimit -n 200 && exec "$@"', 'sh', ...node]
  const { stdout } = await promisify(execFile)('/bin/sh', command)
  const emfile = expect.stringContaining('EMFILE')
  expect(JSON.parse(stdout)).toEqual({
    isolation: emfile,
    confined: emfile,
    python: expect.objectContaining({ reason: emfile }),
    // What could not be tried then is found out once it can be.
    isolatedLater: await findIsolation(),
  })
})

test('told to stop while its command is put together, a program is not started', async () => {
  await findSandbox()
  const box = await makeBox()
  try {
    const controller = new AbortController()
    const { signal } = controller
    const command = ['sleep', '60']
    const running = runConfined({
      box,
      keep: [],
      hide: [],
      command,
      limits: DEFAULT_LIMITS,
      signal,
    })
    controller.abort(new Error('no longer wanted'))
    await expect(running).rejects.toThrow('no longer wanted')
  } finally {
    await box.remove()
  }
})

test('a program that somebody kills is not said to have run out of memory', async () => {
  const box = await makeBox()
  try {
    // The shell in the box stands for whoever kills what runs there.
    const command = ['sh', '-c', 'kill -KILL $$']
    const ended = await runConfined({ box, keep: [], hide: [], command, limits: DEFAULT_LIMITS })
    expect(ended).toMatchObject({ code: 137, endedBy: 'SIGKILL' })
    expect(ended.limit).toBeUndefined()
  } finally {
    await box.remove()
  }
})

test('what could not be tried for want of a folder is tried again', async () => {
  vi.resetModules()
  const fresh = await import('./sandbox.ts')
  vi.stubEnv('TMPDIR', join(await temporaryFolder(), 'gone'))
  await expect(fresh.findSandbox()).rejects.toThrow('ENOENT')
  vi.unstubAllEnvs()
  expect(await fresh.findSandbox()).toBe(await findSandbox())
})

import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { closeEngine as closeShared } from './spare-child.ts'

// The spare that follows the last job of another test file would have its home among those seen here.
beforeEach(closeShared)
// As in a process that has just begun: other files may have closed the engine.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

test('a spare whose home cannot be removed ends without harm', async () => {
  const { closeEngine, takeChild } = await import('./spare-child.ts')
  const around = await temporaryFolder()
  const place = join(around, 'place')
  await mkdir(place)
  vi.stubEnv('TMPDIR', place)
  const first = await takeChild(DEFAULT_LIMITS, true)
  await expect.poll(() => readdirSync(place)).toHaveLength(2)
  const homes = await readdir(place)
  const spare = await takeChild(DEFAULT_LIMITS, true)
  expect(homes).toContain(basename(spare.home))
  // Where its home was is a file now, beneath which nothing can even be looked for.
  await rename(place, join(around, 'elsewhere'))
  await writeFile(place, '')
  for (const child of [first, spare]) {
    const gone = once(child.process, 'exit')
    child.process.kill('SIGKILL')
    await gone
  }
  await closeEngine()
  // What nobody waits for fails by then, and an error of nobody's ends the run of the tests.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
})

test('a child that cannot be started leaves no home behind', async () => {
  const { startChild } = await import('./start-child.ts')
  const { findIsolation } = await import('./isolation.ts')
  await findIsolation()
  vi.stubEnv('TMPDIR', await temporaryFolder())
  // More than the system hands to a process.
  vi.stubEnv('PATH', 'x'.repeat(3_000_000))
  await expect(startChild(DEFAULT_LIMITS)).rejects.toThrow('E2BIG')
  expect(await readdir(tmpdir())).toEqual([])
})

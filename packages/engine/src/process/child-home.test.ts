import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { abandonedHomes } from './child-home.ts'

// Of its own: whoever else makes a home sweeps the usual folder.
beforeAll(async () => {
  vi.stubEnv('TMPDIR', await mkdtemp(join(tmpdir(), 'plainflow-homes-')))
})
afterAll(async () => {
  await rm(tmpdir(), { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** The number of a process that is no more. */
const ENDED = spawnSync(process.execPath, ['-e', '']).pid

async function homeOf(owner: number | string, host = hostname(), kind = 'child'): Promise<string> {
  const home = join(
    tmpdir(),
    `plainflow-${kind}-${host}-${owner}-${crypto.randomUUID().slice(0, 6)}`,
  )
  await mkdir(home)
  await writeFile(join(home, 'spilled'), 'rows')
  return home
}

test('homes of a process that ended are abandoned, and those of others are not', async () => {
  const left = [await homeOf(ENDED), await homeOf(ENDED, hostname(), 'box')]
  const others = [
    await homeOf(ENDED, hostname(), 'other'),
    await homeOf(process.ppid),
    await homeOf(ENDED, 'elsewhere'),
    await homeOf('x'),
    // Of a host that is called as this one with a number behind it.
    await homeOf(`${ENDED}-${process.ppid}`),
    await homeOf(process.pid),
  ]
  const abandoned = await abandonedHomes()
  expect(abandoned).toEqual(expect.arrayContaining(left))
  expect(abandoned.filter((home) => others.includes(home))).toEqual([])
})

test('a home of the same number from before this process started is abandoned', async () => {
  const home = await homeOf(process.pid)
  const before = Date.now() / 1000 - process.uptime() - 60
  await utimes(home, before, before)
  expect(await abandonedHomes()).toContain(home)
})

test('the first home that is made removes what was left', async () => {
  const left = await homeOf(ENDED)
  // As in a process that has just begun.
  vi.resetModules()
  const { makeHome } = await import('./child-home.ts')
  const home = await makeHome()
  expect(basename(home)).toMatch(new RegExp(`-${process.pid}-`))
  await expect.poll(() => existsSync(left)).toBe(false)
  expect(existsSync(home)).toBe(true)
})

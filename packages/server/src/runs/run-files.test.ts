import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Background } from '../background.ts'
import { filesFolder } from '../files/files-folder.ts'
import { FolderFiles } from '../files/folder-files.ts'
import { type WaitingRun, waitingRun } from '../testing/waiting-run.ts'
import { RunQueue } from './run-queue.ts'

let run: WaitingRun
let folder: string
beforeAll(async () => {
  run = await waitingRun()
  folder = join(filesFolder(run.parts.settings), 'runs')
})
afterAll(() => run.close())

test('sweeps that are asked for at once leave nothing lying, and none fails', async () => {
  for (let id = 0; id < 200; id++) mkdirSync(join(folder, `gone ${id}`, '1'), { recursive: true })
  mkdirSync(join(folder, run.id, '0'), { recursive: true })
  const fileStore = new Watched(filesFolder(run.parts.settings))
  const queue = new RunQueue({ ...run.parts, fileStore })
  await Promise.all(Array.from({ length: 5 }, () => queue.sweepFiles()))
  // Where they overlap, one takes away what another is about to list.
  expect(fileStore.mostAtOnce).toBe(1)
  expect(readdirSync(folder)).toEqual([run.id])
})

test('what was deleted elsewhere goes from a process that takes runs, with time', async () => {
  const background = new HourlyWork(run.parts.log)
  const settings = { ...run.parts.settings, runPlaces: 0 }
  await new RunQueue({ ...run.parts, settings, background }).start()
  const results = join(folder, 'deleted elsewhere', '1')
  const cache = (user: string) => join(settings.dataFolder, 'cache', user)
  for (const path of [results, cache('deleted'), cache(run.userId)])
    mkdirSync(path, { recursive: true })
  for (const work of background.hourly) await work()
  expect(existsSync(results)).toBe(false)
  expect(existsSync(cache('deleted'))).toBe(false)
  expect(existsSync(cache(run.userId))).toBe(true)
})

/** Tells how many sweeps were under way at a time. */
class Watched extends FolderFiles {
  mostAtOnce = 0
  #now = 0

  override async sweep(): Promise<void> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#now)
    for (let count = 0; count < 20; count++) await turn()
    this.#now--
  }
}

/** Done when it is asked for, and not by the clock. */
class HourlyWork extends Background {
  readonly hourly: (() => Promise<void>)[] = []

  override every(milliseconds: number, _name: string, work: () => Promise<void>): void {
    if (milliseconds === 3_600_000) this.hourly.push(work)
  }
}

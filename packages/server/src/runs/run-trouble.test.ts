import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FilesUnreachable } from '../files-unreachable.ts'
import { filesFolder } from '../files/files-folder.ts'
import { FolderFiles } from '../files/folder-files.ts'
import { type WaitingRun, waitingRun } from '../testing/waiting-run.ts'
import { RunQueue } from './run-queue.ts'

let run: WaitingRun
beforeAll(async () => {
  run = await waitingRun()
})
afterAll(() => run.close())
beforeEach(() =>
  run.parts.store.pool.query("update runs set status = 'queued', attempts = 0, lease_until = null"),
)

test('where files cannot be reached a run waits for a while, and no attempt is counted', async () => {
  const queue = queueThatKeeps(() => Promise.reject(new FilesUnreachable()))
  await queue.pick()
  await expect.poll(() => state()).toMatchObject({ status: 'queued', is_later: true, attempts: 0 })
  await queue.stop()
})

test('where the disk is full a run says so', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const queue = queueThatKeeps(() => Promise.reject(full))
  await queue.pick()
  await expect
    .poll(() => state())
    .toMatchObject({ status: 'failed', error: expect.stringContaining('disk') })
  await queue.stop()
})

/** All is as it is, but for what becomes of finished results. */
function queueThatKeeps(put: () => Promise<void>): RunQueue {
  const fileStore = Object.assign(new FolderFiles(filesFolder(run.parts.settings)), { put })
  return new RunQueue({ ...run.parts, fileStore })
}

async function state() {
  const { rows } = await run.parts.store.pool.query(
    'select status, attempts, error, lease_until > now() as is_later from runs',
  )
  return rows[0]
}

import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'

const ROWS = 300_000

test('a reader that was killed is started once more', async () => {
  expect(await readThrough(1)).toBe(ROWS)
})

test('readers that are killed again and again are not called a fault of the file', async () => {
  await expect(readThrough(Infinity)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The reader of the file was ended. Trying again might help.',
  })
})

/** Reads a file while the processes that read it are killed, so many times. */
async function readThrough(kills: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-killed-'))
  const path = join(folder, 'source')
  await writeFile(path, `id,note\n${'1,x\n'.repeat(ROWS)}`)
  let left = kills
  try {
    const { rowCount } = await readSource({
      path,
      filename: 'a.csv',
      overrides: {},
      folder,
      onProgress() {
        if (left > 0) killReaders()
        left -= 1
      },
    })
    return rowCount
  } finally {
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    await rm(folder, { recursive: true })
  }
}

/** At once: the child is in the middle of its work when it tells how far it is. */
function killReaders(): void {
  for (const task of readdirSync('/proc/self/task'))
    for (const pid of readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ')) {
      if (pid === '' || !isReader(pid)) continue
      process.kill(Number(pid), 'SIGKILL')
    }
}

function isReader(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--max-old-space-size')
  } catch {
    return false // gone meanwhile
  }
}

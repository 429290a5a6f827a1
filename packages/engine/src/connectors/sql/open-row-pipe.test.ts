import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openRowPipe } from './open-row-pipe.ts'

test('rows come on while their reader is at work, up to what it takes at a time', async () => {
  const path = join(await temporaryFolder(), 'rows')
  await promisify(execFile)('mkfifo', [path])
  const pipe = openRowPipe(path)
  const reader = await open(path)
  const piece = Buffer.alloc(1_000_000)
  const taken = Array.from({ length: 33 }, () => pipe.write(piece))
  expect([taken.indexOf(false), taken.length]).toEqual([31, 33])
  let bytes = 0
  const all = new Promise((resolve) => pipe.end(() => resolve(undefined)))
  // Without an encoding it gives buffers.
  for await (const part of reader.createReadStream()) bytes += (part as Buffer).length
  await all
  expect(bytes).toBe(33_000_000)
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { rewriteCsv } from '../csv/rewrite-csv.ts'
import { FileWriter } from './file-writer.ts'
import { Rejects } from './rejects.ts'
import { unpack } from './unpack.ts'

/** A device of Linux on which there is never any room. */
const FULL = '/dev/full'
const MARKS = { delimiter: ',', quote: '"', escape: '"' }
const LAYOUT = { marks: MARKS, width: 2, skip: 0, partial: false, header: true }

describe.runIf(process.platform === 'linux')('a full disk is told', () => {
  test('by the next piece, and at the end', async () => {
    const out = new FileWriter(FULL)
    await out.write('a piece')
    await expect.poll(() => out.write('another').catch(String)).toContain('ENOSPC')
    await expect(out.end()).rejects.toThrow('ENOSPC')
  })

  test('while a file is unpacked', async () => {
    const path = join(await temporaryFolder(), 'x.csv.gz')
    await writeFile(path, gzipSync('a,b\n1,2\n'))
    await expect(unpack(path, FULL, 'gzip')).rejects.toThrow('ENOSPC')
  })

  test('while a table is written again, and its lines are rejected', async () => {
    const path = join(await temporaryFolder(), 'x.csv')
    await writeFile(path, 'a,b\n1,2\n1,2,3\n')
    await expect(rewriteCsv(path, FULL, LAYOUT, new Rejects(null))).rejects.toThrow('ENOSPC')
    const rejects = new Rejects(FULL)
    await rejects.add(3, '3 cells where 2 are expected', '1,2,3')
    await expect(rejects.end()).rejects.toThrow('ENOSPC')
  })
})

test('a file that cannot be read is told by whoever unpacks it', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'x.csv.gz')
  await mkdir(path)
  await expect(unpack(path, join(folder, 'out'), 'gzip')).rejects.toThrow('is broken after 0')
})

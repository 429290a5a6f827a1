import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confine, type Database, openDatabase } from '../child/database.ts'
import { inspect } from '../child/inspect.ts'
import { completeLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { columnar } from './testing/corpus/columnar.ts'
import { encodings } from './testing/corpus/encodings.ts'
import { headers } from './testing/corpus/headers.ts'
import { marks } from './testing/corpus/marks.ts'
import { packed } from './testing/corpus/packed.ts'
import { ragged } from './testing/corpus/ragged.ts'
import type { ReadingCase } from './testing/corpus/reading-case.ts'
import { records } from './testing/corpus/records.ts'
import { databases } from './testing/corpus/databases.ts'
import { workbooks } from './testing/corpus/workbooks.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_241)
const FILES = Number(process.env['FUZZ_FILES'] ?? 200)

const SEEDS = [marks, encodings, headers, ragged, records, packed, workbooks, columnar, databases]
  .flat()
  // Old workbooks are read in a thread of the child, which is not at hand here.
  .filter(({ rows, filename }) => rows.length < 1_000 && filename !== 'x.xls')

let root = ''
let database: Database
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-fuzz-'))
  const confinement = { folder: root, files: [], limits: completeLimits({ threads: 2 }) }
  database = await confine(await openDatabase(), confinement)
})
afterAll(async () => {
  database.connection.closeSync()
  await rm(root, { recursive: true, force: true })
})

test('whatever the bytes are, a file is read or refused with a reason', async () => {
  const random = randomFrom(SEED)
  const odd: string[] = []
  for (let count = 0; count < FILES; count += 1) {
    const seed = SEEDS[Math.floor(random() * SEEDS.length)]
    if (!seed) continue
    const path = join(root, 'file')
    const bytes = damaged(await bytesOf(seed, path), random)
    await writeFile(path, bytes)
    const job = { path, filename: seed.filename, overrides: {}, rejectedPath: null }
    const parquetPath = join(root, 'data.parquet')
    const said = await inspect(database, { ...job, parquetPath }, () => {}).then(
      () => null,
      (error: unknown) => (error instanceof UnreadableFile ? null : String(error)),
    )
    if (said !== null) {
      odd.push(`${seed.name}: ${said.slice(0, 300)}: ${bytes.subarray(0, 200).toString('latin1')}`)
    }
  }
  expect(odd).toEqual([])
}, 300_000)

async function bytesOf({ file }: ReadingCase, path: string): Promise<Buffer> {
  if (typeof file === 'function') return file()
  if (typeof file === 'string' || Buffer.isBuffer(file)) return Buffer.from(file)
  await database.connection.run(file.sql.replace('$path', path))
  return readFile(path)
}

/** Bytes changed, cut off, doubled, and pieces that mean something put in. */
function damaged(bytes: Buffer, random: () => number): Buffer {
  const at = () => Math.floor(random() * (bytes.length + 1))
  const pieces = [
    '"',
    "'",
    ',',
    ';',
    '\n',
    '\r',
    '\\',
    '\0',
    '{',
    '[',
    ']',
    '<',
    '\u00e9',
    '\ufeff',
  ]
  let changed = Buffer.from(bytes)
  const times = 1 + Math.floor(random() * 4)
  for (let time = 0; time < times; time += 1) {
    const way = Math.floor(random() * 4)
    const place = Math.min(at(), changed.length)
    const piece = Buffer.from(pieces[Math.floor(random() * pieces.length)] ?? '')
    if (way === 0 && changed.length > 0)
      changed[Math.min(place, changed.length - 1)] = random() * 256
    if (way === 1) changed = changed.subarray(0, place)
    if (way === 2)
      changed = Buffer.concat([changed.subarray(0, place), piece, changed.subarray(place)])
    if (way === 3) changed = Buffer.concat([changed, changed.subarray(place)])
  }
  return changed
}

/** The same row of numbers everywhere: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectFile } from '../../inspect-file.ts'
import { makeDatabase } from '../../reading/testing/corpus/make-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const ROWS = `create table t (id integer primary key, name text, amount real);
  insert into t with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
    select i, 'name ' || i, i / 4.0 from n`

async function read(bytes: Buffer, sheet?: string, limits = {}) {
  const path = join(await temporaryFolder(), 'file.sqlite')
  await writeFile(path, bytes)
  const overrides = sheet === undefined ? {} : { sheet }
  return inspectFile({ path, filename: 'file.sqlite', overrides, limits })
}

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['cut off in its header', (bytes: Buffer) => bytes.subarray(0, 60)],
  ['with pages overwritten', (bytes: Buffer) => bytes.fill(0xa5, 8_192, bytes.length - 4_096)],
  ['without a page of names', (bytes: Buffer) => bytes.fill(0, 100, 4_096)],
])('a database %s is refused with a reason', async (_, spoil) => {
  const bytes = await makeDatabase(ROWS)
  await expect(read(spoil(bytes))).rejects.toThrow(/database (is broken or cut off|has no tables)/)
})

test('a view that never ends is given up at the time limit', async () => {
  const bytes = await makeDatabase(`create view forever as
    with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) c from n`)
  await expect(read(bytes, 'forever', { time: 3_000 })).rejects.toThrow(/time|seconds|longer/)
})

test('a view may look at nothing but its own file', async () => {
  const bytes = await makeDatabase(`create table t (a); insert into t values (1);
    create view reads as select readfile('/etc/passwd') as f;
    create view loads as select load_extension('x') as f`)
  for (const view of ['reads', 'loads'])
    await expect(read(bytes, view)).rejects.toThrow(/no such function/)
})

test('what extensions keep for themselves is no table of the user', async () => {
  const bytes = await makeDatabase(`create table t (a integer primary key autoincrement);
    insert into t values (1); create virtual table words using fts5(word)`)
  const { sheets } = await read(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['t'])
})

test('the file that was sent is never touched, nor anything left beside it', async () => {
  const path = join(await temporaryFolder(), 'kept.sqlite')
  const bytes = await makeDatabase(ROWS)
  await writeFile(path, bytes)
  const before = await stat(path)
  await inspectFile({ path, filename: 'kept.sqlite' })
  expect((await stat(path)).mtimeMs).toBe(before.mtimeMs)
  await expect(stat(`${path}.lock`)).rejects.toThrow('ENOENT')
})

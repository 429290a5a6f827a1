import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell, Column } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confine, type Database, openDatabase } from '../child/database.ts'
import { inspect } from '../child/inspect.ts'
import { readRows } from '../child/read-rows.ts'
import { inspectFile } from '../inspect-file.ts'
import { completeLimits } from '../limits.ts'
import { columnar } from './testing/corpus/columnar.ts'
import { days } from './testing/corpus/dates.ts'
import { encodings } from './testing/corpus/encodings.ts'
import { headers } from './testing/corpus/headers.ts'
import { marks } from './testing/corpus/marks.ts'
import { numbers } from './testing/corpus/numbers.ts'
import { packed } from './testing/corpus/packed.ts'
import { ragged } from './testing/corpus/ragged.ts'
import type { ReadingCase } from './testing/corpus/reading-case.ts'
import { records } from './testing/corpus/records.ts'
import { databases } from './testing/corpus/databases.ts'
import { workbooks } from './testing/corpus/workbooks.ts'

const GROUPS = {
  marks,
  encodings,
  headers,
  ragged,
  numbers,
  days,
  records,
  packed,
  workbooks,
  databases,
  columnar,
}

let root = ''
let database: Database

// One database for all of them: a child for each would take minutes.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-corpus-'))
  const confinement = { folder: root, files: [], limits: completeLimits({ threads: 2 }) }
  database = await confine(await openDatabase(), confinement)
})
afterAll(async () => {
  database.connection.closeSync()
  await rm(root, { recursive: true, force: true })
})

test('the corpus is as large as it was promised', () => {
  const names = Object.values(GROUPS).flatMap((group) => group.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(120)
})

describe.each(Object.entries(GROUPS))('%s', (group, cases) => {
  test.each(cases.map((each, index) => [each.name, each, index] as const))(
    '%s',
    async (_, given, index) => {
      const folder = join(root, `${group}-${index}`)
      await mkdir(folder)
      const path = join(folder, 'file')
      const parquetPath = join(folder, 'data.parquet')
      const rejectedPath = join(folder, 'rejected.csv')
      await place(given.file, path)
      const { filename, overrides = {} } = given
      const within = { ...database, folder }
      const job = { path, filename, overrides, parquetPath, rejectedPath }
      // Old workbooks are read in a thread of the child, which is not at hand here.
      const isOld = given.reading?.format === 'xls' || given.overrides?.sheet === 'Second'
      const read = isOld ? await inspectFile(job) : await inspect(within, job, () => {})
      const columns = given.columns.map(([name, type]): Column => ({ name, type }))
      expect(read.columns).toEqual(columns)
      expect(read.rowCount).toBe(given.rows.length)
      const rows = await allRows(parquetPath, columns)
      expect(rows.length).toBe(given.rows.length)
      expect(firstDifference(rows, given.rows)).toEqual([])
      expect(read.warnings).toEqual(
        (given.warnings ?? []).map((warning) => expect.stringMatching(warning)),
      )
      expect(read.rejected.first).toEqual(given.rejected ?? [])
      expect(read.reading).toMatchObject(given.reading ?? {})
      for (const [name, guess] of Object.entries(given.guessed ?? {})) {
        const column = read.reading.columns.find((each) => each.name === name)
        expect(column).toMatchObject(guess)
      }
    },
  )
})

async function place(file: ReadingCase['file'], path: string): Promise<void> {
  if (typeof file === 'function') await writeFile(path, await file())
  else if (typeof file === 'string' || Buffer.isBuffer(file)) await writeFile(path, file)
  else await database.connection.run(file.sql.replace('$path', path))
}

async function allRows(path: string, columns: readonly Column[]): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for (;;) {
    const more = await readRows(database, `read_parquet('${path}')`, columns, {
      offset: rows.length,
      limit: 100_000,
    })
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

/** Of many rows only the first that differs is shown, as the difference of all would take minutes. */
function firstDifference(found: readonly Cell[][], expected: ReadingCase['rows']): unknown[] {
  const odd = expected.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(found[at]))
  return odd === -1 ? [] : [odd, found[odd], expected[odd]]
}

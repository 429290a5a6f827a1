import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import type { PageQuery } from './job.ts'
import { readPage } from './read-page.ts'
import { TableBrowser } from './table-browser.ts'

const ROWS = 5_000
let folder: string
let path: string
let odd: string
let browser: TableBrowser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainflow-test-'))
  path = await stored('people', [
    'id,name,score,born,seen',
    ...Array.from({ length: ROWS }, (_, index) => {
      const score = index % 10 === 0 ? '' : String((index * 7919) % 101)
      const seconds = String(index % 60).padStart(2, '0')
      return `${index},${NAMES[index % 4]} ${index % 50},${score},2020-01-0${(index % 9) + 1},2021-05-06 07:08:${seconds}`
    }),
  ])
  odd = await stored('odd', ['file_row_number,row_place', '3,c', '1,a', '2,b'])
  browser = new TableBrowser(path)
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const NAMES = ['Ada', 'Özil', "O'Brien", 'a%b_c']

test('pages come in the order of the table, up to its end', async () => {
  expect(await ids({ offset: 0, limit: 3 })).toEqual([0, 1, 2])
  const last = await browser.page({ offset: ROWS - 2, limit: 10 })
  expect(last.rowCount).toBe(ROWS)
  expect(last.rows.map(([id]) => id)).toEqual([ROWS - 2, ROWS - 1])
  expect(await ids({ offset: ROWS + 5, limit: 3 })).toEqual([])
})

test.each([false, true])(
  'sorted (descending: %s), pages put together are the whole table',
  async (descending) => {
    const sort = { column: 'score', descending }
    const rows: unknown[][] = []
    for (let offset = 0; offset < ROWS; offset += 800)
      rows.push(...(await browser.page({ offset, limit: 800, sort })).rows.map((row) => [...row]))
    const all = Array.from({ length: ROWS }, (_, id) => ({
      id,
      score: id % 10 === 0 ? null : (id * 7919) % 101,
    }))
    const expected = all.toSorted((a, b) => {
      if (a.score === null || b.score === null)
        return Number(a.score === null) - Number(b.score === null) || a.id - b.id
      return (descending ? b.score - a.score : a.score - b.score) || a.id - b.id
    })
    expect(rows.map(([id, , score]) => ({ id, score }))).toEqual(expected)
  },
)

test.each([
  ['any case', { text: 'öZIL', column: 'name' }, ROWS / 4],
  ['signs that mean something to LIKE', { text: '%b_', column: 'name' }, ROWS / 4],
  ['a quote', { text: "o'b", column: 'name' }, ROWS / 4],
  ['another column only', { text: 'Ada', column: 'score' }, 0],
  ['any column', { text: 'T07:08:59', column: null }, 83],
  ['a date as it is shown', { text: '2020-01-09', column: 'born' }, 555],
  ['nothing like it', { text: 'nobody', column: null }, 0],
])('a text is searched for: %s', async (_, search, count) => {
  const page = await browser.page({ offset: 0, limit: 5, search })
  expect(page.rowCount).toBe(count)
  expect(page.rows).toHaveLength(Math.min(5, count))
})

test('searched and sorted at once', async () => {
  const search = { text: 'ada', column: 'name' }
  const sort = { column: 'id', descending: true }
  expect(await ids({ offset: 0, limit: 3, search, sort })).toEqual([4996, 4992, 4988])
})

test('columns called like the row numbers are told from them', async () => {
  const sort = { column: 'row_place', descending: true }
  const page = await readPage({ path: odd, offset: 0, limit: 9, sort })
  expect(page.rows).toEqual([
    [3, 'c'],
    [2, 'b'],
    [1, 'a'],
  ])
})

test('asked for many pages at once, each gets its own', async () => {
  const offsets = Array.from({ length: 20 }, (_, index) => index * 37)
  const answers = await Promise.all(offsets.map((offset) => ids({ offset, limit: 1 })))
  expect(answers).toEqual(offsets.map((offset) => [offset]))
})

test('a column that is not there is a failure of that page alone', async () => {
  const sort = { column: 'nowhere', descending: false }
  await expect(browser.page({ offset: 0, limit: 1, sort })).rejects.toThrow('nowhere')
  expect(await ids({ offset: 7, limit: 1 })).toEqual([7])
})

test('closed, it takes nothing more and leaves nobody waiting', async () => {
  const other = new TableBrowser(path)
  const waiting = other.page({ offset: 0, limit: 1 })
  await Promise.all([expect(waiting).rejects.toThrow('closed'), other.close()])
  expect(other.isOpen).toBe(false)
  await expect(other.page({ offset: 0, limit: 1 })).rejects.toThrow('closed')
})

test('a file that is gone is told', async () => {
  const gone = new TableBrowser(join(path, 'nowhere'))
  await expect(gone.page({ offset: 0, limit: 1 })).rejects.toThrow('nowhere')
  expect(gone.isOpen).toBe(false)
})

async function ids(query: PageQuery): Promise<unknown[]> {
  return (await browser.page(query)).rows.map(([id]) => id)
}

async function stored(name: string, lines: string[]): Promise<string> {
  const csv = join(folder, `${name}.csv`)
  writeFileSync(csv, lines.join('\n'))
  const parquetPath = join(folder, `${name}.parquet`)
  await inspectFile({ path: csv, filename: `${name}.csv`, parquetPath })
  return parquetPath
}

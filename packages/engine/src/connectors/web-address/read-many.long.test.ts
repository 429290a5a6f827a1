import { readFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { outsideColumns } from '../outside-columns.ts'
import { readOutside } from '../read-outside.ts'
import { childPeak } from '../testing/child-peak.ts'
import { askParquet } from '../testing/read-back.ts'
import { sayPace } from '../testing/say-pace.ts'
import { endAll, reaching } from './testing/reaching.ts'

afterEach(endAll)

test('10,000 pages take no more memory than 500', async () => {
  const page = Array.from({ length: 40 }, (_, at) => ({ id: at, text: 'x'.repeat(400) }))
  const peaks: number[] = []
  for (const pages of [500, 10_000]) {
    const at = await reaching(({ url }) => {
      const number = Number(url.searchParams.get('cursor') ?? 1)
      const next = number < pages ? String(number + 1) : null
      return { body: { rows: [...page, { id: number, text: '' }], next } }
    })
    const peak = childPeak()
    const paging = { paging: 'cursor', cursorAt: 'next', mostPages: 10_000, rowsAt: 'rows' }
    const { ask: query } = await at.readApart(paging)
    peaks.push(await peak())
    expect(await query('select count(*)::int, count(distinct id)::int from rows')).toEqual([
      [pages * 41, Math.max(pages, 40) + 1],
    ])
  }
  const [few = 0, many = 0] = peaks
  // A figure to read; the bound is for what would grow with the pages: all of them are 160 MB.
  console.log(`500 pages through a child of ${few} MB, 10,000 through one of ${many} MB`)
  expect(few).toBeGreaterThan(0)
  expect(many).toBeLessThan(few + 60)
})

const MANY = 500_000

test('half a million rows of each format come in through a child of less than 300 MB', async () => {
  const folder = await temporaryFolder()
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  const made = `select i as id, 'customer ' || i % 977 as name, i / 8 as amount, i % 2 = 0 as paid from range(${MANY}) t(i)`
  const files = new Map<string, Buffer>()
  for (const [ending, format] of [
    ['csv', 'csv'],
    ['ndjson', 'json'],
    ['json', 'json, array true'],
    ['parquet', 'parquet'],
  ] as const) {
    const path = join(folder, `many.${ending}`)
    await connection.run(`copy (${made}) to '${path}' (format ${format})`)
    files.set(`/many.${ending}`, await readFile(path))
  }
  connection.closeSync()
  database.closeSync()
  const at = await reaching(({ url }) => ({ body: files.get(url.pathname) }), {
    settings: { timeLimit: 60 },
  })
  for (const path of files.keys()) {
    const plain = await fetched(`${at.web.origin}${path}`, PLAINLY[path] ?? (() => {}))
    const source = at.source(path)
    const columns = await outsideColumns('web-address', at.reach, source)
    const into = join(folder, 'rows.parquet')
    const whole = { source, columns, needed: null, conditions: [], sort: [], limit: null }
    const peak = childPeak()
    const begun = performance.now()
    const { rows } = await readOutside('web-address', at.reach, whole, { folder, path: into })
    const ours = performance.now() - begun
    const megabytes = await peak()
    sayPace(path.slice(1), { rows, alone: ALONE[path] ?? 'its bytes', plain, ours, megabytes })
    const sums = 'select count(*)::int, max(id)::int, sum(amount)::double from rows'
    expect(await askParquet(into, sums)).toEqual([[MANY, MANY - 1, ((MANY - 1) * MANY) / 16]])
    expect(megabytes).toBeGreaterThan(0)
    expect(megabytes).toBeLessThan(300)
  }
})

/** What everybody would do with the bytes. */
const PLAINLY: Readonly<Record<string, (text: string) => void>> = {
  '/many.json': (text) => JSON.parse(text),
  '/many.ndjson': (text) => {
    for (const line of text.split('\n')) if (line !== '') JSON.parse(line)
  },
}
const ALONE: Readonly<Record<string, string>> = {
  '/many.json': 'JSON.parse',
  '/many.ndjson': 'JSON.parse by line',
}

/** Its bytes, and what is done with their text. */
function fetched(url: string, use: (text: string) => void): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    ask(url, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        use(Buffer.concat(pieces).toString('utf8'))
        resolve(performance.now() - begun)
      })
    })
      .on('error', reject)
      .end()
  })
}

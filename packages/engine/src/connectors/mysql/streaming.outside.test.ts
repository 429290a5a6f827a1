import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createConnection } from 'mysql2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { outsideColumns } from '../outside-columns.ts'
import { readOutside } from '../read-outside.ts'
import { childPeak } from '../testing/child-peak.ts'
import { askParquet, queryOf, tableOf } from '../testing/read-back.ts'
import { sayPace } from '../testing/say-pace.ts'
import { PASSWORD, startMariadb, type TestMariadb } from '../testing/start-mariadb.ts'

const ROWS = 500_000
let server: TestMariadb
beforeAll(async () => {
  server = await startMariadb()
  await server.query(`create table wide as select seq as id, concat('text, "quoted" ', seq) as words,
    cast(seq % 100000 / 100 as decimal(12,2)) as plain, cast(seq as double) / 7 as real8,
    timestamp '2000-01-01 00:00:00' + interval seq * 61 second as moment, if(seq % 7 = 0, null, 'ü😀') as few,
    date '1900-01-01' + interval seq % 60000 day as day from seq_1_to_${ROWS}`)
})
afterAll(() => server.stop())

const WIDE = tableOf('wide', '', 'mysql')
const whole = { source: WIDE, needed: null, conditions: [], sort: [], limit: null }

test('half a million rows stream through a child that stays small', async () => {
  const plain = await plainly()
  const columns = await outsideColumns('mysql', server.reach(), WIDE)
  const folder = await temporaryFolder()
  const path = join(folder, 'wide.parquet')
  const peak = childPeak()
  const begun = performance.now()
  const { rows } = await readOutside(
    'mysql',
    server.reach(),
    { ...whole, columns },
    { folder, path },
  )
  const ours = performance.now() - begun
  const megabytes = await peak()
  sayPace('MySQL', { rows, alone: 'mysql2', plain, ours, megabytes })
  expect(rows).toBe(ROWS)
  expect(megabytes).toBeGreaterThan(0)
  expect(megabytes).toBeLessThan(300)
  const sums =
    'sum(id)::varchar, count(few), min(moment)::varchar, max(day)::varchar, sum(plain)::decimal(18,2)::varchar'
  const [theirs] = await server.query(
    `select sum(id) as a, count(few) as b, cast(min(moment) as char) as c, cast(max(day) as char) as d, sum(plain) as e from wide`,
  )
  const [found = []] = await askParquet(path, `select ${sums} from rows`)
  expect(found.map(String)).toEqual(Object.values(theirs ?? {}).map(String))
})

/** By the client library alone, over the same way and TLS: every row as it gives them by itself. */
function plainly(): Promise<number> {
  const begun = performance.now()
  const { settings, way } = server.reach()
  const connection = createConnection({
    host: 'localhost',
    stream: () => connect(way),
    user: 'owner',
    password: PASSWORD,
    database: 'shop',
    ssl: { ca: String(settings['authority']) },
  })
  return new Promise((resolve, reject) => {
    let rows = 0
    const asked = connection.query('select * from wide')
    asked.on('result', () => {
      rows += 1
    })
    asked.on('error', reject)
    asked.on('end', () => {
      connection.destroy()
      expect(rows).toBe(ROWS)
      resolve(performance.now() - begun)
    })
  })
}

test('what is given up ends within two seconds, in the server too', async () => {
  const folder = await temporaryFolder()
  const controller = new AbortController()
  const columns = [{ name: 'n', type: 'integer' as const }]
  // Not a row comes before the end: a server would not notice that nobody listens.
  const source = queryOf(
    'select count(*) as n from seq_1_to_3000000000 a where a.seq % 7 = 3 and sqrt(a.seq) > 2',
    'mysql',
  )
  const reading = readOutside(
    'mysql',
    server.reach(),
    { ...whole, source, columns },
    { folder, path: join(folder, 'rows.parquet') },
    { signal: controller.signal },
  )
  const ended = reading.catch((error: unknown) => error)
  await expect.poll(counting, { timeout: 20_000 }).toBe(1)
  const begun = performance.now()
  controller.abort(new Error('enough'))
  expect(await ended).toMatchObject({ message: 'enough' })
  await expect.poll(counting, { timeout: 2_000 }).toBe(0)
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toEqual([])
})

test('a connection that is lost in the middle is told, and leaves no file', async () => {
  const columns = await outsideColumns('mysql', server.reach(), WIDE)
  for (const cut of [5_000_000, 20_000_000]) {
    const folder = await temporaryFolder()
    server.cutBackAfter(cut)
    const path = join(folder, 'rows.parquet')
    const lost = readOutside('mysql', server.reach(), { ...whole, columns }, { folder, path })
    await expect(lost).rejects.toThrow('was lost or never came about')
    expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toEqual([])
  }
})

async function counting(): Promise<number> {
  const found = await server.query(
    `select 1 from information_schema.processlist where user = 'owner' and info like '%seq_1_to_3000000000%'`,
  )
  return found.length
}

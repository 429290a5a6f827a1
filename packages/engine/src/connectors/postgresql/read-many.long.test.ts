import { join } from 'node:path'
import { Client, Query } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { outsideColumns } from '../outside-columns.ts'
import { readOutside } from '../read-outside.ts'
import { WaySocket } from '../sql/way-socket.ts'
import { childPeak } from '../testing/child-peak.ts'
import { askParquet, tableOf } from '../testing/read-back.ts'
import { sayPace } from '../testing/say-pace.ts'
import { PASSWORD, startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

const ROWS = 500_000
let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  // The columns of the same test of MySQL.
  await server.query(`create table wide as select i::bigint as id, 'text, "quoted" ' || i as words,
    (i % 100000 / 100.0)::numeric(12,2) as plain, i / 7.0::double precision as real8,
    timestamp '2000-01-01' + i * interval '61 seconds' as moment, case when i % 7 <> 0 then 'ü😀' end as few,
    date '1900-01-01' + i % 60000 as day from generate_series(1, ${ROWS}) i`)
})
afterAll(() => server.stop())

test('half a million rows stream through a child that stays small', async () => {
  const plain = await plainly()
  const columns = await outsideColumns('postgresql', server.reach(), tableOf('wide'))
  const folder = await temporaryFolder()
  const path = join(folder, 'wide.parquet')
  const whole = { source: tableOf('wide'), needed: null, conditions: [], sort: [], limit: null }
  const peak = childPeak()
  const begun = performance.now()
  const request = { ...whole, columns }
  const { rows } = await readOutside('postgresql', server.reach(), request, { folder, path })
  const ours = performance.now() - begun
  const megabytes = await peak()
  sayPace('PostgreSQL', { rows, alone: 'pg, row by row', plain, ours, megabytes })
  expect(rows).toBe(ROWS)
  expect(megabytes).toBeGreaterThan(0)
  expect(megabytes).toBeLessThan(300)
  const sums = 'sum(id)::varchar, count(few)::varchar, min(moment)::varchar, max(day)::varchar'
  const [theirs] = await server.query(
    `select sum(id)::text as a, count(few)::text as b, to_char(min(moment), 'YYYY-MM-DD HH24:MI:SS') as c, to_char(max(day), 'YYYY-MM-DD') as d from wide`,
  )
  expect(await askParquet(path, `select ${sums} from rows`)).toEqual([Object.values(theirs ?? {})])
})

/** By the client library alone, over the same way and TLS: every row as it gives them by itself. */
async function plainly(): Promise<number> {
  const { settings, way } = server.reach()
  const client = new Client({
    host: 'localhost',
    user: 'owner',
    password: PASSWORD,
    database: 'postgres',
    ssl: { host: 'localhost', ca: String(settings['authority']) },
    stream: () => new WaySocket(way),
  })
  await client.connect()
  const begun = performance.now()
  let rows = 0
  await new Promise((resolve, reject) => {
    const asked = client.query(new Query('select * from wide'))
    asked.on('row', () => {
      rows += 1
    })
    asked.on('error', reject)
    asked.on('end', resolve)
  })
  const milliseconds = performance.now() - begun
  await client.end()
  expect(rows).toBe(ROWS)
  return milliseconds
}

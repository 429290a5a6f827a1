import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/postgres.mjs'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { outsideColumns } from './outside-columns.ts'
import { readOutside } from './read-outside.ts'
import { askParquet, tableOf } from './testing/read-back.ts'
import { PASSWORD, startPostgres, type TestPostgres } from './testing/start-postgres.ts'

const ROWS = 1_000_000
let server: TestPostgres
let bin: string
beforeAll(async () => {
  bin = await prepare()
  server = await startPostgres()
  await server.query(`create table wide as select i::bigint * 9007199254740 as big,
    (i % 100000) / 100.0::numeric(12,2) as plain, (i * 1.000000000000001)::numeric(38,15) as long,
    case when i % 7 = 0 then null when i % 5 = 0 then '' else 'text, "quoted" ' || i end as words,
    chr(128512 + i % 60) || 'ü' || chr(10) || i as unicode,
    timestamptz '2000-01-01 00:00:00.000001+00' + i * interval '61 seconds' as moment,
    jsonb_build_object('i', i, 'big', 9007199254740993) as json, array[i, null, -i] as list,
    decode(md5(i::text), 'hex') as bytes, i / 7.0::double precision as real8, date '1900-01-01' + i % 60000 as day, i % 3 = 0 as flag
    from generate_series(1, ${ROWS}) i`)
  await server.query('alter table wide alter plain type numeric(12,2)')
})
afterAll(() => server.stop())

/** The same digest of all cells of a column by both: texts as they are, others in one form. */
const IN_POSTGRES: Readonly<Record<string, string>> = {
  moment: `to_char(moment at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
  day: `to_char(day, 'YYYY-MM-DD')`,
  bytes: `'\\x' || encode(bytes, 'hex')`,
  plain: `plain::float8::text`,
}

test('a million rows come in as they are', async () => {
  const folder = await temporaryFolder()
  const env = { PATH: process.env['PATH'] ?? '', PGPASSWORD: PASSWORD, PGSSLMODE: 'require' }
  const at = ['-X', '-h', '127.0.0.1', '-p', String(server.port), '-U', 'owner', '-d', 'postgres']
  const psqlBegun = performance.now()
  await promisify(execFile)(
    join(bin, 'psql'),
    [...at, '-c', `\\copy wide to '${join(folder, 'psql.csv')}' csv`],
    { env },
  )
  const psql = performance.now() - psqlBegun

  const columns = await outsideColumns('postgresql', server.reach(), tableOf('wide'))
  const path = join(folder, 'wide.parquet')
  const request = {
    source: tableOf('wide'),
    columns,
    needed: null,
    conditions: [],
    sort: [],
    limit: null,
  }
  const begun = performance.now()
  const { rows } = await readOutside('postgresql', server.reach(), request, { folder, path })
  const ours = performance.now() - begun
  // A figure to read, not to judge by: what else the machine does counts for more.
  console.log(
    `psql ${Math.round(ROWS / psql)}k rows/s, taken in ${Math.round(ROWS / ours)}k rows/s`,
  )
  expect(rows).toBe(ROWS)

  for (const { name } of columns) {
    const theirs = IN_POSTGRES[name] ?? `${name}::text`
    const sum = (cell: string, md5: string) => `select count(${cell}) as cells, ${md5} as digest`
    const [expected] = await server.query(
      `${sum(theirs, `sum(('x' || substr(md5(${theirs}), 1, 8))::bit(32)::bigint)::text`)} from wide`,
    )
    const mine = OURS[name] ?? `${name}::varchar`
    const [[cells, digest] = []] = await askParquet(
      path,
      `${sum(mine, `sum(('0x' || substr(md5(${mine}), 1, 8))::bigint)::varchar`)} from rows`,
    )
    expect([String(cells), digest], name).toEqual([
      String(expected?.['cells']),
      expected?.['digest'],
    ])
  }
})

/** DuckDB writes whole numbers with a point. */
const figure = (name: string) => `regexp_replace(${name}::varchar, '\\.0$', '')`
const OURS: Readonly<Record<string, string>> = {
  moment: `strftime(moment, '%Y-%m-%d %H:%M:%S.%f')`,
  day: `strftime(day, '%Y-%m-%d')`,
  plain: figure('plain'),
  real8: figure('real8'),
}

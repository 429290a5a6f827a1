import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseExpression, type Expression } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed } from '../connector.ts'
import { listOutsideTables } from '../list-outside-tables.ts'
import { outsideColumns } from '../outside-columns.ts'
import { readOutside } from '../read-outside.ts'
import { testOutside } from '../test-outside.ts'
import { queryOf, readBack, tableOf } from '../testing/read-back.ts'
import { PASSWORD, startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
  await server.query(`create table orders (id bigint primary key, "Who?" text, total numeric(10,2), paid boolean,
    day date, at timestamptz, rate real, "WHO?" text)`)
  await server.query(`insert into orders select i, case when i % 7 = 0 then null when i % 5 = 0 then '' else 'o''k "' || i % 3 end,
    i / 4.0, i % 2 = 0, date '2024-01-01' + i::int, timestamptz '2024-01-01 00:00+00' + i * interval '1 hour', i / 10.0, 'x'
    from generate_series(1, 100) i`)
  await server.query('create view seen as select id from orders')
  await server.query('analyze orders')
})
afterAll(() => server.stop())

describe('saying hello', () => {
  test('over TLS, with the certificate checked', async () => {
    expect((await testOutside('postgresql', server.reach())).version).toMatch(/^PostgreSQL \d+/)
    const [row] = await server.query(
      'select count(*) as n from pg_stat_activity where application_name = $1',
      ['plainflow'],
    )
    expect(Number(row?.['n'])).toBe(0)
  })

  test.each([
    [{ authority: '' }, /authority that is not known/],
    [{ host: 'elsewhere' }, /is for another name/],
    [{ database: 'none' }, /There is no such database/],
    [{ user: 'nobody' }, /refused the password of "nobody"/],
  ] as const)('what is wrong is told in words: %o', async (settings, words) => {
    await expect(testOutside('postgresql', server.reach(settings))).rejects.toThrow(words)
  })

  test('a wrong password is refused, and told without it', async () => {
    const failed = testOutside('postgresql', server.reach({}, { password: 'wr0ng-secret' }))
    await expect(failed).rejects.toThrow(OutsideFailed)
    await expect(failed).rejects.not.toThrow(/wr0ng-secret/)
  })

  test('a way that leads nowhere', async () => {
    const reach = { ...server.reach(), way: '/nowhere/socket' }
    await expect(testOutside('postgresql', reach)).rejects.toThrow(/was lost or never came about/)
  })

  test('without encryption, where that is asked for', async () => {
    const direct = queryOf('select 1 as one')
    expect((await readBack(server.reach({ tls: 'off' }), direct)).rows).toEqual([[1]])
  })
})

test('tables and views are listed, and columns under names of their own', async () => {
  expect(await listOutsideTables('postgresql', server.reach())).toEqual([
    { schema: 'public', name: 'orders', kind: 'table', rows: 100 },
    { schema: 'public', name: 'seen', kind: 'view', rows: null },
  ])
  const columns = await outsideColumns('postgresql', server.reach(), tableOf('orders'))
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'Who? text',
    'total number',
    'paid boolean',
    'day date',
    'at timestamp',
    'rate number',
    'WHO?_2 text',
  ])
  await expect(outsideColumns('postgresql', server.reach(), tableOf('none'))).rejects.toThrow(
    'There is no such table',
  )
})

test('a query is one SELECT, and nothing else is ever carried out', async () => {
  await server.query('create table victim (a int)')
  await server.query('insert into victim values (1)')
  await server.query(
    `create function sly() returns int language sql as 'delete from victim returning 1'`,
  )
  const hostile = [
    'delete from victim returning *',
    'select 1; delete from victim',
    'select 1; -- ',
    'select 1) as source; delete from victim; --',
    'select 1) as q, (select 2',
    'select 1 as a) x(a); delete from victim; select * from (select 1',
    'with gone as (delete from victim returning *) select * from gone',
    'select * into stolen from victim',
    'select sly()',
    `copy victim to program 'touch /tmp/plainflow-was-here'`,
    `copy (select 1) to '/tmp/plainflow-was-here'`,
    `set default_transaction_read_only = off`,
    'begin',
    'commit; delete from victim',
    'show all',
    'explain analyze select sly()',
    'drop table victim',
    'do $$ begin delete from victim; end $$',
    'select 1 /*',
    'select $$ ) as q --',
    `select 'a`,
    'select $1::int',
    '',
    ';',
  ]
  for (const query of hostile)
    await expect(readBack(server.reach(), queryOf(query)), query).rejects.toThrow(OutsideFailed)
  // These may run, and cannot change anything.
  for (const query of [
    `select set_config('transaction_read_only', 'off', false) as a, sly() as b`,
    `select nextval('s')`,
  ])
    await expect(readBack(server.reach(), queryOf(query)), query).rejects.toThrow(OutsideFailed)
  expect(await server.query('select * from victim')).toEqual([{ a: 1 }])
  const fine = await readBack(
    server.reach(),
    queryOf(
      '-- first\nwith t as (select 1 as a) select a, a as a, ";" from t, (select 2 as ";") x -- last;\n ; ',
    ),
  )
  expect(fine.rows).toEqual([[1, 1, 2]])
  expect(fine.columns).toEqual(['a integer integer', 'a_2 integer integer', '; integer integer'])
})

test('a query that takes too long is ended', async () => {
  const slow = readBack(server.reach({ timeLimit: 1 }), queryOf('select pg_sleep(60)::text as s'))
  await expect(slow).rejects.toThrow('took longer than the time limit')
})

function condition(text: string): Expression {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

const CONDITIONS: readonly (readonly [string, string, number])[] = [
  ['id > 90', `c1 > cast('90' as bigint)`, 10],
  ['10 >= id', `c1 <= cast('10' as bigint)`, 10],
  ['id < 2.5', `c1 < cast('2.5' as double precision)`, 2],
  ['id = -1', `c1 = cast('-1' as bigint)`, 0],
  ['total >= 24.75', `nullif(c3, 'NaN') >= cast('24.75' as numeric)`, 2],
  [
    'rate = 0.1',
    `cast(cast(nullif(c7, 'NaN') as text) as double precision) = cast('0.1' as double precision)`,
    1,
  ],
  ['paid', 'c4', 50],
  ['not paid', 'not (c4)', 50],
  ['"Who?" is null', 'c2 is null', 14],
  [`"Who?" = ''`, `(c2 = '' and c2 collate "C" = '')`, 18],
  [`"Who?" = 'o''k "1'`, `collate "C" = 'o''k "1')`, 23],
  [`"Who?" not in ('', 'x')`, 'where (not (', 68],
  [`day between '2024-01-11' and '2024-01-20'`, `c5 >= cast('2024-01-11' as date)`, 10],
  [`at < '2024-01-01 05:00'`, `c6 < cast('2024-01-01 05:00+00' as timestamptz)`, 4],
  [`day > '2024-04-05' or id = 1`, ' or ', 6],
]

test.each(CONDITIONS)('the database is asked for %s', async (text, printed, rows) => {
  const found = await readBack(server.reach(), tableOf('orders'), { conditions: [condition(text)] })
  expect(found.rows.length).toBe(rows)
  const asked =
    (await server.log()).split('\n').findLast((line) => /copy \(select/.test(line)) ?? ''
  expect(asked).toContain(' where ')
  expect(asked).toContain(printed)
})

test.each([`"Who?" > 'a'`, `lower("Who?") = 'x'`, 'id + 1 > 5', `"Who?" like 'o%'`])(
  'what might mean something else is not asked, and then no limit is: %s',
  async (text) => {
    const asked = { conditions: [condition(text), condition('id <= 50')], limit: 3 }
    const found = await readBack(server.reach(), tableOf('orders'), asked)
    expect(found.rows.length).toBe(50)
  },
)

test('only what is needed travels, sorted and limited', async () => {
  const sort = [{ column: 'total', direction: 'descending', nulls: 'last' }] as const
  const found = await readBack(server.reach(), tableOf('orders'), {
    needed: ['id'],
    sort,
    limit: 2,
  })
  expect(found.rows.map(([id, who, total]) => [id, who, total])).toEqual([
    [100, null, null],
    [99, null, null],
  ])
  const asked = (await server.log()).split('\n').findLast((line) => /copy \(select/.test(line))
  expect(asked).toContain(`copy (select c1 as sent1 from "public"."orders"`)
})

test('a column that is used and has changed is told; a new one is none of our business', async () => {
  await server.query('create table moving (a int, b int, c int)')
  const source = tableOf('moving')
  const known = { columns: ['a', 'b', 'c'].map((name) => ({ name, type: 'integer' as const })) }
  await server.query('alter table moving add d int')
  await readBack(server.reach(), source, known)
  await server.query('alter table moving drop a, alter b type text')
  await expect(readBack(server.reach(), source, known)).rejects.toThrow(
    'The table "moving" has changed: "a" is gone; "b" was integer and is text now. New: "d". Look at it again',
  )
  await readBack(server.reach(), source, { ...known, needed: ['c'] })
})

test('what is given up leaves neither a file nor a process', async () => {
  const folder = await temporaryFolder()
  const columns = [{ name: 'i', type: 'integer' as const }]
  const source = queryOf('select i from generate_series(1, 50000000) i')
  const request = { source, columns, needed: null, conditions: [], sort: [], limit: null }
  const controller = new AbortController()
  const told: number[] = []
  const onRows = (rows: number) => {
    told.push(rows)
    controller.abort(new Error('enough'))
  }
  const path = join(folder, 'rows.parquet')
  const reading = readOutside(
    'postgresql',
    server.reach(),
    request,
    { folder, path },
    { signal: controller.signal, onRows },
  )
  await expect(reading).rejects.toThrow('enough')
  expect(told[0]).toBeGreaterThan(0)
  expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toEqual([])
  await expect
    .poll(() => server.query(`select 1 from pg_stat_activity where application_name = 'plainflow'`))
    .toEqual([])
})

test('a connection that is lost in the middle is told, and leaves no file', async () => {
  const columns = [
    { name: 'i', type: 'integer' as const },
    { name: 'words', type: 'text' as const },
  ]
  const source = queryOf(`select i, md5(i::text) as words from generate_series(1, 500000) i`)
  const request = { source, columns, needed: null, conditions: [], sort: [], limit: null }
  for (const cut of [1_000_000, 10_000_000]) {
    const folder = await temporaryFolder()
    server.cutBackAfter(cut)
    const path = join(folder, 'rows.parquet')
    const lost = readOutside('postgresql', server.reach(), request, { folder, path })
    await expect(lost).rejects.toThrow('was lost or never came about')
    expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toEqual([])
  }
})

test('no secret is in what the server wrote down', async () => {
  expect(await server.log()).not.toContain(PASSWORD)
})

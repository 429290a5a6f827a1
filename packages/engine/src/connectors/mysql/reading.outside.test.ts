import { join } from 'node:path'
import { type Expression, type OutsideSource, parseExpression } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { OutsideFailed, type ReadRequest } from '../connector.ts'
import { listOutsideTables } from '../list-outside-tables.ts'
import { outsideColumns } from '../outside-columns.ts'
import { testOutside } from '../test-outside.ts'
import { queryOf as anyQuery, readBack, tableOf as anyTable } from '../testing/read-back.ts'
import { connector } from './connector.ts'
import { PASSWORD, startMariadb, type TestMariadb } from '../testing/start-mariadb.ts'

const tableOf = (table: string) => anyTable(table, '', 'mysql')
const queryOf = (query: string) => anyQuery(query, 'mysql')

let server: TestMariadb
beforeAll(async () => {
  server = await startMariadb()
  await server.query(`create table orders (id bigint primary key, \`Who?\` varchar(40), total decimal(10,2),
    paid bit(1), day date, at timestamp null, rate float, \`key\` enum('x', 'y'), year year, real8 double)`)
  await server.query(`insert into orders select seq, case when seq % 7 = 0 then null when seq % 5 = 0 then ''
    else concat('o''k "', seq % 3) end, seq / 4.0, seq % 2 = 0, date '2024-01-01' + interval seq day,
    timestamp '2024-01-01 05:30:00' + interval seq hour, seq / 10, 'x', 2000 + seq % 30, seq / 10 from seq_1_to_100`)
  await server.query('create view seen as select id from orders')
  await server.query('analyze table orders')
})
afterAll(() => server.stop())

describe('saying hello', () => {
  test('over TLS, with the certificate checked', async () => {
    expect((await testOutside('mysql', server.reach())).version).toMatch(/^MariaDB \d+\.\d+\.\d+$/)
    await expect.poll(sessions).toBe(0)
  })

  test.each([
    [{ authority: '' }, /authority that is not known/],
    [{ host: 'elsewhere' }, /is for another name/],
    [{ host: '127.0.0.1' }, /is for another name/],
    [{ database: 'none' }, /There is no such database|does not let "owner" into/],
    [{ user: 'nobody' }, /refused the password of "nobody"/],
  ] as const)('what is wrong is told in words: %o', async (settings, words) => {
    await expect(testOutside('mysql', server.reach(settings))).rejects.toThrow(words)
  })

  test('a wrong password is refused, and told without it', async () => {
    const failed = testOutside('mysql', server.reach({}, { password: 'wr0ng-secret' }))
    await expect(failed).rejects.toThrow(OutsideFailed)
    await expect(failed).rejects.not.toThrow(/wr0ng-secret/)
  })

  test('a way that leads nowhere', async () => {
    const reach = { ...server.reach(), way: '/nowhere/socket' }
    await expect(testOutside('mysql', reach)).rejects.toThrow(/was lost or never came about/)
  })

  test('without encryption, and with any certificate, where that is asked for', async () => {
    const direct = queryOf('select 1 as one')
    for (const settings of [{ tls: 'off' }, { tls: 'require', authority: '' }])
      expect((await readBack(server.reach(settings), direct)).rows).toEqual([[1]])
  })
})

test('tables and views are listed, and columns under names of their own', async () => {
  expect(await listOutsideTables('mysql', server.reach())).toEqual([
    { schema: 'shop', name: 'orders', kind: 'table', rows: 100 },
    { schema: 'shop', name: 'seen', kind: 'view', rows: null },
  ])
  const columns = await outsideColumns('mysql', server.reach(), tableOf('orders'))
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'Who? text',
    'total number',
    'paid boolean',
    'day date',
    'at timestamp',
    'rate number',
    'key text',
    'year integer',
    'real8 number',
  ])
  await expect(outsideColumns('mysql', server.reach(), tableOf('none'))).rejects.toThrow(
    'There is no such table',
  )
})

test('a query is one SELECT, and nothing else is ever carried out', async () => {
  await server.query('create table victim (a int)')
  await server.query('insert into victim values (1)')
  await server.query(
    `create function sly() returns int modifies sql data begin delete from victim; return 1; end`,
  )
  await server.query(`create procedure slyer() begin delete from victim; select 1; end`)
  const hostile = [
    'delete from victim returning *',
    'select 1; delete from victim',
    'select 1; -- ',
    'select 1) as source; delete from victim; --',
    'select 1) select * from victim -- ',
    'select 1) , x as (select 2',
    'select 1 /*! ) , x as (select 2 */',
    'select a into @stolen from victim',
    `select a from victim into outfile '/tmp/plainflow-was-here'`,
    'select sly()',
    'call slyer()',
    `load data local infile '/etc/passwd' into table victim`,
    'set sql_mode = 0',
    'set statement max_statement_time = 0 for select 1',
    'begin',
    'commit',
    'show tables',
    'analyze select sly()',
    'handler victim open',
    'drop table victim',
    'select 1 /*',
    `select 'a`,
    'select `a',
    'select ?',
    'execute immediate "select 1"',
    '',
    ';',
  ]
  const told: string[] = []
  for (const query of hostile) {
    const failed = inProcess(queryOf(query))
    await expect(failed, query).rejects.toThrow(OutsideFailed)
    told.push(String(await failed.catch((error: unknown) => error)))
  }
  expect(told.join('\n')).not.toContain(PASSWORD)
  expect(await server.query('select * from victim')).toEqual([{ a: 1 }])
  const fine = await readBack(
    server.reach(),
    queryOf(
      '# first\nwith t as (select 1 as a) select a, a as a, `;` from t, (select 2 as `;`) x -- last;\n ; ',
    ),
  )
  expect(fine.rows).toEqual([[1, 1, 2]])
  expect(fine.columns).toEqual(['a integer int', 'a_2 integer int', '; integer int'])
})

test('a query that takes too long is ended', async () => {
  const slow = readBack(
    server.reach({ timeLimit: 1 }),
    queryOf(
      'select count(*) as n from seq_1_to_3000000000 a where a.seq % 7 = 3 and sqrt(a.seq) > 2',
    ),
  )
  await expect(slow).rejects.toThrow('took longer than the time limit')
})

function condition(text: string): Expression {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

const CONDITIONS: readonly (readonly [string, string, number])[] = [
  ['id > 90', '(`id`)) > 90', 10],
  ['10 >= id', '<= 10', 10],
  ['id < 2.5', '< 2.5e0', 2],
  ['id = -1', '= -1', 0],
  ['total >= 24.75', '>= 24.75', 2],
  ['real8 = 0.1', '= 0.1e0', 1],
  ['year = 24', '(`year` + 0)', 0],
  ['paid', '((`paid` + 0) = 1)', 50],
  ['not paid', 'not (', 50],
  ['paid = false', '= false', 50],
  ['"Who?" is null', 'is null', 14],
  [`"Who?" = ''`, `_utf8mb4 x''`, 18],
  [`"Who?" = 'o''k "1'`, `_utf8mb4 x'6f276b202231'`, 23],
  [`"Who?" = 'O''K "1'`, `_utf8mb4 x'`, 0],
  [`"Who?" = ' '`, `_utf8mb4 x'20'`, 0],
  [`"Who?" = '😀'`, `_utf8mb4 x'f09f9880'`, 0],
  [`"Who?" not in ('', 'x')`, 'where (not (', 68],
  [`day between '2024-01-11' and '2024-01-20'`, `\`day\` >= timestamp'2024-01-11 00:00:00'`, 10],
  [`at < '2024-01-01 05:00'`, `\`at\` < timestamp'2024-01-01 05:00:00'`, 4],
  [`not (day > '2024-04-05')`, 'not (', 95],
  [`day > '2024-04-05' or id = 1`, ' or ', 6],
]

test('the database is asked for what it means the same by', async () => {
  for (const [text, printed, rows] of CONDITIONS) {
    const asked = { conditions: [condition(text)] }
    expect(await inProcess(tableOf('orders'), asked), text).toBe(rows)
    expect(await lastSelect(), text).toContain(' where ')
    expect(await lastSelect(), text).toContain(printed)
  }
})

test('what might mean something else is not asked, and then no limit is', async () => {
  for (const text of [
    `"Who?" > 'a'`,
    `lower("Who?") = 'x'`,
    'id + 1 > 5',
    `"Who?" like 'o%'`,
    'rate = 0.1',
    `"key" = 'x'`,
  ]) {
    const asked = { conditions: [condition(text), condition('id <= 50')], limit: 3 }
    expect(await inProcess(tableOf('orders'), asked), text).toBe(50)
  }
})

test('only what is needed travels, sorted and limited, nulls where they belong', async () => {
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
  expect(await lastSelect()).toContain('select `id` as sent1 from `shop`.`orders` order by')
  const some = queryOf('select 1 as a union all select null union all select 2')
  for (const [direction, nulls, first] of [
    ['ascending', 'last', 1],
    ['ascending', 'first', null],
    ['descending', 'last', 2],
    ['descending', 'first', null],
  ] as const) {
    const by = [{ column: 'a', direction, nulls }] as const
    const { rows } = await readBack(server.reach(), some, { sort: by, limit: 1 })
    expect(rows).toEqual([[first]])
  }
})

test('a column that is used and has changed is told; a new one is none of our business', async () => {
  await server.query('create table moving (a int, b int, c int)')
  const source = tableOf('moving')
  const known = { columns: ['a', 'b', 'c'].map((name) => ({ name, type: 'integer' as const })) }
  await server.query('alter table moving add d int')
  await readBack(server.reach(), source, known)
  await server.query('alter table moving drop a, modify b text')
  await expect(readBack(server.reach(), source, known)).rejects.toThrow(
    'The table "moving" has changed: "a" is gone; "b" was integer and is text now. New: "d". Look at it again',
  )
  await readBack(server.reach(), source, { ...known, needed: ['c'] })
})

test('no secret is in what the server wrote down', async () => {
  const ours = (await server.log()).replace(/create user .*/g, '')
  expect(ours).not.toContain(PASSWORD)
})

/** How many rows come of it, without the two children around it. */
async function inProcess(source: OutsideSource, asked: Partial<ReadRequest> = {}): Promise<number> {
  const columns = await connector.columns(server.reach(), source)
  const whole = { source, columns, needed: null, conditions: [], sort: [], limit: null }
  const to = join(await temporaryFolder(), 'rows.csv')
  return (await connector.read(server.reach(), { ...whole, ...asked }, to, () => {})).rows
}

async function sessions(): Promise<number> {
  const found = await server.query(
    `select 1 from information_schema.processlist where user = 'owner'`,
  )
  return found.length
}

async function lastSelect(): Promise<string> {
  return (await server.log()).split('\n').findLast((line) => /as sent1/.test(line)) ?? ''
}

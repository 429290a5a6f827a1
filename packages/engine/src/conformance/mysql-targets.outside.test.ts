import { delimiter, join } from 'node:path'
import {
  type Column,
  codeConnections,
  type OutsideSource,
  outsideId,
  parseExpression,
  type Program,
  type Relation,
  type Step,
  type TableOutlet,
  targets,
  type WriteMode,
} from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare as preparePandas } from '../../../../scripts/runtimes/pandas.mjs'
import { prepare as preparePolars } from '../../../../scripts/runtimes/polars.mjs'
import { startMariadb, type TestMariadb } from '../connectors/testing/start-mariadb.ts'
import { completeLimits } from '../limits.ts'
import { readOutside } from '../connectors/read-outside.ts'
import { isMissing } from '../runtimes/runtime.ts'
import { runtimeOf } from '../runtimes/runtimes.ts'
import { makeBox } from '../sandbox/sandbox.ts'
import { verifyProgram } from '../verify/verify-program.ts'
import { heldFolder } from './testing/held-folder.ts'

/** Exported code against a real MariaDB, which it reaches from its box by a socket and nothing else. */
const TABLE = `create table \`Orders 1\` (id bigint unsigned primary key, region varchar(40), amount decimal(12,2),
  share float, exact double, seen timestamp(6) null, local datetime null, sold date, paid bit(1), tag enum('a', 'b'),
  extra json, code char(5), raw varbinary(9), whole decimal(18,0), wide decimal(30,10), length time, flags bit(9), made year)`
const ROWS = [
  `(9007199254740993, 'West % :x', 10.50, 0.1, 0.1, '2024-03-10 17:30:00.123456', '9999-12-31 23:59:59',
    '2024-02-29', b'1', 'a', '{"a": [1, null]}', 'ab', x'00ff', 12, 1.5, '-26:00:00', b'101', 2024)`,
  `(2, '', null, 1234.567, 1e300, null, '0001-01-01 00:00:00', '0000-00-00', b'0', null, null, '', '', null, null, null, null, null)`,
  `(3, null, -7, null, -0.25, '2001-01-01 00:00:00', null, '1900-01-01', null, null, null, null, null, 5, 2, '838:59:59', 0, null)`,
  `(4, 'Ünï 🙂', 0.01, 2.5, null, null, null, null, b'1', 'b', '7', 'abcde', 'A', 0, 0, null, null, null)`,
]
const TYPES = {
  id: 'integer',
  region: 'text',
  amount: 'number',
  share: 'number',
  exact: 'number',
  seen: 'timestamp',
  local: 'timestamp',
  sold: 'date',
  paid: 'boolean',
  tag: 'text',
  extra: 'text',
  code: 'text',
  raw: 'text',
  whole: 'integer',
  wide: 'text',
  length: 'text',
  flags: 'integer',
  made: 'integer',
} as const
// As they stand above.
const COLUMNS = Object.entries(TYPES).map(([name, type]) => ({ name, type })) as readonly Column[]

const SHOP = { id: 'c1', name: 'Shop', connector: 'mysql' }
const CONNECTED = { connection: SHOP.id, connector: SHOP.connector }
const ORDERS: OutsideSource = { ...CONNECTED, kind: 'table', schema: '', table: 'Orders 1' }

const folder = heldFolder('mysql-targets')
let server: TestMariadb
let rows = ''
let env: NodeJS.ProcessEnv = {}
let way = { address: '', folder: '' }
beforeAll(async () => {
  server = await startMariadb()
  await server.query(TABLE)
  for (const row of ROWS) await server.query(`insert into \`Orders 1\` values ${row}`)
  const place = await folder.make()
  rows = join(place, 'rows.parquet')
  const whole = {
    source: ORDERS,
    columns: COLUMNS,
    needed: null,
    conditions: [],
    sort: [],
    limit: null,
  }
  await readOutside('mysql', server.reach(), whole, { folder: place, path: rows })
  const pythons = [await preparePandas(), await preparePolars()]
  env = { ...process.env, PLAINFLOW_PYTHON: pythons.join(delimiter) }
  const socket = encodeURIComponent(server.socket)
  way = { address: `mysql://root@/shop?unix_socket=${socket}`, folder: server.folder }
}, 300_000)
afterAll(async () => {
  await server.stop()
  await folder.remove()
})

const LANGUAGES = ['pandas', 'polars'] as const

test.each(LANGUAGES)('reads the same rows as the engine takes in: %s', async (id) => {
  const query = 'select * from `Orders 1` -- its last line'
  for (const source of [ORDERS, { ...CONNECTED, kind: 'query', query } as const]) {
    const file = { path: 'rows.parquet', format: 'parquet' } as const
    const input = { name: 'orders', source: file, original: rows, parquet: rows, rows: ROWS.length }
    const certificate = await verifyProgram({
      program: { steps: [load(source)] },
      files: { [outsideId(source)]: { path: rows, format: 'parquet' } },
      inputs: { [outsideId(source)]: input },
      connections: [{ ...SHOP, way }],
      env,
      targets: [targets[id]],
    })
    const verdict = { verdict: 'PASS', reason: null, differences: [] }
    expect(certificate.targets[0]).toMatchObject(verdict)
  }
})

test.each(LANGUAGES)('stops at an integer beyond 64 bits: %s', async (id) => {
  await server.query('create or replace table far (n bigint unsigned)')
  await server.query('insert into far values (1), (18446744073709551615)')
  const columns = [{ name: 'n', type: 'integer' }] as const
  const relation: Relation = { kind: 'from', outside: { ...ORDERS, table: 'far' }, columns }
  const steps = [{ id: 'far', block: 'far', name: 'far', sentence: 'far', columns, relation }]
  expect(await run(id, { steps })).toMatchObject({ status: 'stopped' })
})

test.each(LANGUAGES)(
  'writes every value that it read, in every mode, whole or not at all: %s',
  async (id) => {
    await server.query('drop table if exists kept')
    const there = async () =>
      (await server.query('select id, amount from kept order by id')).map(Object.values)
    const all = [
      ['2', null],
      ['3', -7],
      ['4', 0.01],
    ]
    const done = { status: 'completed' }
    const stopped = { status: 'stopped' }
    expect(await run(id, kept('append'))).toMatchObject(stopped)
    expect(await run(id, kept('create'))).toMatchObject(done)
    expect(await there()).toEqual(all)
    const same = await server.query(`select k.id from kept k join \`Orders 1\` o using (id)
    where k.region <=> o.region and k.exact <=> o.exact and k.local <=> o.local and k.paid <=> o.paid + 0
      and hex(k.length) <=> hex(cast(o.length as char)) and hex(k.wide) <=> hex(cast(o.wide as char)) and hex(k.code) <=> hex(trim(o.code))`)
    expect(same.length).toBe(3)
    expect(await run(id, kept('create'))).toMatchObject(stopped)
    expect(await run(id, kept('append'))).toMatchObject(done)
    expect((await there()).length).toBe(6)
    expect(await run(id, kept('replace'))).toMatchObject(done)
    expect(await there()).toEqual(all)
    await server.query('alter table kept add primary key (id)')
    await server.query('delete from kept where id = 2')
    await server.query('update kept set amount = 5 where id = 3')
    await server.query('insert into kept (id, amount) values (1, 1)')
    expect(await run(id, kept('upsert'))).toMatchObject(done)
    expect(await there()).toEqual([['1', 1], ...all])
    // The last of its statements fails, and the rows that were there are back.
    await server.query(
      'create or replace trigger never before insert on kept for each row begin if new.id = 4 then signal sqlstate "45000"; end if; end',
    )
    expect(await run(id, kept('replace'))).toMatchObject(stopped)
    expect(await there()).toEqual([['1', 1], ...all])
  },
)

/** Runs the code as it is exported, its writing included. */
async function run(id: 'pandas' | 'polars', program: Program) {
  const runtime = await runtimeOf(id).find(env)
  if (isMissing(runtime)) throw new Error(runtime.missing)
  const box = await makeBox()
  try {
    return await runtime.run({
      code: targets[id].print(program, codeConnections([SHOP])),
      fileName: targets[id].fileName,
      outlets: [],
      box,
      limits: completeLimits({}),
      hide: [],
      outside: { env: { SHOP_URL: way.address }, sockets: [way.folder] },
    })
  } finally {
    await box.remove()
  }
}

function load(source: OutsideSource): Step {
  const relation: Relation = { kind: 'from', outside: source, columns: COLUMNS }
  return { id: 'load', block: 'load', name: 'load', sentence: 'load', columns: COLUMNS, relation }
}

function kept(mode: WriteMode): Program {
  const keys = mode === 'upsert' ? ['id'] : []
  const outlet: TableOutlet = { ...CONNECTED, kind: 'table', schema: '', table: 'kept', mode, keys }
  const parsed = parseExpression('id < 5')
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  const input: Relation = { kind: 'step', step: 'load', columns: COLUMNS }
  const relation: Relation = { kind: 'filter', input, condition: parsed.expression }
  const out = { id: 'out', block: 'out', name: 'out', sentence: 'out', columns: COLUMNS, relation }
  return { steps: [load(ORDERS), { ...out, outlet }] }
}

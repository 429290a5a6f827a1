import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Column,
  codeConnections,
  type Expression,
  type OutsideSource,
  outsideId,
  parseExpression,
  type Program,
  type Relation,
  type Step,
  type TableOutlet,
  type TargetId,
  targets,
  type WriteMode,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/postgres.mjs'
import { prepareOutside } from '../../../../scripts/runtimes/pyspark.mjs'
import { completeLimits } from '../limits.ts'
import { runJob } from '../process/run-job.ts'
import { isMissing } from '../runtimes/runtime.ts'
import { runtimeOf } from '../runtimes/runtimes.ts'
import { makeBox } from '../sandbox/sandbox.ts'
import type { CodeInputs } from '../verify/stage-inputs.ts'
import { startDatabase, type TestDatabase } from '../verify/testing/start-database.ts'
import { verifyProgram } from '../verify/verify-program.ts'
import { closeRuntimes, isSlow, RUN_TARGETS, runOn } from './runtimes/runtimes.ts'
import { heldFolder } from './testing/held-folder.ts'

/** Exported code against a real PostgreSQL, which it reaches from its box by a socket and nothing else. */
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const PYTHONS = ['python', 'polars', 'pyspark'].map((name) => join(CACHE, name, 'bin', 'python'))
const env = { ...process.env, PLAINFLOW_PYTHON: PYTHONS.join(delimiter) }

const SPARK = RUN_TARGETS.filter((id) => id === 'pyspark' || id === 'scala')

/** Types that drivers read in ways of their own; what they come in as is written out below, not computed. */
const TABLE = `create table public."Orders 1" (
  id bigint primary key, region text, amount numeric(12,2), share real, exact double precision,
  seen timestamptz, local timestamp, sold date, paid boolean, tags text[], extra jsonb, code char(5),
  raw bytea, whole numeric(18,0), wide numeric(30,10), length interval);
insert into public."Orders 1" values
  (9007199254740993, 'West % :x', 10.50, 0.1, 0.1, '2024-03-10 12:00:00.123456+05:30', '9999-12-31 23:59:59',
    '2024-02-29', true, '{a,NULL,"b c"}', '{"a": [1, null]}', 'ab', '\\x00ff', 12, 1.5, '1 day 02:00:00'),
  (2, '', null, 'NaN', 'NaN', null, '0001-01-01 00:00:00', null, false, '{}', 'null', '', '', null, null, null),
  (3, null, -7, null, 1e300, '1969-12-31 23:59:59Z', null, '1900-01-01', null, null, null, null, null, 5, 2, null),
  (4, 'Ünï 🙂', 0.01, 2.5, -0.25, '2024-06-01 00:00:00Z', '2024-06-01 08:00:00', '2024-06-01', true,
    '{x}', '7', 'abcde', '\\x41', 0, 0, '-3 days'),
  (5, concat('a', chr(9), 'b\\N', chr(10), '"c",', chr(13), chr(39)), null, null, null, null, null, null,
    null, null, null, null, null, null, null, null)`
const EXPECTED = `select * from (values
  (9007199254740993::bigint, 'West % :x', 10.5::double, 0.1::double, 0.1::double,
    timestamp '2024-03-10 06:30:00.123456', timestamp '9999-12-31 23:59:59', date '2024-02-29', true,
    '{a,NULL,"b c"}', '{"a": [1, null]}', 'ab   ', '\\x00ff', 12::bigint, '1.5000000000', '1 day 02:00:00'),
  (2, '', null, null, null, null, timestamp '0001-01-01 00:00:00', null, false, '{}', 'null', '     ', '\\x',
    null, null, null),
  (3, null, -7.0, null, 1e300, timestamp '1969-12-31 23:59:59', null, date '1900-01-01', null, null, null, null,
    null, 5, '2.0000000000', null),
  (4, 'Ünï 🙂', 0.01, 2.5, -0.25, timestamp '2024-06-01 00:00:00', timestamp '2024-06-01 08:00:00',
    date '2024-06-01', true, '{x}', '7', 'abcde', '\\x41', 0, '0.0000000000', '-3 days'),
  (5, concat('a', chr(9), 'b\\N', chr(10), '"c",', chr(13), chr(39)), null, null, null, null, null, null,
    null, null, null, null, null, null, null, null))
  as t(id, region, amount, share, exact, seen, local, sold, paid, tags, extra, code, raw, whole, wide, length)`
const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'region', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'share', type: 'number' },
  { name: 'exact', type: 'number' },
  { name: 'seen', type: 'timestamp' },
  { name: 'local', type: 'timestamp' },
  { name: 'sold', type: 'date' },
  { name: 'paid', type: 'boolean' },
  { name: 'tags', type: 'text' },
  { name: 'extra', type: 'text' },
  { name: 'code', type: 'text' },
  { name: 'raw', type: 'text' },
  { name: 'whole', type: 'integer' },
  { name: 'wide', type: 'text' },
  { name: 'length', type: 'text' },
]

const SHOP = { id: 'c1', name: 'Shop', connector: 'postgresql' }
const CONNECTED = { connection: SHOP.id, connector: SHOP.connector }
const ORDERS: OutsideSource = { ...CONNECTED, kind: 'table', schema: '', table: 'Orders 1' }
const QUERY: OutsideSource = {
  ...CONNECTED,
  kind: 'query',
  query: `select * from "Orders 1" where region is distinct from ':id' -- \\! touch taken`,
}

const TOTALS: readonly Column[] = [
  { name: 'paid', type: 'boolean' },
  { name: 'orders', type: 'integer' },
  { name: 'total', type: 'number' },
]

const KEPT = COLUMNS.filter(({ name }) => name === 'id' || name === 'amount')

const folder = heldFolder('outside-targets')
let rows = ''
let database: TestDatabase
beforeAll(async () => {
  if (SPARK.length > 0) await prepareOutside()
  database = await startDatabase(await prepare())
  await database.ask(TABLE)
  const place = await folder.make()
  rows = join(place, 'rows.parquet')
  const limits = completeLimits({})
  const sql = `copy (${EXPECTED}) to 'rows.parquet' (format parquet)`
  await runJob('script', { sql, folder: place }, { folder: place, files: [], limits })
}, 300_000)
afterAll(async () => {
  await closeRuntimes()
  await database.stop()
  await folder.remove()
})

const WRITING = RUN_TARGETS.filter((id) => targets[id].gaps.outside?.(kept('append')).length === 0)
const READ = [
  ['every value of a table', ORDERS, values],
  ['every value of a query', QUERY, values],
  ['a filter and a sum', ORDERS, totals],
] as const

describe.each(RUN_TARGETS)('%s', (id) => {
  // What reads a copy reads one file, whatever was asked for; each start of Spark takes half a minute.
  test.each(WRITING.includes(id) && !isSlow(id) ? READ : READ.slice(0, 1))(
    'reads the same rows as the engine takes in: %s',
    async (_, source, program) => {
      if ((await runOn(id, [])) === null) return
      const certificate = await verifyProgram({
        program: program(source),
        files: { [outsideId(source)]: { path: rows, format: 'parquet' } },
        inputs: inputOf(source),
        connections: [{ ...SHOP, way: database }],
        env,
        targets: [targets[id]],
      })
      const verdict = { verdict: 'PASS', reason: null, differences: [] }
      expect(certificate.targets[0]).toMatchObject(verdict)
    },
    900_000,
  )
})

describe.runIf(WRITING.length > 0)('code that goes to a database itself', () => {
  test.each(WRITING)(
    'is not run where it is handed no address: %s',
    async (id) => {
      if ((await runOn(id, [])) === null) return
      const certificate = await verifyProgram({
        program: totals(ORDERS),
        files: { [outsideId(ORDERS)]: { path: rows, format: 'parquet' } },
        inputs: inputOf(ORDERS),
        connections: [SHOP],
        env,
        targets: [targets[id]],
      })
      expect(certificate.targets[0]).toMatchObject({ verdict: 'NOT RUN', cause: 'data' })
    },
    900_000,
  )

  // In the SQL of PostgreSQL itself, they are values like any other.
  test.each(WRITING.filter((id) => id !== 'postgres'))(
    'stops at a moment that is none elsewhere: %s',
    async (id) => {
      if ((await runOn(id, [])) === null) return
      await database.ask(`drop table if exists far;
        create table far (day date); insert into far values ('2024-06-01'), ('infinity')`)
      const columns = [{ name: 'day', type: 'date' }] as const
      const outside = { ...ORDERS, table: 'far' }
      const relation: Relation = { kind: 'from', outside, columns }
      const outcome = await run(id, { steps: [step('far', columns, relation)] })
      expect(outcome).toMatchObject({ status: 'stopped' })
    },
    900_000,
  )

  test.each(WRITING)(
    'writes every value that it read: %s',
    async (id) => {
      if ((await runOn(id, [])) === null) return
      await database.ask('drop table if exists copied')
      const outlet = { ...tableOutlet('create'), table: 'copied' }
      const program = { steps: values(ORDERS).steps.map((load) => ({ ...load, outlet })) }
      expect(await run(id, program)).toMatchObject({ status: 'completed' })
      expect(await database.ask(SAME)).toBe('5')
    },
    900_000,
  )

  test.each(WRITING)(
    'writes a table in every mode, whole or not at all: %s',
    async (id) => {
      if ((await runOn(id, [])) === null) return
      await database.ask('drop table if exists kept')
      const all = '2|\n3|-7\n4|0.01'
      const there = () => database.ask('select id, amount from kept order by id')
      const stopped = { status: 'stopped' }
      // Of a slow one those whose statements were not seen yet: they are the same for all languages.
      if (isSlow(id))
        await database.ask(
          `create table kept (id, amount) as values (2::bigint, 1::float), (3, 1), (4, 1)`,
        )
      else await inEveryOrder(id, all, there)
      await database.ask(`create unique index on kept (id);
        delete from kept where id = 2; update kept set amount = 5 where id = 3;
        insert into kept values (1, 1)`)
      expect(await run(id, kept('upsert'))).toMatchObject({ status: 'completed' })
      expect(await there()).toBe(`1|1\n${all}`)
      // The last of its statements fails, and the rows that were there are back.
      await database.ask('alter table kept add check (amount > -7)  not valid')
      expect(await run(id, kept('replace'))).toMatchObject(stopped)
      expect(await there()).toBe(`1|1\n${all}`)
    },
    900_000,
  )
})

/** What one mode leaves for the next. */
async function inEveryOrder(id: TargetId, all: string, there: () => Promise<string>) {
  const stopped = { status: 'stopped' }
  expect(await run(id, kept('append'))).toMatchObject(stopped)
  expect(await run(id, kept('create'))).toMatchObject({ status: 'completed' })
  expect(await there()).toBe(all)
  expect(await run(id, kept('create'))).toMatchObject(stopped)
  expect(await run(id, kept('append'))).toMatchObject({ status: 'completed' })
  expect(await there()).toBe('2|\n2|\n3|-7\n3|-7\n4|0.01\n4|0.01')
  expect(await run(id, kept('replace'))).toMatchObject({ status: 'completed' })
  expect(await there()).toBe(all)
  // Nobody can tell which rows are there already.
  expect(await run(id, kept('upsert'))).toMatchObject(stopped)
}

/** How many rows have come there as they were, value by value. */
const SAME = `select count(*) from "Orders 1" as o join copied as c using (id)
  where (c.region, c.amount, c.exact, c.seen, c.local, c.sold, c.paid, c.whole)
    is not distinct from (o.region, o.amount::double precision, nullif(o.exact, 'NaN'),
      o.seen at time zone 'UTC', o.local, o.sold, o.paid, o.whole::bigint)
    and (c.share, c.tags, c.extra, c.code, c.wide, c.length)
    is not distinct from (nullif(o.share, 'NaN')::text::double precision, o.tags::text, o.extra::text,
      case when o.code is not null then concat(o.code) end, o.wide::text, o.length::text)`

/** Runs the code as it is exported, its writing included. */
async function run(id: TargetId, program: Program) {
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
      outside: { env: { SHOP_URL: database.address }, sockets: [database.folder] },
    })
  } finally {
    await box.remove()
  }
}

function inputOf(source: OutsideSource): CodeInputs {
  const file = { path: 'rows.parquet', format: 'parquet' } as const
  return {
    [outsideId(source)]: { name: 'orders', source: file, original: rows, parquet: rows, rows: 5 },
  }
}

function step(id: string, columns: readonly Column[], relation: Relation): Step {
  return { id, block: id, name: id, sentence: id, columns, relation }
}

function values(source: OutsideSource): Program {
  return { steps: [step('load', COLUMNS, { kind: 'from', outside: source, columns: COLUMNS })] }
}

function after(id: string, columns: readonly Column[]): Relation {
  return { kind: 'step', step: id, columns }
}

function totals(source: OutsideSource): Program {
  const early: Relation = {
    kind: 'filter',
    input: after('load', COLUMNS),
    condition: expression("seen < timestamp '2024-05-01' or region = ''"),
  }
  const summed: Relation = {
    kind: 'aggregate',
    input: after('keep', COLUMNS),
    keys: ['paid'],
    measures: [
      { name: 'orders', function: 'count_rows', column: null },
      { name: 'total', function: 'sum', column: 'amount' },
    ],
  }
  return {
    steps: [
      ...values(source).steps,
      step('keep', COLUMNS, early),
      step('sum', TOTALS, summed),
      {
        ...step('out', TOTALS, after('sum', TOTALS)),
        outlet: { kind: 'file', format: 'csv', name: 'totals.csv', compress: false },
      },
    ],
  }
}

function tableOutlet(mode: WriteMode): TableOutlet {
  const keys = mode === 'upsert' ? ['id'] : []
  return { ...CONNECTED, kind: 'table', schema: '', table: 'kept', mode, keys }
}

function kept(mode: WriteMode): Program {
  const outlet = tableOutlet(mode)
  const few: Relation = {
    kind: 'filter',
    input: after('load', COLUMNS),
    condition: expression('id < 5'),
  }
  const cells: Relation = {
    kind: 'select',
    input: after('few', COLUMNS),
    columns: KEPT.map(({ name }) => ({ name, from: name })),
  }
  return {
    steps: [
      ...values(ORDERS).steps,
      step('few', COLUMNS, few),
      { ...step('out', KEPT, cells), outlet },
    ],
  }
}

function expression(text: string): Expression {
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return parsed.expression
}

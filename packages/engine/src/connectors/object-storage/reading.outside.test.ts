import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Reach, ReadRequest } from '../connector.ts'
import { listOutsideTables } from '../list-outside-tables.ts'
import { readBack, tableOf } from '../testing/read-back.ts'
import { startStorage, type TestStorage } from '../testing/start-storage.ts'
import { testOutside } from '../test-outside.ts'

const NAME = 'object-storage'
let storage: TestStorage

beforeAll(async () => {
  storage = await startStorage()
})
afterAll(() => storage.stop())

const readKey = (key: string, asked: Partial<ReadRequest> = {}, reach: Reach = storage.reach()) =>
  readBack(reach, tableOf(key, '', NAME), asked)

/** What DuckDB writes for a query, as bytes. */
async function parquetOf(sql: string, options = ''): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'made.parquet')
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  await connection.run(`copy (${sql}) to '${path}' (format parquet${options})`)
  connection.closeSync()
  database.closeSync()
  return readFile(path)
}

test('CSV keeps every value: quotes, line ends, digits, moments, and what is empty', async () => {
  const lines = [
    'id,amount,day,at,paid,note',
    '9223372036854775807,-1.5e-300,0001-01-01,2024-02-29 23:59:59.999999,true,"a ""b"", c',
    'd"',
    '-9223372036854775808,0.1,9999-12-31,1970-01-01 00:00:00,false,ünï 😀',
    ',,,,,',
  ]
  const text = `\uFEFF${lines.join('\r\n')}\r\n`
  await storage.put('values/a b+c(1).csv', text)
  await storage.put('values/packed.csv.gz', gzipSync(text))
  const read = await readKey('values/a b+c(1).csv')
  expect(read.columns.map((said) => said.split(' ').slice(0, 2).join(' '))).toEqual([
    'id integer',
    'amount number',
    'day date',
    'at timestamp',
    'paid boolean',
    'note text',
  ])
  const rows = await read.ask(
    'select id::varchar, amount, day::varchar, "at"::varchar, paid, note from rows',
  )
  expect(rows).toEqual([
    [
      '9223372036854775807',
      -1.5e-300,
      '0001-01-01',
      '2024-02-29 23:59:59.999999',
      true,
      'a "b", c\r\nd',
    ],
    ['-9223372036854775808', 0.1, '9999-12-31', '1970-01-01 00:00:00', false, 'ünï 😀'],
    [null, null, null, null, null, null],
  ])
  expect((await readKey('values/packed.csv.gz')).rows).toEqual(read.rows)
})

test('JSON keeps digits and nested values, as a list and as lines', async () => {
  const records = [
    '{"id":9007199254740993,"who":{"name":"Ann"},"tags":["a", "b"],"ok":true}',
    '{"id":-1,"who":null,"ok":null,"tags":[]}',
  ]
  await storage.put('json/list.json', `[\n${records.join(',\n')}\n]`)
  await storage.put('json/lines.ndjson', records.join('\n'))
  const [list, lines] = [await readKey('json/list.json'), await readKey('json/lines.ndjson')]
  const asked = 'select id::varchar, who, tags, ok from rows order by id desc'
  expect(await list.ask(asked)).toEqual([
    ['9007199254740993', '{"name":"Ann"}', '["a","b"]', true],
    ['-1', null, '[]', null],
  ])
  expect(await lines.ask(asked)).toEqual(await list.ask(asked))
})

test('Parquet keeps every value of every type; of a file only what is wanted is fetched', async () => {
  const made = await parquetOf(`select * from (values
    (9223372036854775807::bigint, 255::utinyint, 18446744073709551::ubigint, 1.25::float, 'nan'::double,
      123456789012.345::decimal(15,3), 12345678901234567890.123456789012345678::decimal(38,18),
      date '0001-01-01', timestamp '2024-02-29 23:59:59.999999', timestamptz '2024-07-01 12:00:00+02',
      time '23:59:59', 'ü, "x"' || chr(10), '\\xAA\\x00'::blob, [1, null], {'a': 'b'}, true, ''),
    (null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null))
    t(big, small, ubig, single, nan, money, exact, day, "at", zoned, hour, words, bytes, list, nested, ok, nothing)`)
  await storage.put('types.parquet', made)
  const read = await readKey('types.parquet')
  expect(read.columns).toEqual([
    'big integer BIGINT',
    'small integer UTINYINT',
    'ubig integer UBIGINT',
    'single number FLOAT',
    'nan number DOUBLE',
    'money number DECIMAL(15,3)',
    'exact text DECIMAL(38,18)',
    'day date DATE',
    'at timestamp TIMESTAMP',
    'zoned timestamp TIMESTAMP WITH TIME ZONE',
    'hour text TIME',
    'words text VARCHAR',
    'bytes text BLOB',
    'list text INTEGER[]',
    'nested text STRUCT(a VARCHAR)',
    'ok boolean BOOLEAN',
    'nothing text VARCHAR',
  ])
  const [first, second] = await read.ask(
    'select big::varchar, small::int, ubig::varchar, single, nan, money, exact, day::varchar, "at"::varchar, zoned::varchar, hour, words, bytes, list, nested, ok, nothing from rows',
  )
  expect(first).toEqual([
    '9223372036854775807',
    255,
    '18446744073709551',
    1.25,
    null,
    123456789012.345,
    '12345678901234567890.123456789012345678',
    '0001-01-01',
    '2024-02-29 23:59:59.999999',
    '2024-07-01 10:00:00',
    '23:59:59',
    'ü, "x"\n',
    '\\xAA\\x00',
    '[1,null]',
    '{"a":"b"}',
    true,
    '',
  ])
  expect(second).toEqual(Array.from({ length: 17 }, () => null))
  const wide =
    'select i, hash(i)::varchar || hash(i + 1)::varchar as text, i * 2 as twice from range(1, 200001) t(i)'
  const large = await parquetOf(wide, ', row_group_size 20000, compression uncompressed')
  await storage.put('large.parquet', large)
  const before = storage.cameBack()
  const part = await readKey('large.parquet', { needed: ['twice'] })
  expect(
    await part.ask('select count(*)::int, sum(twice)::varchar, count(text)::int from rows'),
  ).toEqual([[200_000, '40000200000', 0]])
  expect(storage.cameBack() - before).toBeLessThan(large.length / 2)
  const few = await readKey('large.parquet', { limit: 5 })
  expect(await few.ask('select i::int, length(text) > 10 from rows')).toEqual(
    [1, 2, 3, 4, 5].map((i) => [i, true]),
  )
})

test('files that fit a pattern are one table; what their paths say are columns', async () => {
  await storage.put('orders/region=West/month=2/b.csv', 'id,total\n3,30\n')
  await storage.put('orders/region=North%20East/month=1/a.csv', 'total,id\n10,1\n20,2\n')
  await storage.put('orders/region=__HIVE_DEFAULT_PARTITION__/month=3/c.csv', 'id\n4\n')
  await storage.put('orders/_SUCCESS', '')
  const read = await readKey('orders/**/*.csv')
  expect(read.columns).toEqual([
    'total integer text',
    'id integer text',
    'region text in the path',
    'month integer in the path',
  ])
  expect(
    await read.ask('select id::int, total::int, region, month::int from rows order by id'),
  ).toEqual([
    [1, 10, 'North East', 1],
    [2, 20, 'North East', 1],
    [3, 30, 'West', 2],
    [4, null, null, 3],
  ])
  for (const [month, sum] of [
    [1, 3],
    [2, 7],
  ])
    await storage.put(`sums/month=${month}/x.parquet`, await parquetOf(`select ${sum} as sum`))
  const sums = await readKey('sums/')
  expect(await sums.ask('select sum::int, month::int from rows order by month')).toEqual([
    [3, 1],
    [7, 2],
  ])
  const listed = await listOutsideTables(NAME, storage.reach({ bucket: '' }))
  const names = listed.map(({ schema, name }) => `${schema} ${name}`)
  expect(names).toEqual(expect.arrayContaining(['shop orders/**/*.csv', 'shop types.parquet']))
  expect(names.filter((name) => name.includes('region='))).toEqual([])
})

test('names in paths are compared without case, and what they say has to fit', async () => {
  await storage.put('cased/Year=2024/a.csv', 'id,year\n1,9\n')
  await storage.put('cased/year=2025/b.csv', 'id,year\n2,9\n')
  const cased = await readKey('cased/**/*.csv')
  expect(cased.columns).toEqual(['id integer text', 'Year integer in the path'])
  expect(cased.rows).toEqual([
    [1, 2024],
    [2, 2025],
  ])
  await storage.put('casedp/Year=2024/a.parquet', await parquetOf('select 1 as id, 9 as "year"'))
  await storage.put('casedp/year=2025/b.parquet', await parquetOf('select 2 as id, 9 as "year"'))
  expect((await readKey('casedp/')).rows).toEqual(cased.rows)
  const columns = ['id', 'Year'].map((name) => ({ name, type: 'integer' as const }))
  for (const [key, body] of [
    ['cased/Year=1.5/c.csv', 'id\n3\n'],
    ['casedp/Year=1.5/c.parquet', await parquetOf('select 3 as id')],
  ] as const) {
    await storage.put(key, body)
    await expect(readKey(key.split('/')[0] + '/', { columns })).rejects.toThrow(
      `The column "Year" was integer when the files were looked at, and is "1.5" in "${key}"`,
    )
  }
})

test('what does not fit what was found is told with its file, and nothing is left', async () => {
  await storage.put('late/1.csv', 'id,total\n1,1\n')
  await storage.put('late/2.csv', 'id,total\n2,none\n')
  await storage.put('late/3.csv', 'id,total\n3,3\n')
  await expect(readKey('late/*.csv')).rejects.toThrow(
    'The column "total" was integer when the files were looked at, and is "none" in "late/2.csv"',
  )
  const asText = storage.reach({ asText: true })
  expect((await readKey('late/*.csv', {}, asText)).rows).toEqual([
    ['1', '1'],
    ['2', 'none'],
    ['3', '3'],
  ])
  await storage.put('late/2.csv', 'id,total,more\n2,2,x\n')
  await expect(readKey('late/*.csv')).rejects.toThrow('"late/2.csv" has a field "more"')
  await storage.put('broken.parquet', (await parquetOf('select 1 as a')).subarray(0, 100))
  await expect(readKey('broken.parquet')).rejects.toThrow('is not a whole file of Parquet')
  await storage.put('cut.csv.gz', gzipSync('id\n1\n2\n').subarray(0, 15))
  await expect(readKey('cut.csv.gz')).rejects.toThrow('not packed with gzip, as its name says')
  await storage.put('latin.csv', Buffer.from('id,name\n1,\xe9\n', 'latin1'))
  await expect(readKey('latin.csv')).rejects.toThrow('"latin.csv": It is not text in UTF-8')
  await expect(readKey('nothing/*.csv')).rejects.toThrow('Nothing in the bucket "shop" fits')
  await storage.put('picture.png', 'x')
  await expect(readKey('picture.png')).rejects.toThrow('of no kind that is read')
})

test('each refusal has its own sentence, and none holds the secret', async () => {
  const tried = (settings: Reach['settings'], secrets?: Reach['secrets']) =>
    testOutside(NAME, storage.reach(settings, secrets))
  expect(await tried({})).toEqual({ version: 'the bucket "shop" at localhost' })
  expect(await tried({ style: 'virtual' })).toEqual(await tried({}))
  expect(storage.asked).toContain(`shop.localhost:${storage.port}`)
  const wrong = 'wr0ng-and-never-shown'
  await expect(tried({}, { secretKey: wrong })).rejects.toThrow(
    'the secret key is not the one of the access key',
  )
  await expect(tried({}, { secretKey: wrong })).rejects.not.toThrow(wrong)
  await expect(tried({ accessKey: 'nobody' })).rejects.toThrow(/access key/)
  await expect(tried({ bucket: 'other' })).rejects.toThrow('There is no bucket of this name')
  await expect(tried({ bucket: '../x' })).rejects.toThrow('cannot be the name of a bucket')
  await expect(tried({ region: 'eu-west-9' })).rejects.toThrow(/region/)
  await expect(tried({ host: '127.0.0.2' })).rejects.toThrow('lies in a private network')
  await expect(tried({ scheme: 'https' })).rejects.toThrow(/encryption|lost/)
  await expect(readKey('no/such.csv')).rejects.toThrow('There is no object "no/such.csv"')
})

test('a connection that is lost in the middle is a failure, and no file is left', async () => {
  const line = (at: number) => `${at},${createHash('sha1').update(String(at)).digest('hex')}\n`
  const text = `id,hash\n${Array.from({ length: 60_000 }, (_, at) => line(at)).join('')}`
  await storage.put('long.csv', text)
  const whole = await readKey('long.csv')
  expect(await whole.ask('select count(*)::int, max(id)::int from rows')).toEqual([
    [60_000, 59_999],
  ])
  expect(whole.left).toEqual(['rows.parquet'])
  // Columns are looked at by two connections before.
  storage.cutBackAfter(1_000_000, 3)
  await expect(readKey('long.csv')).rejects.toThrow('The connection to localhost was lost')
})

test('over TLS the certificate is checked, for the host of the bucket as well', async () => {
  const safe = await startStorage(true)
  try {
    expect(await testOutside(NAME, safe.reach())).toEqual({
      version: 'the bucket "shop" at localhost',
    })
    await expect(testOutside(NAME, safe.reach({ authority: '' }))).rejects.toThrow(
      'an authority that is not known',
    )
    await expect(testOutside(NAME, safe.reach({ style: 'virtual' }))).rejects.toThrow(
      'is for another name',
    )
  } finally {
    await safe.stop()
  }
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterEach, expect, test } from 'vitest'
import { makeWorkbook } from '../../reading/testing/corpus/make-workbook.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Scripted } from '../testing/serve-web.ts'
import { endAll, reaching } from './testing/reaching.ts'

afterEach(endAll)

test('a file of Parquet keeps its types, whatever its address and its server call it', async () => {
  const file = await parquet(
    `select i::integer as id, i / 4.0::decimal(9, 2) as price, i * 0.5::double as half, i % 2 = 0 as even,
      date '2024-01-30' + i as day, timestamp '2024-01-01 10:00:00.000001' + to_minutes(i) as moment,
      case when i = 2 then null else '2024-01-0' || i end as "Text, ""quoted""", [i, i + 1] as list
    from (select unnest([1, 2, 3])::integer as i)`,
  )
  const plain = { 'content-type': 'application/octet-stream' }
  for (const headers of [plain, { 'content-type': 'application/vnd.apache.parquet' }, {}]) {
    const at = await reaching(() => ({ headers, body: file }))
    const { columns, rows } = await at.shown('/export')
    expect(columns).toEqual([
      'id integer INTEGER',
      'price number DOUBLE',
      'half number DOUBLE',
      'even boolean BOOLEAN',
      'day date DATE',
      'moment timestamp TIMESTAMP',
      'Text, "quoted" text VARCHAR',
      'list text INTEGER[]',
    ])
    expect(rows[1]).toEqual([
      2,
      0.5,
      1,
      true,
      '2024-02-01',
      '2024-01-01T10:02:00.000001',
      null,
      '[2,3]',
    ])
  }
})

test('of Parquet only what is wanted travels, as text where that was said, and it is tried like any answer', async () => {
  const file = await parquet(`select i as id, 'x' || i as name from range(50) t(i)`)
  const at = await reaching(() => ({ body: file }))
  const some = await at.readApart({}, '/x', { needed: ['name'], limit: 2 })
  expect(some.rows).toEqual([
    [null, 'x0'],
    [null, 'x1'],
  ])
  expect((await at.readApart({ asText: true })).rows[49]).toEqual(['49', 'x49'])
  const tried = await at.attempt({})
  expect(tried).toMatchObject({ rowsSeen: 50, next: null, problem: null })
  expect(tried.answer.bytes).toBe(file.length)
  expect(tried.rows).toHaveLength(20)
  expect(tried.rows[0]).toEqual([0, 'x0'])
  expect((await at.attempt({ paging: 'page' })).problem).toContain('a file, which has no pages')
})

test('of Parquet not only what is new is read: it is said, before rows come twice', async () => {
  const file = await parquet('select i as id from range(3) t(i)')
  const at = await reaching(() => ({ body: file }))
  const asked = { reads: 'new', sinceField: 'id' }
  await expect(at.readApart(asked)).rejects.toThrow('of which only all rows can be read')
  expect((await at.attempt(asked)).problem).toContain('of which only all rows can be read')
})

test('a file that has changed, or is none, is told', async () => {
  const files = [
    await parquet('select 1 as id'),
    await parquet(`select 'one' as id`),
    await parquet('select 1 as id, 2 as more'),
  ]
  const turning = (place: number) =>
    reaching(({ before }) => ({ body: before === 0 ? files[0] : files[place] }))
  await expect((await turning(1)).readApart({})).rejects.toThrow(
    'The column "id" was integer when the address was tried, and is text now.',
  )
  await expect((await turning(2)).readApart({})).rejects.toThrow(/has a column "more" that was not/)
  expect((await (await turning(2)).readApart({ leavesOthers: true })).rows).toEqual([[1]])
  const cut = await reaching(() => ({ body: files[0]?.subarray(0, 100) }))
  await expect(cut.readApart({})).rejects.toThrow('The answer is not a whole file of Parquet.')
  const zip = await reaching(() => ({ body: Buffer.from('PK\x03\x04 and nothing else') }))
  await expect(zip.readApart({})).rejects.toThrow(/zip|workbook|cut off|archive/i)
  const old = await reaching(() => ({ body: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]) }))
  await expect(old.readApart({})).rejects.toThrow(/old kind \(\.xls\)/)
})

test('a sheet of a workbook: found, its cells as they are shown', async () => {
  const book = await makeWorkbook({
    sheets: [
      { name: 'Hidden', rows: row(1, text('no')), state: 'hidden' },
      {
        name: 'Orders',
        rows: [
          row(1, text('Orders of 2024')),
          row(2, text('Name'), text('Amount'), text('When'), text('Paid'), text('Code')),
          row(
            3,
            text('Ann'),
            '<c><v>1.5</v></c>',
            '<c s="1"><v>45321</v></c>',
            flag(1),
            text('2024-01-01'),
          ),
          row(4, text('Ben'), '<c><v>2</v></c>', '<c s="1"><v>45322</v></c>', flag(0), text('x')),
          row(
            5,
            text(''),
            '<c t="e"><v>#DIV/0!</v></c>',
            '<c s="1"><v>45323</v></c>',
            flag(1),
            text('y'),
          ),
        ].join(''),
      },
      { name: 'Other', rows: row(1, text('id')) + row(2, '<c><v>7</v></c>') },
    ],
    styles: [0, 14],
  })
  const at = await reaching(() => ({ body: book }))
  expect(await at.shown('/download?id=1')).toEqual({
    columns: [
      'Name text text',
      'Amount number number',
      'When date text',
      'Paid boolean boolean',
      'Code text text',
    ],
    rows: [
      ['Ann', 1.5, '2024-01-30', true, '2024-01-01'],
      ['Ben', 2, '2024-01-31', false, 'x'],
      [null, null, '2024-02-01', true, 'y'],
    ],
  })
  expect((await at.readApart({ rowsAt: 'Other' })).rows).toEqual([[7]])
  await expect(at.readApart({ rowsAt: 'None' })).rejects.toThrow(/no sheet "None". It has: Hidden/)
})

test('a packed file is unpacked, whichever way it is said', async () => {
  const csv = gzipSync('id,name\n1,Ann\n')
  const lines = gzipSync('{"id":1,"name":"Ann"}\n{"id":2,"name":"Ben"}\n')
  const at = await reaching(({ url }): Scripted => {
    if (url.pathname.endsWith('.jsonl.gz')) return { body: lines }
    return { headers: { 'content-type': 'application/gzip' }, body: csv }
  })
  expect((await at.readApart({}, '/orders.csv.gz')).rows).toEqual([[1, 'Ann']])
  expect((await at.readApart({}, '/orders.jsonl.gz')).rows).toHaveLength(2)
  const bomb = gzipSync(Buffer.alloc(60_000_000, ' '))
  const large = await reaching(() => ({ body: bomb }))
  await expect(large.readApart({}, '/x.csv.gz')).rejects.toThrow(/longer than 50 MB/)
})

async function parquet(query: string): Promise<Buffer> {
  const path = join(await temporaryFolder(), 'made.parquet')
  const database = await DuckDBInstance.create()
  const connection = await database.connect()
  await connection.run(`copy (${query}) to '${path}' (format parquet)`)
  connection.closeSync()
  database.closeSync()
  return readFile(path)
}

function row(number: number, ...cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

function text(said: string): string {
  return `<c t="inlineStr"><is><t>${said}</t></is></c>`
}

function flag(value: 0 | 1): string {
  return `<c t="b"><v>${value}</v></c>`
}

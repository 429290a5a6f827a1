import { access, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Program, targets } from '@plainflow/core'
import { readPage, runProgram } from '@plainflow/engine'
import { expect, onTestFinished, test } from 'vitest'
import { openData } from './open-data.ts'
import { bindTables } from './open-pipeline.ts'
import { writeCopies } from './write-copies.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'plainflow-open-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 3 }))
  return made
}

async function opened(given: readonly string[], at: string) {
  const data = await openData(given, at)
  onTestFinished(() => data.close())
  return data
}

async function read(data: Awaited<ReturnType<typeof openData>>, id: string) {
  const file = data.files[id]
  return (await readPage({ path: file?.path ?? '', offset: 0, limit: 10 })).rows
}

/** An .xlsx file as the engine itself writes them. */
async function workbook(at: string, name: string): Promise<void> {
  const source = await opened([await text(at, 'made.csv', 'n,day\n1,2024-01-31\n')], at)
  const columns = source.catalogue.datasets[0]?.columns ?? []
  const outlet = { kind: 'file', format: 'excel', name, compress: false } as const
  const relation = { kind: 'from', dataset: 'made', columns } as const
  const step = { id: 's', block: 's', name: 's', sentence: 'Write', columns, relation, outlet }
  const run = await mkdtemp(join(at, 'run-'))
  const outcome = await runProgram({ program: { steps: [step] }, files: source.files, folder: run })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  await copyFile(outcome.outputs[0]?.path ?? '', join(at, name))
}

async function text(at: string, name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(at, name), content)
  return name
}

test('files of every kind, called like their file', async () => {
  const at = await folder()
  const data = await opened(
    [
      await text(at, 'a.json', '[{"x":1}]'),
      await text(at, 'b.ndjson', '{"x":2}\n'),
      await text(at, 'c.csv.gz', gzipSync('x;y\n3;1,5\n')),
      `named=${await text(at, 'd.tsv', 'x\ty\n4\tz\n')}`,
    ],
    at,
  )
  expect(data.catalogue.datasets.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'named'])
  expect(await read(data, 'a')).toEqual([[1]])
  expect(await read(data, 'b')).toEqual([[2]])
  expect(await read(data, 'c')).toEqual([[3, 1.5]])
  expect(await read(data, 'named')).toEqual([[4, 'z']])
}, 120_000)

test('a sheet of a workbook, which a pipeline that names it finds', async () => {
  const at = await folder()
  await workbook(at, 'book.xlsx')
  const data = await opened(['book.xlsx#Sheet1', 'book.xlsx'], at)
  const [sheet, book] = data.catalogue.datasets
  expect([sheet?.name, sheet?.sheet, book?.name]).toEqual(['Sheet1', 'Sheet1', 'book'])
  expect(await read(data, 'Sheet1')).toEqual([[1, '2024-01-31']])
  const config = { filePath: 'book.xlsx', datasetId: 'elsewhere', format: 'excel', sheet: 'Sheet1' }
  const block = {
    id: 'l',
    type: 'load_csv',
    label: 'Load',
    position: { x: 0, y: 0 },
    data: {},
    configuration: { dataSource: { type: 'file', config } },
  }
  const bound = bindTables({ blocks: [block], connections: [] }, data.catalogue)
  expect(bound.blocks[0]?.configuration).toMatchObject({
    dataSource: { config: { datasetId: 'Sheet1' } },
  })
  await expect(openData(['book.xlsx#Nowhere'], at)).rejects.toThrow(/no sheet "Nowhere".*Sheet1/)
}, 120_000)

test('code that cannot read the file gets a copy beside it', async () => {
  const at = await folder()
  await workbook(at, 'book.xlsx')
  const data = await opened(['book.xlsx'], at)
  const columns = data.catalogue.datasets[0]?.columns ?? []
  const relation = { kind: 'from', dataset: 'book', columns } as const
  const step = { id: 's', block: 's', name: 's', sentence: 'Load', columns, relation }
  const program: Program = { steps: [step] }
  const told = await writeCopies(targets.duckdb, program, data, join(at, 'p.sql'))
  expect(told).toEqual([expect.stringContaining('book.xlsx.parquet is written beside it')])
  await access(join(at, 'book.xlsx.parquet'))
  expect(targets.duckdb.print(program, data.sources)).toContain("read_parquet('book.xlsx.parquet')")
  expect(await writeCopies(targets.pandas, program, data, join(at, 'p.py'))).toEqual([])
  const csv = await writeCopies(targets.postgres, program, data, join(at, 'p.sql'))
  expect(csv).toEqual([expect.stringContaining('book.xlsx.parquet.csv is written beside it')])
  const [header] = (await readFile(join(at, 'book.xlsx.parquet.csv'), 'utf8')).split('\n')
  expect(header).toBe(columns.map(({ name }) => name).join(','))
}, 120_000)

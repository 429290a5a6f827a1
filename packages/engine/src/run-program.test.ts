import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { EngineFiles } from './engine-file.ts'
import { inspectFile } from './inspect-file.ts'
import type { InspectedFile } from './inspected-file.ts'
import type { RunEvent } from './job.ts'
import { previewStep } from './preview-step.ts'
import { readPage } from './read-page.ts'
import { runProgram } from './run-program.ts'
import { compute, filter, load, programOf, write } from './testing/programs.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const CSV =
  'region,amount,on\nWest,150,2024-01-31\nEast,90,2024-02-01\nWest,,2024-02-02\nEast,300,\n'

/** Read once for all tests. */
let read: Promise<{ table: InspectedFile; parquet: Buffer }> | undefined

async function readOnce() {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  const parquetPath = join(folder, 'sales.parquet')
  await writeFile(path, CSV)
  const table = await inspectFile({ path, filename: 'sales.csv', parquetPath })
  return { table, parquet: await readFile(parquetPath) }
}

async function sales() {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  const parquetPath = join(folder, 'sales.parquet')
  read ??= readOnce()
  const { table, parquet: bytes } = await read
  const { columns, csv, rowCount } = table
  await writeFile(path, CSV)
  await writeFile(parquetPath, bytes)
  const parquet: EngineFiles = { sales: { path: parquetPath, format: 'parquet' } }
  const text: EngineFiles = { sales: { path, format: 'csv', csv } }
  const counted: EngineFiles = { sales: { path, format: 'csv', csv, rowCount } }
  return { folder, columns, parquet, text, counted }
}

const west = { kind: 'file', format: 'parquet', name: 'west.parquet', compress: false } as const

describe('a run', () => {
  test.each(['parquet', 'text', 'counted'] as const)(
    'reads, filters and writes (%s)',
    async (kind) => {
      const given = await sales()
      const events: RunEvent[] = []
      const outcome = await runProgram({
        program: programOf(
          load('load', 'sales', given.columns),
          filter('over', 'amount > 100'),
          write('out', west),
        ),
        files: given[kind],
        folder: given.folder,
        onEvent: (event) => events.push(event),
      })
      expect(outcome).toMatchObject({
        status: 'completed',
        results: [{ key: 'out', block: 'out', rowCount: 2, columns: given.columns }],
        outputs: [{ key: 'west.parquet', block: 'out' }],
      })
      if (outcome.status !== 'completed') return
      for (const { path } of [...outcome.results, ...outcome.outputs]) {
        expect((await readPage({ path, offset: 0, limit: 10 })).rows).toEqual([
          ['West', 150, '2024-01-31'],
          ['East', 300, null],
        ])
      }
      expect(events.map((event) => `${event.block} ${event.kind}`).toSorted()).toEqual([
        'load block-finished',
        'load block-started',
        'out block-finished',
        'out block-started',
        'over block-finished',
        'over block-started',
      ])
      const rows = events.flatMap((event) => (event.kind === 'block-finished' ? [event] : []))
      expect(rows.map(({ block, rows: count }) => [block, count])).toEqual([
        ['load', 4],
        ['over', 2],
        ['out', 2],
      ])
      expect((await readdir(given.folder)).toSorted()).toEqual([
        'outputs',
        'results',
        'sales.csv',
        'sales.parquet',
      ])
    },
  )

  test('counts every block where rows change more than once and fork', async () => {
    const { folder, columns, parquet } = await sales()
    const counts: Record<string, number> = {}
    const outcome = await runProgram({
      program: programOf(
        load('load', 'sales', columns),
        filter('known', 'amount is not null'),
        filter('east', "region = 'East'", 'known'),
        compute('double', 'twice', 'amount * 2'),
        filter('west', "region = 'West'", 'known'),
      ),
      files: parquet,
      folder,
      onEvent: (event) => {
        if (event.kind === 'block-finished') counts[event.block] = event.rows
      },
    })
    expect(counts).toEqual({ load: 4, known: 3, east: 2, double: 2, west: 1 })
    expect(outcome).toMatchObject({ results: [{ key: 'double' }, { key: 'west' }] })
  })

  test('blames the block whose data cannot be read, not the one that pulled the rows', async () => {
    const { folder, columns } = await sales()
    const path = join(folder, 'broken.parquet')
    await writeFile(path, 'PAR1 this is not a Parquet file PAR1')
    const events: RunEvent[] = []
    const outcome = await runProgram({
      program: programOf(load('load', 'sales', columns), filter('over', 'amount > 100')),
      files: { sales: { path, format: 'parquet' } },
      folder,
      onEvent: (event) => events.push(event),
    })
    expect(outcome).toMatchObject({ status: 'failed', block: 'load' })
    expect(events.at(-1)).toMatchObject({ kind: 'block-failed', block: 'load' })
  })

  test('a block id may be anything without reaching the file system', async () => {
    const { folder, columns, parquet } = await sales()
    const outcome = await runProgram({
      program: programOf(load('load', 'sales', columns), {
        ...write('../../evil/$(id)', { ...west, name: '../../../tmp/evil\n.csv' }),
      }),
      files: parquet,
      folder,
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    expect(outcome.results[0]?.path.startsWith(`${folder}/results/`)).toBe(true)
    expect(outcome.outputs[0]?.path.startsWith(`${folder}/outputs/`)).toBe(true)
    expect(outcome.results[0]?.key).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(outcome.outputs[0]?.key).not.toMatch(/[/\\\n]|^\./)
  })

  test('stops when told to', async () => {
    const { folder, columns, parquet } = await sales()
    const controller = new AbortController()
    const running = runProgram({
      program: programOf(load('load', 'sales', columns), write('out', west)),
      files: parquet,
      folder,
      signal: controller.signal,
      onEvent: () => controller.abort(),
    })
    expect(await running).toEqual({ status: 'cancelled' })
  })
})

describe('outlets', () => {
  async function written(format: 'csv' | 'json' | 'excel' | 'parquet', compress = false) {
    const { folder, columns, parquet } = await sales()
    const outcome = await runProgram({
      program: programOf(
        load('load', 'sales', columns),
        write('out', { kind: 'file', format, name: 'table', compress }),
      ),
      files: parquet,
      folder,
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    const output = outcome.outputs[0]
    if (!output) throw new Error('no output')
    expect(output.bytes).toBe((await stat(output.path)).size)
    return { name: output.key, bytes: await readFile(output.path) }
  }

  test('csv', async () => {
    const { name, bytes } = await written('csv')
    expect([name, bytes.toString()]).toEqual(['table.csv', CSV])
  })

  test('csv, compressed', async () => {
    const { name, bytes } = await written('csv', true)
    expect([name, gunzipSync(bytes).toString()]).toEqual(['table.csv.gz', CSV])
  })

  test('json', async () => {
    const { name, bytes } = await written('json')
    expect(name).toBe('table.json')
    expect(JSON.parse(bytes.toString())).toEqual([
      { region: 'West', amount: 150, on: '2024-01-31' },
      { region: 'East', amount: 90, on: '2024-02-01' },
      { region: 'West', amount: null, on: '2024-02-02' },
      { region: 'East', amount: 300, on: null },
    ])
  })

  test('excel is a zip archive', async () => {
    const { name, bytes } = await written('excel')
    expect([name, bytes.subarray(0, 2).toString()]).toEqual(['table.xlsx', 'PK'])
  })
})

test('a file cut short is never seen under its name', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'big.parquet')
  await runRaw([`COPY (SELECT range AS n FROM range(3000000)) TO '${path}'`], folder)
  const controller = new AbortController()
  const running = runProgram({
    program: programOf(
      load('load', 'big', [{ name: 'n', type: 'integer' }]),
      write('out', { kind: 'file', format: 'excel', name: 'big', compress: false }),
    ),
    files: { big: { path, format: 'parquet' } },
    folder,
    signal: controller.signal,
  })
  const outputs = join(folder, 'outputs')
  await expect
    .poll(() => readdir(outputs).catch(() => []), { interval: 20, timeout: 20_000 })
    .toEqual([expect.stringMatching(/\.part$/)])
  controller.abort()
  expect(await running).toEqual({ status: 'cancelled' })
  expect(await readdir(outputs)).toEqual([])
})

describe('a preview', () => {
  test('gives the first rows and the count of all', async () => {
    const { columns, parquet } = await sales()
    const program = programOf(load('load', 'sales', columns), filter('over', 'amount > 80'))
    const { rows, rowCount } = await previewStep({
      program,
      step: 'over',
      files: parquet,
      limit: 2,
    })
    expect(rows).toEqual([
      ['West', 150, '2024-01-31'],
      ['East', 90, '2024-02-01'],
    ])
    expect(rowCount).toBe(3)
  })

  test('cuts long cells and says by how much', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'long.csv')
    await writeFile(path, `a,b\n1,${'x'.repeat(30_000)}\n`)
    const parquetPath = join(folder, 'long.parquet')
    await inspectFile({ path, filename: 'long.csv', parquetPath })
    const { rows } = await readPage({ path: parquetPath, offset: 0, limit: 10 })
    expect(rows[0]?.[1]).toBe(`${'x'.repeat(10_000)}… (20000 more characters)`)
  })
})

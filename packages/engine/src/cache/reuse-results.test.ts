import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Program } from '@plainflow/core'
import { expect, test } from 'vitest'
import { inspectFile } from '../inspect-file.ts'
import { readPage } from '../read-page.ts'
import { runProgram } from '../run-program.ts'
import { compute, filter, load, programOf, type StepSketch, write } from '../testing/programs.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

async function setUp(bytes = 1_000_000_000) {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  const parquetPath = join(folder, 'sales.parquet')
  const fill = async (rows: number) => {
    const lines = Array.from({ length: rows }, (_, n) => `${n},${n % 9}`)
    await writeFile(path, `id,amount\n${lines.join('\n')}\n`)
    return inspectFile({ path, filename: 'sales.csv', parquetPath })
  }
  const { columns } = await fill(100)
  const cache = { folder: join(folder, 'cache'), bytes }
  /** Whose run before tells what is worked on. */
  let pipeline = 'one'
  let count = 0
  /** Which blocks were worked on, which were at hand, and the rows of the first result. */
  const run = async (program: Program) => {
    const own = join(folder, `run ${(count += 1)}`)
    await mkdir(own)
    const worked: string[] = []
    const cached: string[] = []
    const rows: Record<string, number> = {}
    const outcome = await runProgram({
      program,
      files: { sales: { path: parquetPath, format: 'parquet' } },
      folder: own,
      cache: { ...cache, pipeline },
      onEvent: (event) => {
        if (event.kind !== 'block-finished') return
        rows[event.block] = event.rows
        ;(event.cached ? cached : worked).push(event.block)
      },
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    expect((await readdir(own)).toSorted()).toEqual(['outputs', 'results'])
    const [result] = outcome.results
    const page = await readPage({ path: result?.path ?? '', offset: 0, limit: 5 })
    return { worked, cached, rows, page: page.rows, keys: outcome.results.map(({ key }) => key) }
  }
  return { run, fill, columns, cache, turnTo: (other: string) => (pipeline = other) }
}

/** Ten blocks; `last` is the condition of the last one. */
function ten(columns: Parameters<typeof load>[2], last: string, name = 'b'): Program {
  const middle = Array.from({ length: 8 }, (_, n): StepSketch =>
    n % 2 === 0
      ? compute(`${name}${n}`, `c${n}`, `amount + ${n}`)
      : filter(`${name}${n}`, `id > ${n}`),
  )
  return programOf(load('load', 'sales', columns), ...middle, filter('last', last))
}

test('a change of the last of ten blocks works on one block', async () => {
  const { run, columns } = await setUp()
  const first = await run(ten(columns, 'amount = 1'))
  expect([first.worked.length, first.cached]).toEqual([10, []])
  const second = await run(ten(columns, 'amount = 2'))
  expect(second.worked).toEqual(['last'])
  expect(second.cached.length).toBe(9)
  expect(second.rows).toEqual({ ...first.rows, last: 10 })
  expect(second.page.map(([id]) => id)).toEqual([11, 20, 29, 38, 47])
  expect(second.keys).toEqual(['last'])
  // Nothing changed, or only names: nothing is worked on.
  const third = await run(ten(columns, 'amount = 2', 'renamed '))
  expect([third.worked, third.cached.length, third.page]).toEqual([[], 10, second.page])
})

test('a change of a block in the middle, made again, works from there', async () => {
  const { run, columns, turnTo } = await setUp()
  const edited = (least: number) =>
    run(
      programOf(
        load('load', 'sales', columns),
        compute('first', 'a', 'amount + 1'),
        filter('middle', `id > ${least}`),
        compute('last', 'b', 'a + 1'),
      ),
    )
  expect((await edited(1)).worked).toHaveLength(4)
  expect((await edited(2)).worked).toHaveLength(4)
  const third = await edited(3)
  expect([third.cached, third.worked]).toEqual([
    ['load', 'first'],
    ['middle', 'last'],
  ])
  // Of another pipeline nothing is known, but rows are rows.
  turnTo('another')
  expect((await edited(4)).worked).toEqual(['middle', 'last'])
}, 60_000)

test('another file behind the same dataset is computed anew', async () => {
  const { run, fill, columns } = await setUp()
  await run(ten(columns, 'amount = 1'))
  await fill(50)
  const second = await run(ten(columns, 'amount = 1'))
  expect([second.cached, second.rows['load']]).toEqual([[], 50])
})

test('an export in another format is written from the rows at hand', async () => {
  const { run, columns } = await setUp()
  const program = (format: 'csv' | 'parquet') =>
    programOf(
      load('load', 'sales', columns),
      filter('some', 'amount = 1'),
      write('out', { kind: 'file', format, name: 'out', compress: false }),
    )
  const first = await run(program('parquet'))
  const second = await run(program('csv'))
  expect([second.worked, second.cached.toSorted()]).toEqual([[], ['load', 'out', 'some']])
  expect(second.page).toEqual(first.page)
})

test('holds no more than it may, oldest out first', async () => {
  const { run, columns, cache } = await setUp(1)
  await run(ten(columns, 'amount = 1'))
  expect((await readdir(cache.folder)).filter((name) => !/\.(part|run)$/.test(name))).toEqual([])
  const second = await run(ten(columns, 'amount = 1'))
  expect(second.cached).toEqual([])
})

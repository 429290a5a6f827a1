import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Column } from '@plainflow/core'
import { expect, test } from 'vitest'
import { previewStep } from './preview-step.ts'
import { compute, filter, load, programOf, step } from './testing/programs.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

async function table(sql: string) {
  const folder = await temporaryFolder()
  const path = join(folder, 'made.parquet')
  await runRaw([`COPY (${sql}) TO '${path}'`], folder)
  return { files: { made: { path, format: 'parquet' } } as const, folder }
}

const ID: Column[] = [{ name: 'id', type: 'integer' }]

test('gives no more rows than may be shown, and tells how many there are', async () => {
  const { files } = await table('SELECT range AS id FROM range(5000)')
  const program = programOf(load('load', 'made', ID), filter('some', 'id >= 100'))
  const page = await previewStep({ program, step: 'some', files, limit: 100_000 })
  expect([page.rows.length, page.rowCount, page.rows[0]]).toEqual([1_000, 4_900, [100]])
})

test('gives fewer rows of a very wide table', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
  const folder = await temporaryFolder()
  const path = join(folder, 'wide.csv')
  const lines = Array.from({ length: 500 }, () => names.map(() => '1').join(','))
  await writeFile(path, `${names.join(',')}\n${lines.join('\n')}\n`)
  const columns = names.map((name): Column => ({ name, type: 'integer' }))
  const csv = { delimiter: ',', quote: '"', header: true, skip: 0 } as const
  const page = await previewStep({
    program: programOf(load('load', 'wide', columns)),
    step: 'load',
    files: { wide: { path, format: 'csv', csv } },
    limit: 1_000,
  })
  expect([page.columns.length, page.rows.length, page.rowCount]).toEqual([2_000, 100, 500])
})

test('cuts a long text and says by how much', async () => {
  const { files } = await table(`SELECT repeat('x', 25000) AS id FROM range(2)`)
  const program = programOf(load('load', 'made', [{ name: 'id', type: 'text' }]))
  const page = await previewStep({ program, step: 'load', files, limit: 10 })
  const [[cell] = []] = page.rows
  expect(String(cell)).toMatch(/^x{10000}… \(15000 more characters\)$/)
})

test('groups are counted as they are shown, and a step beside is not computed', async () => {
  const { files } = await table('SELECT range % 7 AS id FROM range(1000)')
  const program = programOf(
    load('load', 'made', ID),
    compute('beside', 'broken', `cast(id as integer) / 0`, 'load'),
    {
      ...step('groups', (input) => ({
        kind: 'aggregate',
        input,
        keys: ['id'],
        measures: [{ function: 'count_rows', column: null, name: 'n' }],
      })),
      reads: 'load',
    },
    filter('large', 'n > 142'),
  )
  const page = await previewStep({ program, step: 'large', files, limit: 2 })
  expect([page.rows.length, page.rowCount]).toEqual([2, 6])
})

test('what takes too long is ended, and the limit named', async () => {
  const { files } = await table('SELECT range AS id FROM range(3000000)')
  const slow = Array.from({ length: 60 }, (_, index) => `sqrt(id + ${index})`).join(' + ')
  const program = programOf(load('load', 'made', ID), compute('slow', 'x', slow), {
    ...filter('few', 'x < 0'),
  })
  const preview = previewStep({ program, step: 'few', files, limit: 10, limits: { time: 50 } })
  await expect(preview).rejects.toMatchObject({
    failure: { reason: 'time limit of 0.1 s reached', limit: 'time' },
  })
})

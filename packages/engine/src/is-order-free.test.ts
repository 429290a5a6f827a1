import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Column, FileFormat, Program } from '@plainflow/core'
import { expect, test } from 'vitest'
import type { EngineFiles } from './engine-file.ts'
import { planRun } from './plan-run.ts'
import { readPage } from './read-page.ts'
import { runProgram } from './run-program.ts'
import { filter, load, programOf, step, type StepSketch, write } from './testing/programs.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer' },
  { name: 'amount', type: 'integer' },
]
const csv = { delimiter: ',', quote: '"', header: true, skip: 0 } as const
const text = (path: string): EngineFiles => ({ sales: { path, format: 'csv', csv } })

/** Read by two, from text: kept as a table. */
const kept = [load('sales', 'sales', COLUMNS), filter('over', 'amount > 20')]
const fork = groups('amounts', 'amount', 'over')
const byId = sorted('by id', 'over')

test('rows of groups and sorted rows may come through a table in any order', () => {
  expect(planned(kept, fork, out('parquet'))).toBe(true)
  expect(planned(kept, fork, sorted('order'), out('parquet'))).toBe(true)
  expect(planned(kept, fork, byId, out('parquet'))).toBe(true)
})

test('a result that shows the order of its file keeps it', () => {
  expect(planned(kept, fork, filter('less', 'amount < 90', 'over'))).toBe(false)
})

test('sorted rows that are written and read again keep their order', () => {
  expect(planned(kept, fork, byId, out('csv'))).toBe(false)
  expect(planned(kept, fork, byId, out('parquet'), groups('later', 'id'))).toBe(false)
})

test('without a table there is nothing to gain', () => {
  expect(planned([load('sales', 'sales', COLUMNS)], groups('all', 'id'))).toBe(false)
})

test('a sorted result stays sorted over many row groups', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  const count = 300_000
  const lines = Array.from({ length: count }, (_, n) => `${(n * 7919) % count},${21 + (n % 50)}`)
  await writeFile(path, `id,amount\n${lines.join('\n')}\n`)
  const program = programOf(...kept, fork, byId, out('parquet'))
  const outcome = await runProgram({ program, files: text(path), folder })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  const result = outcome.results.find(({ block }) => block === 'out')
  if (!result) throw new Error('no result')
  // Where one row group meets the next.
  for (const offset of [118_000, 240_000]) {
    const { rows } = await readPage({ ...result, offset, limit: 10_000 })
    expect(rows.findIndex(([id], place) => id !== offset + place)).toBe(-1)
  }
})

function planned(before: readonly StepSketch[], ...after: readonly StepSketch[]): boolean {
  const program: Program = programOf(...before, ...after)
  const folders = { results: '/r', outputs: '/o', kept: '/k' }
  return planRun(program, text('/sales.csv'), folders).isOrderFree
}

function groups(id: string, key: string, reads?: string): StepSketch {
  const measures = [{ function: 'sum', column: 'amount', name: 'total' }] as const
  return step(id, (input) => ({ kind: 'aggregate', input, keys: [key], measures }), reads)
}

function sorted(id: string, reads?: string): StepSketch {
  const column = reads === undefined ? 'amount' : 'id'
  const keys = [{ column, direction: 'ascending', nulls: 'last' }] as const
  return step(id, (input) => ({ kind: 'sort', input, keys }), reads)
}

function out(format: FileFormat): StepSketch {
  return write('out', { kind: 'file', format, name: 'out', compress: false })
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, compilePipeline, EMPTY_PIPELINE, type Program } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunEvent } from './job.ts'
import { runProgram } from './run-program.ts'

let folder = ''
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-checks-'))
  await writeFile(join(folder, 'sales.csv'), 'id,amount\n1,5\n2,\n2,-1\n')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a rule that is to stop the run stops it, and says which and how many', async () => {
  const { outcome, events } = await run('check rows (amount is not empty; id is unique, or stop)')
  expect(outcome).toMatchObject({
    status: 'failed',
    reason: 'A check failed: Rejected rows (id is unique): 2',
  })
  expect(events.at(-1)).toMatchObject({ kind: 'block-failed', block: 'validate_1' })
})

test('nothing is written where a check before it stops the run', async () => {
  const { outcome } = await run('check rows (id is unique, or stop), export as csv')
  expect(outcome).toMatchObject({ status: 'failed' })
})

test('a warning comes again with rows from the cache, and a stricter rule is not passed by them', async () => {
  const cached = { folder: join(folder, 'cache'), bytes: 1_000_000_000 }
  const said = ['Rejected rows (amount is not empty): 1']
  const sentence = 'check rows (amount is not empty), keep rows where id is over 0'
  const first = await run(sentence, cached)
  expect(warningsOf(first.events)).toEqual(said)
  const again = await run(sentence, cached)
  const finished = again.events.filter((event) => event.kind === 'block-finished')
  expect(finished.map(({ block, cached: isCached }) => [block, isCached])).toEqual([
    ['load_csv_1', true],
    ['validate_1', true],
    ['filter_1', true],
  ])
  expect(warningsOf(again.events)).toEqual(said)
  const longer = await run(`${sentence}, keep rows where id is over 1`, cached)
  expect(warningsOf(longer.events)).toEqual(said)
  const stricter = await run(sentence.replace('empty)', 'empty, or stop)'), cached)
  expect(stricter.outcome).toMatchObject({ status: 'failed' })
})

test('what gives reason for an alert is said by every run, with rows from the cache too', async () => {
  const cached = { folder: join(folder, 'cache'), bytes: 1_000_000_000 }
  const said = ['Rows where amount is over 4: 1']
  const sentence = 'alert when amount is over 4'
  expect(warningsOf((await run(sentence, cached)).events)).toEqual(said)
  expect(warningsOf((await run(sentence, cached)).events)).toEqual(said)
  expect(warningsOf((await run('alert when amount is over 40', cached)).events)).toEqual([])
})

function warningsOf(events: readonly RunEvent[]): readonly string[] {
  return events.flatMap((event) => (event.kind === 'block-finished' ? (event.warnings ?? []) : []))
}

async function run(sentence: string, cache?: { folder: string; bytes: number }) {
  const own = join(folder, `run ${(count += 1)}`)
  await mkdir(own)
  const events: RunEvent[] = []
  const csv = { delimiter: ',', quote: '"', header: true, skip: 0 }
  const outcome = await runProgram({
    program: programOf(sentence),
    files: { sales: { path: join(folder, 'sales.csv'), format: 'csv', csv } },
    folder: own,
    ...(cache ? { cache } : {}),
    onEvent: (event) => events.push(event),
  })
  return { outcome, events }
}

function programOf(sentence: string): Program {
  const columns = [
    { name: 'id', type: 'integer' as const },
    { name: 'amount', type: 'number' as const },
  ]
  const dataset = { id: 'sales', name: 'sales', filename: 'sales.csv', columns }
  const catalogue = { datasets: [dataset] }
  const { pipeline, response } = ask(`load sales, ${sentence}`, {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  if (!pipeline) throw new Error(response)
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) throw new Error(JSON.stringify(compiled))
  return compiled.program
}

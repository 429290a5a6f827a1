import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addBlock,
  type Catalogue,
  compilePipeline,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  findBlock,
  nextTraining,
  type Pipeline,
  type Trained,
} from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import type { RunEvent } from './job.ts'
import { readPage } from './read-page.ts'
import { runProgram } from './run-program.ts'
import { trainPipeline, type TrainPipelineOptions } from './train-pipeline.ts'
import { writeFile } from 'node:fs/promises'

let folder = ''
let catalogue: Catalogue
const files = { customers: { path: '', format: 'parquet' as const } }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-train-'))
  const path = join(folder, 'customers.csv')
  await writeFile(path, customers(600))
  files.customers.path = join(folder, 'customers.parquet')
  const read = await inspectFile({
    path,
    filename: 'customers.csv',
    parquetPath: files.customers.path,
  })
  const { columns } = read
  catalogue = {
    datasets: [{ id: 'customers', name: 'customers', filename: 'customers.csv', columns }],
  }
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Who has a short contract and many calls leaves: a truth that a model has to find. */
function customers(count: number): string {
  const rows = Array.from({ length: count }, (_, id) => {
    const [months, calls] = [(id * 37) % 48, (id * 13) % 9]
    const plan = ['basic', 'plus', 'pro'][(id * 7) % 3]
    const churned = months < 16 && calls > 3 ? 'yes' : 'no'
    return [id + 1, months, id % 11 === 0 ? '' : calls, plan, churned].join(',')
  })
  return `customer_id,months,calls,plan,churned\n${rows.join('\n')}\n`
}

interface Built {
  readonly pipeline: Pipeline
  readonly trainer: string
}

function trainingPipeline(
  mlModel: object,
  algorithm = 'gradient_boosting',
  predicts = false,
): Built {
  const [dataset] = catalogue.datasets
  let pipeline = EMPTY_PIPELINE
  const add = (type: string, configuration: unknown) => {
    const added = addBlock(pipeline, type, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    return added.id
  }
  const source = add('load_csv', dataset && findBlock('load_csv')?.reads?.(dataset))
  const trainer = add('ml_train', {
    parameters: { algorithm },
    mlModel: {
      type: 'linear_regression',
      targetColumn: 'churned',
      featureColumns: [],
      testSplit: 0.2,
      ...mlModel,
    },
  })
  pipeline = connectBlocks(pipeline, { source, target: trainer })
  if (predicts) {
    const target = add('predict', { parameters: { model: '', outputColumn: 'guess' } })
    pipeline = connectBlocks(pipeline, { source, target })
    pipeline = connectBlocks(pipeline, {
      source: trainer,
      sourceHandle: 'model',
      target,
      targetHandle: 'model',
    })
  }
  return { pipeline, trainer }
}

async function train(pipeline: Pipeline, more: Partial<TrainPipelineOptions> = {}) {
  const own = await mkdtemp(join(folder, 'run-'))
  const events: RunEvent[] = []
  const next = async (trained: Trained) => {
    const found = nextTraining(pipeline, { ...catalogue, trained })
    if ('diagnostics' in found) throw new Error(JSON.stringify(found.diagnostics))
    return found.next
  }
  const withFiles: TrainPipelineOptions['withFiles'] = (_, use) => use(files)
  const outcome = await trainPipeline({
    next,
    withFiles,
    folder: own,
    onEvent: (event) => events.push(event),
    ...more,
  })
  return { outcome, events, own }
}

test('trained, the pipeline compiles and runs: predictions, figures, and another block that predicts', async () => {
  const { pipeline, trainer } = trainingPipeline({}, 'gradient_boosting', true)
  expect(compilePipeline(pipeline, catalogue)).toMatchObject({
    diagnostics: [
      { code: 'ml_train/not-trained', message: 'Run the pipeline to train the model first.' },
    ],
  })
  const { outcome, events, own } = await train(pipeline)
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  expect(outcome.models).toMatchObject([{ block: trainer, name: 'churned.json', isKnown: false }])
  expect(events[0]).toEqual({ kind: 'block-started', block: trainer })
  const shares = events.flatMap((event) => (event.kind === 'block-progress' ? [event.share] : []))
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  const compiled = compilePipeline(pipeline, { ...catalogue, trained: outcome.trained })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  const run = await runProgram({ program: compiled.program, files, folder: own })
  if (run.status !== 'completed') throw new Error(JSON.stringify(run))
  const tables = new Map<string, Awaited<ReturnType<typeof readPage>>>()
  for (const { key, path } of run.results)
    tables.set(key, await readPage({ path, offset: 0, limit: 1_000 }))
  const all = [...tables.values()]
  const metrics = all.find(({ columns }) => columns[0]?.name === 'metric')
  const importance = all.find(({ columns }) => columns[0]?.name === 'column')
  const auc = metrics?.rows.find(([name]) => name === 'auc')
  expect(auc?.[1]).toBeGreaterThan(0.95)
  expect(
    importance?.rows
      .slice(0, 2)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['calls', 'months'])
  const guessed = all.find(({ columns }) => columns.some(({ name }) => name === 'guess'))
  expect(guessed?.rowCount).toBe(600)
  const right = guessed?.rows.filter((row) => row[4] === row[5]).length ?? 0
  expect(right).toBeGreaterThan(560)
  const tested = all.find(({ columns }) => columns.some(({ name }) => name === 'prediction'))
  expect(tested?.columns.map(({ name, type }) => `${name} ${type}`).slice(-2)).toEqual([
    'prediction text',
    'probability number',
  ])
  expect(tested?.rowCount).toBeGreaterThan(60)
  expect(tested?.rowCount).toBeLessThan(200)
  expect(outcome.trained[trainer]?.rows.test).toBe(tested?.rowCount)
})

test('the same training over the same rows is not done again, and gives the same bytes', async () => {
  const { pipeline } = trainingPipeline({})
  const cache = { folder: join(folder, 'cache'), bytes: 1_000_000_000 }
  const first = await train(pipeline, { cache })
  const second = await train(pipeline, { cache })
  const anew = await train(pipeline)
  const bytes = await Promise.all(
    [first, second, anew].map(async ({ outcome }) =>
      outcome.status === 'completed'
        ? readFile(outcome.models[0]?.path ?? '', 'utf8')
        : outcome.status,
    ),
  )
  expect(second.outcome).toMatchObject({ models: [{ isKnown: true }] })
  expect(bytes[1]).toBe(bytes[0])
  expect(bytes[2]).toBe(bytes[0])
  const other = await train(trainingPipeline({ seed: 7 }).pipeline, { cache })
  expect(other.outcome).toMatchObject({ models: [{ isKnown: false }] })
})

test('what cannot be learned fails at its block, with a sentence', async () => {
  const { pipeline, trainer } = trainingPipeline(
    { targetColumn: 'customer_id', target: 'class' },
    'random_forest',
  )
  const { outcome, events } = await train(pipeline)
  expect(outcome).toMatchObject({ status: 'failed', block: trainer })
  expect(outcome.status === 'failed' && outcome.reason).toMatch(/customer_id/)
  expect(events.at(-1)).toMatchObject({ kind: 'block-failed', block: trainer })
})

test('cancelled while it trains, it stops', async () => {
  const { pipeline } = trainingPipeline({ trees: 1_000, depth: 10 })
  const controller = new AbortController()
  const { outcome } = await train(pipeline, {
    signal: controller.signal,
    onEvent: ({ kind }) => kind === 'block-progress' && controller.abort(),
  })
  expect(outcome).toEqual({ status: 'cancelled' })
})

test('customers fall into segments', async () => {
  const { pipeline } = trainingPipeline({ targetColumn: '', clusters: 3 }, 'clustering')
  const { outcome, own } = await train(pipeline)
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  const compiled = compilePipeline(pipeline, { ...catalogue, trained: outcome.trained })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  const run = await runProgram({ program: compiled.program, files, folder: own })
  if (run.status !== 'completed') throw new Error(JSON.stringify(run))
  const table = await readPage({ path: run.results[0]?.path ?? '', offset: 0, limit: 1_000 })
  expect(table.rowCount).toBe(600)
  const at = table.columns.findIndex(({ name }) => name === 'cluster')
  expect(new Set(table.rows.map((row) => row[at]))).toEqual(new Set([1, 2, 3]))
})

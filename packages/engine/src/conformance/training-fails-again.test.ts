import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addBlock,
  type Catalogue,
  compilePipeline,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  findBlock,
  type Model,
  type Program,
  type Sources,
  targets,
} from '@plainflow/core'
import { sampleModel } from '@plainflow/core/testing/sample-model'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'

/** Code that cannot train on the rows it is given says so, and all else is as it would be without. */
const COLUMNS = [
  { name: 'id', type: 'integer' },
  { name: 'x', type: 'number' },
  { name: 'y', type: 'text' },
] as const
const catalogue: Catalogue = {
  datasets: [{ id: 'rows', name: 'rows', filename: 'rows.csv', columns: COLUMNS }],
}
const csv = { delimiter: ',', quote: '"', header: true, skip: 0 }
const sources: Sources = { rows: { path: 'rows.csv', format: 'csv', csv } }
const TRAINING = RUN_TARGETS.filter((id) => ['pandas', 'polars', 'pyspark', 'dplyr'].includes(id))

afterAll(closeRuntimes)

test.runIf(TRAINING.length > 0).each([
  ['rows of both labels', 200, 'minus', /^trained again: AUC \d\.\d{3} against 0\.750/],
  ['rows of one label', 200, 'plus', /^not trained again: \S/],
  ['a single row', 1, 'minus', /^not trained again: \S/],
] as const)('%s', async (_, count, other, told) => {
  const rows = Array.from({ length: count }, (__, id) => {
    return `${id},${(id * 7) % 100},${(id * 7) % 100 > 49 ? 'plus' : other}\n`
  })
  for (const target of TRAINING) {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'rows.csv'), `id,x,y\n${rows.join('')}`)
    const code = targets[target].print(trained(), sources)
    const answers = await runOn(target, [{ folder, code }])
    if (!answers) continue
    expect(answers[0]?.failed ?? null, target).toBeNull()
    expect(await readFile(join(folder, 'ml_train_again.txt'), 'utf8'), target).toMatch(told)
    const made = await readFile(join(folder, 'metrics.csv'), 'utf8')
    expect(made.trim().split('\n').length, target).toBeGreaterThan(1)
  }
})

/** A pipeline whose model was trained, on rows that are not these. */
function trained(): Program {
  let pipeline = EMPTY_PIPELINE
  const add = (kind: string, configuration: unknown) => {
    const added = addBlock(pipeline, kind, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    return added.id
  }
  const source = add('load_csv', findBlock('load_csv')?.reads?.(catalogue.datasets[0]!))
  const trainer = add('ml_train', {
    parameters: { algorithm: 'linear_regression' },
    mlModel: {
      type: 'linear_regression',
      targetColumn: 'y',
      featureColumns: ['x'],
      testSplit: 0.2,
      splitBy: 'group',
      splitColumns: ['id'],
    },
  })
  pipeline = connectBlocks(pipeline, { source, target: trainer })
  const compiled = compilePipeline(pipeline, { ...catalogue, trained: { [trainer]: model() } })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  return compiled.program
}

function model(): Model {
  const made = sampleModel({ task: 'classification', labels: ['minus', 'plus'] })
  return {
    ...made,
    training: {
      task: 'classification',
      algorithm: 'linear_regression',
      target: 'y',
      features: [{ name: 'x', type: 'number' }],
      split: { by: 'key', columns: [{ name: 'id', type: 'integer' }], share: 0.2 },
      seed: 42,
      settings: {},
    },
    features: [{ kind: 'number', column: 'x', fill: 0 }],
    scorer: { kind: 'linear', scores: [{ intercept: 0, weights: [1] }] },
    evaluation: {
      ...made.evaluation,
      metrics: [{ name: 'auc', train: 1, test: 0.75, baseline: 0.5 }],
    },
  }
}

import { copyFile, readFile } from 'node:fs/promises'
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
  type Program,
  type Sources,
  type TargetId,
  targets,
} from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runRaw } from '../testing/run-raw.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { trainPipeline } from '../train-pipeline.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { heldFolder } from './testing/held-folder.ts'
import { LEARNED_COLUMNS, learnedRowsSql } from './testing/learned-rows.ts'

/** What is exported trains the same again by a library of its language, and is about as good. */
const COLUMNS = [
  ...LEARNED_COLUMNS,
  { name: 'amount', type: 'number' },
  { name: 'kind', type: 'text' },
] as const
const ROWS = 4000
/** What is to be found: a line of some columns with a step in it, and noise. */
const SQL = `SELECT *, CASE WHEN amount > 30 THEN 'high' ELSE 'low' END AS kind FROM (
  SELECT *, coalesce("Age", 30) * 0.5 + coalesce(visits, 10)
    + CASE WHEN city IN ('Köln', '東京') THEN 15 ELSE 0 END
    + ('0x' || left(md5(id || 'noise'), 4))::BIGINT / 65536 * 8 AS amount
  FROM (${learnedRowsSql(ROWS)}))`

interface Asked {
  readonly algorithm: string
  /** A decision tree has no name of its own in the form's first list. */
  readonly type?: string
  readonly target: 'amount' | 'kind'
}

const CASES: readonly Asked[] = [
  { algorithm: 'linear_regression', target: 'amount' },
  { algorithm: 'linear_regression', target: 'kind' },
  { algorithm: 'linear_regression', type: 'decision_tree', target: 'amount' },
  { algorithm: 'random_forest', target: 'kind' },
  { algorithm: 'gradient_boosting', target: 'amount' },
  { algorithm: 'gradient_boosting', target: 'kind' },
  { algorithm: 'neural_network', target: 'kind' },
]

const catalogue: Catalogue = {
  datasets: [{ id: 'rows', name: 'rows', filename: 'rows.csv', columns: COLUMNS }],
}
const csv = { delimiter: ',', quote: '"', header: true, skip: 0 }
const sources: Sources = { rows: { path: 'rows.csv', format: 'csv', csv } }
const held = heldFolder('training-again')
let folder = ''
let programs: readonly Program[] = []

afterAll(async () => {
  await closeRuntimes()
  await held.remove()
})

/** The others carry the model and say that they do not train. */
const TRAINING = RUN_TARGETS.filter((id) => ['pandas', 'polars', 'pyspark', 'dplyr'].includes(id))

describe.runIf(TRAINING.length > 0)('code trains again', () => {
  beforeAll(async () => {
    folder = await held.make()
    const to = (name: string, how: string) => `COPY (${SQL}) TO '${join(folder, name)}' (${how})`
    for (const copy of [to('rows.parquet', 'FORMAT parquet'), to('rows.csv', 'FORMAT csv')]) {
      const [answer] = await runRaw([copy], folder)
      if (!answer?.startsWith('ok')) throw new Error(answer)
    }
    const made: Program[] = []
    for (const asked of CASES) made.push(await trained(asked))
    programs = made
  }, 600_000)

  test.each(TRAINING)(
    '%s trains what learns a number or a label, within what is stated for it',
    async (target) => {
      const jobs = await Promise.all(programs.map((program) => staged(target, program)))
      const answers = await runOn(target, jobs)
      const said = await Promise.all(
        jobs.map(
          async (job, at) =>
            answers?.[at]?.failed ??
            (await readFile(join(job.folder, 'ml_train_again.txt'), 'utf8')).trim(),
        ),
      )
      const shown = CASES.map((one, at) => `${Object.values(one).join(' ')}: ${said[at]}`)
      process.stdout.write(`${target}\n${shown.join('\n')}\n`)
      const good = /: trained again: \S+ \S+ against \S+$/
      expect(shown.filter((line) => !good.test(line))).toEqual([])
    },
    1_800_000,
  )
})

async function staged(target: TargetId, program: Program) {
  const own = await temporaryFolder()
  await copyFile(join(folder, 'rows.csv'), join(own, 'rows.csv'))
  return { folder: own, code: targets[target].print(program, sources) }
}

async function trained(asked: Asked): Promise<Program> {
  const pipeline = pipelineFor(asked)
  const rows = { path: join(folder, 'rows.parquet'), format: 'parquet' } as const
  const outcome = await trainPipeline({
    folder: await held.make(),
    next: async (known) => {
      const found = nextTraining(pipeline, { ...catalogue, trained: known })
      if ('diagnostics' in found) throw new Error(JSON.stringify(found.diagnostics))
      return found.next
    },
    withFiles: (_, use) => use({ rows }),
  })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  const compiled = compilePipeline(pipeline, { ...catalogue, trained: outcome.trained })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  return compiled.program
}

function pipelineFor({ algorithm, type = 'linear_regression', target }: Asked): Pipeline {
  let pipeline = EMPTY_PIPELINE
  const add = (kind: string, configuration: unknown) => {
    const added = addBlock(pipeline, kind, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    return added.id
  }
  const source = add('load_csv', findBlock('load_csv')?.reads?.(catalogue.datasets[0]!))
  const features = LEARNED_COLUMNS.slice(1).map(({ name }) => name)
  const trainer = add('ml_train', {
    parameters: { algorithm },
    mlModel: {
      type,
      targetColumn: target,
      featureColumns: features,
      testSplit: 0.3,
      splitBy: 'group',
      splitColumns: ['id'],
    },
  })
  return connectBlocks(pipeline, { source, target: trainer })
}

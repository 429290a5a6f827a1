import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Catalogue, EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { probePipeline } from './probe-pipeline.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'd1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'integer' },
      ],
    },
  ],
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-probe-'))
  const path = join(folder, 'sales.csv')
  await writeFile(path, 'region,amount\nWest,10\nEast,0\n')
  await inspectFile({ path, filename: 'sales.csv', parquetPath: join(folder, 'sales.parquet') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['keep rows where amount is over 5', false],
  ['keep rows where amount is over 500', true],
  ['group by region to get total amount', false],
  ['summarize all rows to get minimum amount', false],
  ['keep rows where amount is over 500, summarize all rows to get number of rows', true],
])('"%s" is blank: %s', async (sentence, blank) => {
  expect(await probe(pipelineOf(`load sales, ${sentence}`))).toEqual({ blank })
})

test('what takes longer than its time is not doubted', async () => {
  const pipeline = pipelineOf('load sales, keep rows where amount is over 500')
  expect(await probePipeline(pipeline, { catalogue, files, time: 1 })).toEqual({ blank: false })
})

test('what is empty or does not fit the columns gives nothing', async () => {
  expect(await probe(EMPTY_PIPELINE)).toEqual({ blank: true })
  const { blocks, connections } = pipelineOf('load sales, keep rows where amount is over 5')
  const other = { datasets: [] }
  expect(await probePipeline({ blocks, connections }, { catalogue: other, files })).toEqual({
    blank: true,
  })
})

test('what has to be trained first is not said to give nothing', async () => {
  const pipeline = pipelineOf('load sales, train a model to predict amount')
  expect(pipeline.blocks.map(({ type }) => type)).toEqual(['load_csv', 'ml_train'])
  expect(await probe(pipeline)).toEqual({ blank: false })
})

test('a file that is gone is no answer: it is thrown', async () => {
  const gone = () => ({ d1: { path: join(folder, 'gone.parquet'), format: 'parquet' as const } })
  const pipeline = pipelineOf('load sales, keep rows where amount is over 5')
  await expect(probePipeline(pipeline, { catalogue, files: gone })).rejects.toBeInstanceOf(Error)
})

function files() {
  return { d1: { path: join(folder, 'sales.parquet'), format: 'parquet' as const } }
}

function probe(pipeline: Pipeline) {
  // On a busy machine a child may take longer to start than anybody would wait for the answer.
  return probePipeline(pipeline, { catalogue, files, time: 25_000 })
}

function pipelineOf(sentence: string): Pipeline {
  const { pipeline, response } = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  if (!pipeline) throw new Error(response)
  return pipeline
}

import { expect, test } from 'vitest'
import { EMPTY_CATALOGUE } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { scheduleOf } from '../pipeline/schedule.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { SAMPLES } from '../sentence-to-plan/workflow/testing/samples.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'

/** The blocks each has to give, in their order. */
const BLOCKS: Readonly<Record<string, string>> = {
  'sales-analytics': 'load_csv load_csv filter join aggregate sort export',
  'etl-automation': 'load_csv load_csv clean clean join transform export alert',
  'real-time-processing': 'stream_kafka load_csv join filter cache_redis alert',
  'ml-model-training': 'load_csv clean ml_train export',
  'business-intelligence': 'load_csv load_csv join aggregate sort export',
  'data-quality-checks': 'load_csv validate export export',
}

test('there is one for each use case of the specification', () => {
  expect(EXAMPLE_PROMPTS.map(({ useCase }) => useCase)).toEqual([
    'Sales analytics',
    'ETL automation',
    'Real-time processing',
    'ML model training',
    'Business intelligence',
    'Data quality checks',
  ])
})

test.each(EXAMPLE_PROMPTS)('$useCase gives its blocks, all connected', ({ id, prompt, runs }) => {
  const asked = ask(prompt, { catalogue: SAMPLES, pipeline: EMPTY_PIPELINE, now: 1 })
  const pipeline = asked.pipeline ?? EMPTY_PIPELINE
  const types = pipeline.blocks.map(({ type }) => type).join(' ')
  expect(types, asked.response).toBe(BLOCKS[id])
  const ends = new Set(pipeline.connections.flatMap(({ source, target }) => [source, target]))
  expect(pipeline.blocks.filter((block) => !ends.has(block.id))).toEqual([])
  expect(asked.open === undefined).toBe(runs)
  const { diagnostics } = checkPipeline(pipeline, SAMPLES)
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(!runs)
})

test.each(EXAMPLE_PROMPTS)('$useCase is a pipeline without any data too', ({ id, prompt }) => {
  const asked = ask(prompt, { catalogue: EMPTY_CATALOGUE, pipeline: EMPTY_PIPELINE, now: 1 })
  const types = asked.pipeline?.blocks.map(({ type }) => type).join(' ')
  expect(types, asked.response).toBe(BLOCKS[id])
  expect(asked.open?.length).toBeGreaterThan(0)
})

test('the one that says when keeps it', () => {
  const [, etl] = EXAMPLE_PROMPTS
  const asked = ask(etl?.prompt ?? '', {
    catalogue: SAMPLES,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  expect(scheduleOf(asked.pipeline ?? EMPTY_PIPELINE)).toEqual({
    cron: '0 6 * * *',
    said: 'Every morning',
  })
  expect(asked.response).toContain('runs once you save it under Schedule')
})

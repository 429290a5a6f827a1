import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { describePipeline } from './describe-pipeline.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'sales',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'amount', type: 'number' },
      ],
    },
  ],
}

/** Sentences that say which of a block's outputs is meant, each as the planner says it itself. */
test.each([
  'Load sales.csv, check rows (id is unique), export as CSV. Back to the rejected rows of step 2, export as JSON',
  'Load sales.csv, check rows (id is unique), sort by amount. Back to the rejected rows of step 2, keep rows where reason contains id, export as CSV',
  'Load sales.csv, check rows (amount is not empty), join with the rejected rows of step 2 on id',
  'Load sales.csv, check rows (amount is not empty). Back to the rejected rows of step 2, combine with step 1',
])('%s', (sentence) => {
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  const { pipeline } = asked
  if (!pipeline) throw new Error(asked.response)
  expect(describePipeline(pipeline, catalogue)).toBe(sentence)
  expect(pipeline.connections.some(({ sourceHandle }) => sourceHandle === 'rejected')).toBe(true)
})

test('an output that a step does not have is named', () => {
  const sentence = 'load sales, sort by amount, back to the rejected rows of step 2, export as csv'
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toContain('There is no step 2 whose "rejected rows" could be taken.')
})

test('a block put in between leaves the arrows of the other output alone', () => {
  const first = ask(
    'load sales, check rows (id is unique), export as csv. Back to the rejected rows of step 2, export as json',
    { catalogue, pipeline: EMPTY_PIPELINE, now: 1 },
  )
  const next = ask('sort by amount', {
    catalogue,
    pipeline: first.pipeline ?? EMPTY_PIPELINE,
    now: 2,
  })
  expect(describePipeline(next.pipeline ?? EMPTY_PIPELINE, catalogue)).toBe(
    'Load sales.csv, check rows (id is unique), sort by amount, export as CSV. Back to the rejected rows of step 2, export as JSON',
  )
})

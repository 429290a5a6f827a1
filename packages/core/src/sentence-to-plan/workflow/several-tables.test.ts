import { expect, test } from 'vitest'
import { describePipeline } from '../../describe/describe-pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'
import { EDIT_CATALOGUE as catalogue } from '../../plan-to-pipeline/testing/edit-requests.ts'

const DEDUPLICATED =
  'Load orders.csv, clean up (remove duplicates). Load clients.csv, clean up (remove duplicates). Back to step 2, join with step 4 on customer_id'

/** What is done to both of two tables, to one of them, and what is said of it. */
test.each([
  ['remove duplicates', DEDUPLICATED, 'Did this to clients too: remove duplicates.'],
  ['deduplicate both', DEDUPLICATED, 'Did this to clients too: deduplicate.'],
  ['remove duplicates from both tables', DEDUPLICATED, 'Did this to clients too'],
  [
    'remove duplicates and nulls',
    'Load orders.csv, clean up (remove duplicates; drop rows with missing values). Load clients.csv, clean up (remove duplicates; drop rows with missing values). Back to step 2, join with step 4 on customer_id',
    'Did this to clients too',
  ],
  [
    'trim spaces',
    'Load orders.csv, clean up (trim all columns). Load clients.csv, clean up (trim all columns). Back to step 2, join with step 4 on customer_id',
    'Did this to clients too',
  ],
  [
    'remove duplicates by customer_id',
    'Load orders.csv, clean up (remove duplicates by customer_id). Load clients.csv. Back to step 2, join with step 3 on customer_id',
    'Did this to orders only, not to clients: remove duplicates by customer_id.',
  ],
  [
    'remove duplicates from orders',
    'Load orders.csv, clean up (remove duplicates). Load clients.csv. Back to step 2, join with step 3 on customer_id',
    '',
  ],
  [
    'remove duplicates from the clients table',
    'Load orders.csv. Load clients.csv, clean up (remove duplicates). Back to step 1, join with step 3 on customer_id',
    '',
  ],
])('%s', (clause, story, told) => {
  const asked = say(`load orders and clients, ${clause}, join them on customer_id`)
  expect(describePipeline(asked.pipeline ?? EMPTY_PIPELINE, catalogue)).toBe(story)
  expect(asked.assumptions.map((one) => one.slice(0, told.length))).toEqual(
    told === '' ? [] : [told],
  )
})

test('a sum behind a comma is a step of its own', () => {
  const { pipeline } = say(
    'load orders and clients, remove duplicates, join them on customer_id, total price by segment',
  )
  expect(describePipeline(pipeline ?? EMPTY_PIPELINE, catalogue)).toBe(
    `${DEDUPLICATED}, group by segment to get total price`,
  )
})

function say(sentence: string) {
  return ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
}

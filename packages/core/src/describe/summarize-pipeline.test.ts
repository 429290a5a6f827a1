import { describe, expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { EDIT_CATALOGUE as catalogue } from '../plan-to-pipeline/testing/edit-requests.ts'
import { describePipeline } from './describe-pipeline.ts'
import { summarizePipeline } from './summarize-pipeline.ts'

describe('a pipeline told to people', () => {
  test.each([
    [
      'a table read as it stands is called by its name',
      'load orders, join with clients on customer_id with suffix "_client", keep rows where city is Bern',
      'Load orders.csv, join with clients on customer_id, keep rows where city is Bern',
    ],
    [
      'what was worked on apart is a part of its own, told before it is taken',
      'Load orders.csv. Load clients.csv, keep rows where segment is small. Back to step 1, join with step 3 on customer_id, sort by price',
      'Part 1: Load clients.csv, keep rows where segment is small.\nPart 2: Load orders.csv, join with part 1 on customer_id, sort by price',
    ],
    [
      'matches are looked for in words',
      'Load clients.csv. Load orders.csv, select the columns customer_id. Back to step 1, anti join with step 3 on customer_id',
      'Part 1: Load orders.csv, select the columns customer_id.\nPart 2: Load clients.csv, keep rows that have no match in part 1 on customer_id',
    ],
    [
      'rows that two take are told once',
      'Load orders.csv, remove duplicates, keep rows where city is Bern. Back to step 2, group by customer_id with sum of price as total. Back to step 3, join with step 4 on customer_id',
      'Part 1: Load orders.csv, clean up (remove duplicates).\nPart 2: Take part 1, group by customer_id to get total price as total.\nPart 3: Take part 1, keep rows where city is Bern, join with part 2 on customer_id',
    ],
    [
      'what is written on the way ends nothing',
      'load orders, remove duplicates, export as csv, sort by price',
      'Load orders.csv, clean up (remove duplicates), export as CSV, sort by price',
    ],
  ])('%s', (_, sentence, told) => {
    expect(summarizePipeline(built(sentence), catalogue)).toBe(told)
  })

  test('a chain is told as it is said', () => {
    const chain = built('load orders, keep rows where city is Bern, sort by price, export as csv')
    expect(summarizePipeline(chain, catalogue)).toBe(describePipeline(chain, catalogue))
  })

  test('where other outputs are taken, the exact words stay', () => {
    const checked = built(
      'load orders, check rows (order_id is unique), export as CSV. Back to the rejected rows of step 2, export as JSON',
    )
    expect(summarizePipeline(checked, catalogue)).toBe(describePipeline(checked, catalogue))
    expect(summarizePipeline(EMPTY_PIPELINE, catalogue)).toBe('Nothing yet')
  })

  test('the chat tells it so, and still understands the exact words', () => {
    const context = { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }
    const { response, pipeline = EMPTY_PIPELINE } = ask('total price by segment', context)
    expect(response).toMatch(/^Load orders.csv, join with clients on customer_id/)
    const exact = describePipeline(pipeline, catalogue)
    expect(exact).toContain('ack to step')
    expect(ask(exact, context).pipeline).toEqual(pipeline)
    expect(ask('what does this do?', { ...context, pipeline }).response).toBe(response)
  })
})

function built(sentence: string) {
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  if (!asked.pipeline) throw new Error(asked.response)
  return asked.pipeline
}

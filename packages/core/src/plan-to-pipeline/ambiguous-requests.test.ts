import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'
import { AMBIGUOUS, AMBIGUOUS_DATA } from './testing/ambiguous-requests.ts'

test('there are at least twenty', () => {
  expect(AMBIGUOUS.length).toBeGreaterThanOrEqual(20)
})

test.each(AMBIGUOUS)('$data: $says', ({ data, says, assumes, asks, offers }) => {
  const context = {
    catalogue: { datasets: AMBIGUOUS_DATA[data] },
    pipeline: EMPTY_PIPELINE,
    now: 1,
  }
  const asked = ask(says, context)
  expect(asked.pipeline !== undefined, asked.response).toBe(asks === undefined)
  expect(asked.response).toContain(asks ?? '')
  expect(asked.assumptions.join(' ')).toContain(assumes ?? '')
  // Each is one click away, so each is understood when it is sent, and is not what was taken.
  const meant = asked.alternatives.map((sentence) => ask(sentence, context).pipeline)
  expect(meant).not.toContain(undefined)
  expect(meant).not.toContainEqual(asked.pipeline)
  expect(
    asked.alternatives.map((sentence, at) => sentence.includes(offers[at] ?? '')),
  ).not.toContain(false)
  expect(asked.alternatives.length).toBeGreaterThanOrEqual(offers.length)
})

test.each([
  ['only Bern', 'keep rows where shipping_city is Bern'],
  ['only 2024', 'keep rows where shipped_on is between 2024-01-01 and 2024-12-31'],
  ['sort by date', 'sort by shipped_on'],
])('"%s" of a canvas offers what would stand there instead', (says, other) => {
  const catalogue = { datasets: AMBIGUOUS_DATA.orders }
  const pipeline = ask('load orders', { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }).pipeline
  const context = { catalogue, pipeline: pipeline ?? EMPTY_PIPELINE, now: 2 }
  const asked = ask(says, context)
  expect(asked.alternatives).toEqual([other])
  const instead = ask(other, context)
  expect(instead.assumptions).toEqual([])
  // Said of the same canvas it is one block too, of the same kind.
  const types = (one: typeof asked) => one.pipeline?.blocks.map(({ type }) => type)
  expect(types(instead)).toEqual(types(asked))
  expect(instead.pipeline).not.toEqual(asked.pipeline)
})

test('a cell that the other column lacks is no choice', () => {
  const catalogue = { datasets: AMBIGUOUS_DATA.orders }
  const asked = ask('only Bern or Turin', { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline).toBeDefined()
  expect(asked.alternatives).toEqual([])
})

test('a table called by its name is meant, even if another can be made to fit', () => {
  const keeper = { name: 'keeper_id', type: 'integer' } as const
  const columns = [
    keeper,
    { name: 'lit_on', type: 'date' },
    { name: 'height', type: 'number' },
  ] as const
  const catalogue = {
    datasets: [
      { id: 'k', name: 'keepers', filename: 'keepers.csv', columns: [keeper] },
      { id: 'l', name: 'lighthouses', filename: 'lighthouses.csv', columns },
    ],
  }
  const context = { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }
  expect(ask('top 5 lighthouses by height', context).response).toBe(
    'Load lighthouses.csv, take the first 5 rows by height descending.',
  )
})

test('what can be meant in one way only is not asked about', () => {
  const context = {
    catalogue: { datasets: AMBIGUOUS_DATA.matches },
    pipeline: EMPTY_PIPELINE,
    now: 1,
  }
  for (const says of ['What is the average crowd?', 'Which ground had the largest crowd?']) {
    const asked = ask(says, context)
    expect(asked.alternatives).toEqual([])
    expect(asked.assumptions).toEqual([])
  }
})

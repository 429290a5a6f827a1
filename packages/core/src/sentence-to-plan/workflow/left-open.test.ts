import { expect, test } from 'vitest'
import type { Catalogue } from '../../tables/catalogue.ts'
import { describePipeline } from '../../describe/describe-pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'w',
      name: 'weighings',
      filename: 'weighings.csv',
      columns: [
        { name: 'weighed_at', type: 'timestamp' },
        { name: 'crate_id', type: 'text' },
        { name: 'weight_kg', type: 'number' },
      ],
    },
  ],
}

test('of a long description all that is understood is built, and the rest is named', () => {
  const { pipeline, open } = say(
    'Ingest weighings, remove nulls, compute average weight per crate per day, flag odd ones with a red star, write parquet sharded by crate',
  )
  expect(describePipeline(pipeline ?? EMPTY_PIPELINE, catalogue)).toBe(
    'Load weighings.csv, clean up (drop rows with missing values), compute "day" as `date_trunc(\'day\', weighed_at)`, group by crate_id, "day" to get average weight_kg, export as Parquet',
  )
  expect(open).toEqual([
    'Aggregate: What "flag odd ones with a red star" asks for was not understood.',
    'Export: What "sharded by crate" asks for was not understood.',
  ])
})

test.each([
  'load weighings, juggle the crates',
  'load weighings, juggle, dance, sing, export as csv',
  'load weighings, keep rows where colour is red, sort by weight_kg, remove duplicates, export as csv',
])(
  'a short one, or one mostly unknown, or about a column that is not there, is refused: %s',
  (says) => {
    expect(say(says).pipeline).toBeUndefined()
  },
)

test.each(['ingest', 'fetch', 'grab', 'pull', 'read', 'import'])('%s is to load', (verb) => {
  const { pipeline } = say(`${verb} weighings, average weight by crate`)
  expect(describePipeline(pipeline ?? EMPTY_PIPELINE, catalogue)).toBe(
    'Load weighings.csv, group by crate_id to get average weight_kg',
  )
})

function say(sentence: string) {
  return ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
}

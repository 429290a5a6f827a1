import { describe, expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { EarlierMessage } from '../sentence-to-plan/resolve-pronouns.ts'
import { ask } from './ask.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'o',
      name: 'orders',
      filename: 'orders.csv',
      columns: [
        { name: 'customer_id', type: 'integer' },
        { name: 'city', type: 'text' },
        { name: 'price', type: 'number' },
        { name: 'ordered_on', type: 'date' },
        { name: 'state', type: 'text' },
      ],
      samples: { city: ['Bern', 'Lyon', 'Turin'], state: ['open', 'paid'] },
    },
    {
      id: 'c',
      name: 'clients',
      filename: 'clients.csv',
      columns: [
        { name: 'customer_id', type: 'integer' },
        { name: 'segment', type: 'text' },
      ],
      samples: { segment: ['small', 'large'] },
    },
  ],
}

const FILTERED = built('load orders, keep rows where city is Bern and price is over 100')
const GROUPED = built(
  'load orders, group by city with sum of price as total, sort by total descending',
)
const JOINED = built('load orders, join with clients on customer_id')
const JOINED_ON = built(
  'load orders, join with clients on customer_id, keep rows where segment is small',
)

describe('an edit in conversation', () => {
  test.each<[string, Pipeline, string, string]>([
    [
      'a year, where the dates still are',
      GROUPED,
      'only 2024',
      'Load orders.csv, keep rows where ordered_on is between 2024-01-01 and 2024-12-31, group by city to get total price as total, sort by total descending',
    ],
    [
      'another group',
      GROUPED,
      'also by state',
      'Load orders.csv, group by city, state to get total price as total, sort by total descending',
    ],
    [
      'a group that has to be computed first',
      GROUPED,
      'also by month',
      "Load orders.csv, compute month as `date_trunc('month', ordered_on)`, group by city, month to get total price as total, sort by total descending",
    ],
    [
      'a group in place of another',
      GROUPED,
      'by state instead of city',
      'Load orders.csv, group by state to get total price as total, sort by total descending',
    ],
    [
      'another measure',
      GROUPED,
      'use the average instead',
      'Load orders.csv, group by city to get average price as total, sort by total descending',
    ],
    [
      'the other way round',
      GROUPED,
      'sort the other way',
      'Load orders.csv, group by city to get total price as total, sort by total',
    ],
    [
      'a new name',
      GROUPED,
      'rename total to revenue',
      'Load orders.csv, group by city to get total price as total, sort by total descending, rename total to revenue',
    ],
    [
      'another kind of join',
      JOINED,
      'use a left join',
      'Load orders.csv. Load clients.csv. Back to step 1, left join with step 2 on customer_id',
    ],
    ['no join, and nothing that only fed it', JOINED, 'remove the join', 'Load orders.csv'],
    ['no filter', FILTERED, 'without the filter', 'Load orders.csv'],
    ['what came last', FILTERED, 'remove it', 'Load orders.csv'],
    [
      'another value',
      FILTERED,
      'what about Lyon?',
      'Load orders.csv, keep rows where city is Lyon and price is over 100',
    ],
    [
      'another number',
      FILTERED,
      'make that 250',
      'Load orders.csv, keep rows where city is Bern and price is over 250',
    ],
    [
      'one more value',
      FILTERED,
      'Turin too',
      'Load orders.csv, keep rows where city is one of Bern, Turin and price is over 100',
    ],
    ['two at once', JOINED_ON, 'remove the join and the filter', 'Load orders.csv'],
  ])('%s', (_, canvas, sentence, expected) => {
    expect(story(say(sentence, canvas).pipeline)).toBe(expected)
  })

  test('what would break something is refused, and the way that does not is offered', () => {
    const asked = say('remove the join', JOINED_ON)
    expect(asked.pipeline).toBeUndefined()
    expect(asked.response).toBe(
      'Nothing was changed, because of this: segment comes from the Join, and the Filter needs it. What needs it can go too:',
    )
    expect(asked.alternatives).toEqual(['remove the Join and the Filter'])
  })

  test('what needs the columns of something removed goes with what needs theirs', () => {
    const chain = built(
      'load orders, join with clients on customer_id, group by segment with sum of price as total, sort by total',
    )
    const asked = say('remove the join', chain)
    expect(asked.response).toContain('segment comes from the Join, and the Aggregate needs it.')
    expect(asked.alternatives).toEqual(['remove the Join and the Aggregate and the Sort'])
    const gone = say(asked.alternatives[0] ?? '', chain)
    expect(story(gone.pipeline)).toBe('Load orders.csv')
  })

  test('several that need something are named, each with its column', () => {
    const computed = built(
      'load orders, compute double as price * 2, keep rows where double is over 1, sort by double',
    )
    expect(say('remove the transform', computed).response).toContain(
      'double comes from the Transform, and the Filter needs double, the Sort needs double.',
    )
  })

  test('of two conditions a value could belong to, none is taken', () => {
    const two = built('load orders, keep rows where price is over 10 and customer_id is under 50')
    expect(say('make that 7', two).pipeline).toBeUndefined()
  })

  test('what is no remark about a block is read as before', () => {
    expect(story(say('sort by price', FILTERED).pipeline)).toContain('sort by price')
    expect(story(say('also keep rows where state is paid', FILTERED).pipeline)).toContain(
      'keep rows where state is paid',
    )
  })

  test('undo, run and questions about the pipeline change nothing', () => {
    for (const sentence of ['undo that', 'Undo', 'take that back'])
      expect(say(sentence, GROUPED)).toMatchObject({ wants: 'undo', shouldExecute: false })
    for (const sentence of [
      'why is this empty?',
      'Why are there no rows?',
      'where did the rows go?',
    ])
      expect(say(sentence, GROUPED)).toMatchObject({ wants: 'why-empty' })
    expect(say('how many rows are left?', GROUPED)).toMatchObject({ wants: 'count' })
    expect(say('run it', GROUPED).shouldExecute).toBe(true)
    expect(say('what does this pipeline do?', GROUPED).response).toBe(`${story(GROUPED)}.`)
    expect(say('why is this empty?').response).toMatch(/^The canvas is empty/)
  })
})

describe('a pronoun', () => {
  const history: EarlierMessage[] = [
    { type: 'user', content: 'show me the price of each order' },
    { type: 'assistant', content: 'There is also a state.' },
  ]
  test('stands for the column last named by the one who asks', () => {
    const asked = say('sort by it descending', built('load orders'), history)
    expect(story(asked.pipeline)).toBe('Load orders.csv, sort by price descending')
    expect(asked.assumptions).toEqual(['Took "it" as the column price.'])
    expect(story(say('rename it to cost', built('load orders'), history).pipeline)).toBe(
      'Load orders.csv, rename price to cost',
    )
  })
  test('without anything it could stand for is a question', () => {
    const asked = say('sort by it', built('load clients'), [])
    expect(asked.pipeline).toBeUndefined()
    expect(asked.alternatives.slice(0, 2)).toEqual(['sort by customer_id', 'sort by segment'])
  })
})

function say(sentence: string, pipeline = EMPTY_PIPELINE, history: readonly EarlierMessage[] = []) {
  return ask(sentence, { catalogue, pipeline, now: 7, history })
}

function built(sentence: string): Pipeline {
  const { pipeline, response } = say(sentence)
  if (!pipeline) throw new Error(response)
  return pipeline
}

function story(pipeline: Pipeline | undefined): string {
  return describePipeline(pipeline ?? EMPTY_PIPELINE, catalogue)
}

describe('what a remark leaves open', () => {
  const loans: CatalogueDataset = {
    id: 'l',
    name: 'loans',
    filename: 'loans.csv',
    columns: [
      { name: 'reader_birth_date', type: 'date' },
      { name: 'lent_on', type: 'date' },
      { name: 'returned_on', type: 'date' },
      { name: 'branch', type: 'text' },
      { name: 'fee', type: 'number' },
    ],
    samples: { branch: ['North', 'South'] },
  }
  const remark = (sentence: string, pipeline = EMPTY_PIPELINE) =>
    ask(sentence, { catalogue: { datasets: [loans] }, pipeline, now: 1 })
  const byBranch = remark('load loans, group by branch with sum of fee as fees').pipeline

  test('by month where there are several dates takes the first that happens to a row, and says so', () => {
    const asked = remark('also by month', byBranch)
    expect(asked.response).toContain("compute month as `date_trunc('month', lent_on)`")
    expect(asked.assumptions).toContain(
      'Took the month of lent_on; say "by month of returned_on" for the other.',
    )
  })

  test('a day of birth is taken where there is no other date', () => {
    const columns = loans.columns.filter(({ name }) => !/^(?:lent|returned)_on$/.test(name))
    const only = { catalogue: { datasets: [{ ...loans, columns }] }, now: 1 }
    const grouped = ask('load loans, group by branch with sum of fee as fees', {
      ...only,
      pipeline: EMPTY_PIPELINE,
    })
    const asked = ask('also by month', { ...only, pipeline: grouped.pipeline ?? EMPTY_PIPELINE })
    expect(asked.response).toContain("date_trunc('month', reader_birth_date)")
  })

  test('the date that is said is taken', () => {
    const asked = remark('also by month of returned_on', byBranch)
    expect(asked.response).toContain("date_trunc('month', returned_on)")
    expect(asked.assumptions).toEqual([])
  })

  test('the other way where nothing is sorted asks by what', () => {
    const asked = remark('sort the other way', byBranch)
    expect(asked.pipeline).toBeUndefined()
    expect(asked.response).toContain('Nothing is sorted yet. Which column')
    expect(asked.response).toContain('fees')
  })
})

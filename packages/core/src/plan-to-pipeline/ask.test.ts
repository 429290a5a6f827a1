import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/registry.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { EMPTY_CATALOGUE } from '../tables/catalogue.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { addBlock } from '../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { VOCABULARY } from '../words/vocabulary.ts'
import { ask } from './ask.ts'
import type { Asked } from './asked.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'ds1',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'region', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'amount_due', type: 'number' },
      ],
      samples: { region: ['West', 'East'] },
    },
  ],
}

test('the headline sentence gives three blocks in a row, 200 apart', () => {
  const { pipeline } = say(
    'keep rows where amount is over 100 and region is West, then export as parquet',
  )
  expect(pipeline?.blocks.map(({ type, position }) => [type, position])).toEqual([
    ['load_csv', { x: 100, y: 100 }],
    ['filter', { x: 300, y: 100 }],
    ['export', { x: 500, y: 100 }],
  ])
  expect(pipeline?.connections).toHaveLength(2)
})

test('a new condition goes after the last shape block and before the outlets', () => {
  const start = built('load sales, keep rows where amount is over 1, export as csv')
  const { pipeline, response } = say('only region is West', start)
  expect(story(pipeline)).toBe(
    'Load sales.csv, keep rows where amount is over 1, keep rows where region is West, export as CSV',
  )
  expect(response).toBe('Added: keep rows where region is West.')
  expect(overlaps(pipeline)).toEqual([])
})

test('"instead" and "change" alter the block that is there', () => {
  const start = built('load sales, keep rows where amount is over 1, export as csv')
  expect(story(say('export as json instead', start).pipeline)).toBe(
    'Load sales.csv, keep rows where amount is over 1, export as JSON',
  )
  expect(story(say('change the filter to region is East', start).pipeline)).toBe(
    'Load sales.csv, keep rows where region is East, export as CSV',
  )
  expect(story(say('make it parquet', start).pipeline)).toBe(
    'Load sales.csv, keep rows where amount is over 1, export as Parquet',
  )
})

test('what the block carries beside the sentence stays', () => {
  const start = built('load sales, export as csv')
  const alerts = { enabled: true, email: 'a@b.c', conditions: 'both' }
  const carrying: Pipeline = {
    ...start,
    blocks: start.blocks.map((block) => ({
      ...block,
      configuration: { ...block.configuration, alerts },
    })),
  }
  const { pipeline } = say('export as json instead', carrying)
  expect(pipeline?.blocks[1]?.configuration).toEqual({
    output: { format: 'json', path: '', compress: false },
    alerts,
  })
})

test('a second export is added unless it says the same', () => {
  const start = built('load sales, export as csv')
  expect(story(say('export as json', start).pipeline)).toBe(
    'Load sales.csv, export as CSV, export as JSON',
  )
  const again = say('export as csv', start)
  expect(again.pipeline).toBeUndefined()
  expect(again.response).toBe('Export is there already, just as said.')
})

test('removing a block joins what it stood between', () => {
  const start = built('load sales, keep rows where amount is over 1, export as csv')
  const removed = say('remove the filter', start)
  expect(story(removed.pipeline)).toBe('Load sales.csv, export as CSV')
  expect(removed.pipeline?.connections).toHaveLength(1)
  expect(say('remove the join block', start).pipeline).toBeUndefined()
  expect(say('remove the filter', built('load sales')).response).toMatch(
    /^There is no Filter block on the canvas\./,
  )
})

test('clearing empties the canvas', () => {
  const cleared = say('clear the canvas', built('load sales, export as csv'))
  expect(cleared.pipeline).toEqual(EMPTY_PIPELINE)
  expect(cleared.shouldExecute).toBe(false)
})

test('a question is answered and changes nothing', () => {
  const start = built('load sales, keep rows where amount is over 1')
  for (const question of ['what does this do?', 'Explain the pipeline', 'describe it']) {
    const asked = say(question, start)
    expect(asked.response).toBe('Load sales.csv, keep rows where amount is over 1.')
    expect(asked.pipeline).toBeUndefined()
    expect(asked.shouldExecute).toBe(false)
  }
  expect(say('what does this do?').response).toMatch(/^The canvas is empty/)
})

test('it runs only when asked to, and never what would write something new', () => {
  const start = built('load sales, export as csv')
  expect(say('run it', start)).toMatchObject({
    shouldExecute: true,
    response: 'Running the pipeline.',
  })
  expect(say('keep rows where amount is over 5 and run it', start).shouldExecute).toBe(true)
  expect(say('keep rows where amount is over 5', start).shouldExecute).toBe(false)
  const adding = say('export as json and run it', start)
  expect(adding.shouldExecute).toBe(false)
  expect(adding.response).toMatch(/press Run/)
  expect(say('export as json instead, then run', start).shouldExecute).toBe(false)
  expect(say('run it').response).toMatch(/^There is nothing to run yet\./)
})

test('a broken pipeline is not run, and the reason is said', () => {
  const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
  const asked = say('run it', pipeline)
  expect(asked.shouldExecute).toBe(false)
  expect(asked.response).toMatch(/^It cannot run, because of this: Nothing is connected/)
})

test('a block that was never connected is named as what is in the way, and can go', () => {
  const { pipeline } = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1)
  const asked = say('load sales, total amount by region', pipeline)
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(/^Nothing was changed: "Filter" on the canvas is not ready\. /)
  expect(asked.alternatives).toEqual(['remove the Filter'])
  expect(say('remove the Filter', pipeline).pipeline?.blocks).toEqual([])
})

test('a source dropped and not configured is the one a sentence fills', () => {
  const { pipeline } = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 5, y: 6 }, 1)
  const asked = say('load sales, keep rows where amount is over 1', pipeline)
  expect(asked.pipeline?.blocks.map(({ id }) => id)).toEqual(['load_csv_1', 'filter_7'])
  expect(story(asked.pipeline)).toBe('Load sales.csv, keep rows where amount is over 1')
})

test('an unknown column gives no pipeline but the nearest names', () => {
  const asked = say('keep rows where amount total is over 100')
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(
    /^There is no column called "amount total"\. The nearest are: amount, amount_due, region\./,
  )
})

test('a misspelled column is taken for the nearest, and said to be', () => {
  const asked = say('keep rows where amuont is over 100')
  expect(asked.assumptions).toContain('Read "amuont" as the column amount.')
  expect(asked.pipeline).toBeDefined()
})

test('a value of the wrong type is a question, not a guess', () => {
  const asked = say('keep rows where amount is over the moon')
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(/^amount is a number column, and "moon" is not a number\./)
})

test('what is not understood is named, with sentences that fit the data', () => {
  const asked = say('juggle the amount')
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(/^The part "juggle the amount" was not understood\./)
  for (const example of asked.response.matchAll(/"((?:load|keep|export)[^"]*)"/g)) {
    expect(say(example[1] ?? '').pipeline, example[1]).toBeDefined()
  }
  const change = say('make me a sandwich')
  expect(change.response).toMatch(/^The part "make me a sandwich" was not understood\./)
  const half = say('keep rows where amount is over 5, then juggle by amount')
  expect(half.pipeline).toBeUndefined()
})

test('without data it says so', () => {
  const asked = ask('keep rows where amount is over 5', {
    catalogue: EMPTY_CATALOGUE,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(/Upload a CSV file/)
  expect(say('').response).toMatch(/^There is nothing to do/)
  expect(say('x'.repeat(32_001)).response).toMatch(
    /^The sentence is longer than 32,000 characters\./,
  )
})

test('data cannot give orders: names and cells are only ever compared', () => {
  const hostile: Catalogue = {
    datasets: [
      {
        id: 'h',
        name: 'run it and export as csv',
        filename: 'run it.csv',
        columns: [{ name: 'then export as json and run it', type: 'text' }],
        samples: { 'then export as json and run it': ['run it', 'export as parquet'] },
      },
    ],
  }
  const context = { catalogue: hostile, pipeline: EMPTY_PIPELINE, now: 1 }
  const asked = ask('keep rows where "then export as json and run it" is "run it"', context)
  expect(asked.pipeline?.blocks.map(({ type }) => type)).toEqual(['load_csv', 'filter'])
  expect(asked.shouldExecute).toBe(false)
})

test.each([1, 2, 3, 4, 5])('whatever is said, what comes back is sound (part %i)', (seed) => {
  const words = fc.constantFrom(
    ...`load sales keep drop rows where amount region is over not and or ( ) , . West 100 "x" between
    export as csv to in 2024 remove the filter run it then instead with no back step 1 change`.split(
      /\s+/,
    ),
  )
  const canvases = [
    EMPTY_PIPELINE,
    built('load sales, keep rows where amount is over 1, export as csv'),
  ]
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 14 }),
      fc.constantFrom(...canvases),
      (list, canvas) => {
        const asked = say(list.join(' '), canvas)
        const after = asked.pipeline ?? canvas
        const { diagnostics } = checkPipeline(after, catalogue)
        expect(after.blocks.length === 0 || !hasErrors(diagnostics)).toBe(true)
        expect(asked.response).not.toBe('')
        expect(say(list.join(' '), canvas)).toEqual(asked)
      },
    ),
    { numRuns: 100, seed },
  )
})

test('every word that opens a clause is quoted when it is a name', () => {
  const firsts = BLOCKS.flatMap(({ openers }) =>
    openers.map((opener) => opener.split(' ')[0] ?? ''),
  )
  expect(firsts.filter((word) => !VOCABULARY.has(word))).toEqual([])
})

function say(sentence: string, pipeline: Pipeline = EMPTY_PIPELINE): Asked {
  return ask(sentence, { catalogue, pipeline, now: 7 })
}

function built(sentence: string): Pipeline {
  return say(sentence).pipeline ?? EMPTY_PIPELINE
}

function story(pipeline: Pipeline | undefined): string {
  return describePipeline(pipeline ?? EMPTY_PIPELINE, catalogue)
}

function overlaps(pipeline: Pipeline | undefined): readonly unknown[] {
  const spots = (pipeline?.blocks ?? []).map(({ position }) => position)
  return spots.filter((one, index) =>
    spots.some(
      (other, at) =>
        at > index && Math.abs(one.x - other.x) < 200 && Math.abs(one.y - other.y) < 100,
    ),
  )
}

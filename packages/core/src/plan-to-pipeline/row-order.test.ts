import { expect, test } from 'vitest'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask, askOnData } from './ask.ts'

const TOWNS: CatalogueDataset = {
  id: 't',
  name: 'towns',
  filename: 'towns.csv',
  rowCount: 40,
  columns: [
    { name: 'town', type: 'text' },
    { name: 'people', type: 'integer' },
    { name: 'founded', type: 'date' },
  ],
  samples: { town: ['Bern', 'Oslo', 'Turin'] },
}
const WORDS: CatalogueDataset = {
  id: 'w',
  name: 'words',
  filename: 'words.csv',
  rowCount: 3,
  columns: [
    { name: 'word', type: 'text' },
    { name: 'last name', type: 'text' },
  ],
  samples: { word: ['ash', 'elm', 'oak'], 'last name': ['Ames', 'Bell'] },
}
const RANKED: CatalogueDataset = {
  id: 'k',
  name: 'runners',
  filename: 'runners.csv',
  rowCount: 3,
  columns: [
    { name: 'Rank', type: 'integer' },
    { name: 'Runner', type: 'text' },
  ],
  samples: { Rank: [1, 2, 3], Runner: ['Moss', 'Reed', 'Tarn'] },
}

const NO_ORDER = 'Rows have no order of their own here'

function asked(says: string, dataset: CatalogueDataset) {
  const catalogue = { datasets: [dataset] }
  return ask(says, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
}

test.each([
  ['What is the first row?', 'take the first 1 rows by founded'],
  ['show the first row', 'take the first 1 rows by founded'],
  ['the last entry', 'take the first 1 rows by founded descending'],
  ['show the last 3 rows', 'take the first 3 rows by founded descending'],
  ['what comes right after Bern in the list?', 'sort by founded'],
  ['which town is listed after Bern?', 'sort by founded'],
  ['what is the next town after Bern?', 'sort by founded'],
  ['which town is at the bottom of the table?', 'take the first 1 rows by founded descending'],
])('"%s" is told that there is no order, and what can set one', (says, offer) => {
  const { response, pipeline, alternatives } = asked(says, TOWNS)
  expect(response).toContain(NO_ORDER)
  expect(pipeline).toBeUndefined()
  expect(alternatives[0]).toBe(`load "towns.csv", ${offer}`)
  for (const sentence of alternatives) expect(asked(sentence, TOWNS).pipeline).toBeDefined()
})

test('on a canvas the choices go on from what is there', () => {
  const catalogue = { datasets: [TOWNS] }
  const { pipeline = EMPTY_PIPELINE } = asked('load towns', TOWNS)
  const { alternatives } = ask('what is the last row?', { catalogue, pipeline, now: 2 })
  expect(alternatives).toEqual([
    'take the first 1 rows by founded descending',
    'take the first 1 rows by people descending',
  ])
})

test('where no column could set an order, nothing is offered', () => {
  const { response, alternatives } = asked('which word is listed last?', WORDS)
  expect(response).toContain('no column numbers or dates them')
  expect(alternatives).toEqual([])
})

test('a column that numbers the rows is their order, and that is said', async () => {
  const { pipeline, assumptions } = asked('which runner is listed first?', RANKED)
  expect(pipeline).toBeDefined()
  expect(assumptions.join(' ')).toContain(`${NO_ORDER}: took that of Rank.`)
  const context = { catalogue: { datasets: [RANKED] }, pipeline: EMPTY_PIPELINE, now: 1 }
  const probed = await askOnData('which runner is listed first?', context, async () => ({
    blank: false,
  }))
  expect(probed.assumptions).toEqual(assumptions)
})

const PEAKS: CatalogueDataset = {
  id: 'p',
  name: 'peaks',
  filename: 'peaks.csv',
  rowCount: 4,
  columns: [
    { name: 'peak', type: 'text' },
    { name: 'metres', type: 'integer' },
  ],
  samples: { peak: ['Rigi', 'Eiger', 'Niesen', 'Albis'], metres: [1797, 3967, 2362, 915] },
}

test.each([
  ['what is the first peak on the list?', 'Rigi', 'first'],
  ['which peak is listed last?', 'Albis', 'last'],
  ['which peak is listed right after Eiger?', 'Niesen', 'right after'],
  ['what comes right before Niesen in the list?', 'Eiger', 'right before'],
])('"%s" is answered where all cells are known as they stand, and says so', (says, cell, place) => {
  const { pipeline, assumptions, response } = asked(says, PEAKS)
  expect(pipeline, response).toBeDefined()
  expect(response).toContain(cell)
  expect(assumptions.join(' ')).toContain(`stands ${place}`)
})

test.each([
  ['first 5 rows', TOWNS],
  ['keep the first 5 rows', TOWNS],
  ['towns founded after 1900', TOWNS],
  ['which town has the most people?', TOWNS],
  ['list the last name', WORDS],
] as const)('"%s" is no such question', (says, dataset) => {
  const { response, pipeline } = asked(says, dataset)
  expect(pipeline, response).toBeDefined()
  expect(response).not.toContain(NO_ORDER)
})

test.each([
  'remove duplicates by town, keeping the first row',
  'load towns.csv, sort by people, show the first row',
])('"%s" tells of steps, and is left to those who read them', (says) => {
  expect(asked(says, TOWNS).response).not.toContain(NO_ORDER)
})

import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

/** The table nobody speaks of stands first. */
const catalogue: Catalogue = {
  datasets: [
    {
      id: 'p',
      name: 'probes',
      filename: 'probes.csv',
      columns: [
        { name: 'probe_code', type: 'text' },
        { name: 'temperature', type: 'number' },
        { name: 'mode', type: 'text' },
      ],
      rowCount: 900,
      samples: { mode: ['idle', 'active'], temperature: [3, 9, 21] },
    },
    {
      id: 'v',
      name: 'voyages',
      filename: 'voyages.csv',
      columns: [
        { name: 'voyage_id', type: 'integer' },
        { name: 'harbour', type: 'text' },
        { name: 'cargo', type: 'number' },
        { name: 'sailed_on', type: 'date' },
      ],
      rowCount: 300,
      samples: { harbour: ['Riga', 'Cork'], cargo: [10, 40, 90] },
    },
  ],
}

describe('what is offered for a sentence that was not understood', () => {
  test.each([
    [
      'juggle the cargo',
      ['load voyages.csv, total cargo', 'load voyages.csv, sort by cargo descending'],
    ],
    ['juggle Cork', ['load voyages.csv, keep rows where harbour is Cork']],
    ['cumulated ups and downs of voyages per month', ['load voyages.csv, count rows by month']],
    [
      'harbours whose average cargo outgrew their plans',
      ['load voyages.csv, average cargo by harbour', 'load voyages.csv, sort by cargo descending'],
    ],
  ])('%s', (sentence, offered) => {
    const { response, alternatives, pipeline } = say(sentence)
    expect(pipeline).toBeUndefined()
    expect(alternatives).toEqual(offered)
    expect(response).toContain('Was one of these meant?')
    for (const one of alternatives) expect(say(one).pipeline, one).toBeDefined()
  })

  test.each(['asdf qwer zxcv', 'make it nicer', 'juggle the moon'])(
    '%s: nothing, but how to ask',
    (sentence) => {
      const { response, alternatives } = say(sentence)
      expect(alternatives).toEqual([])
      const [, example = ''] = /for example "(.+)"\.$/.exec(response) ?? []
      expect(example).toBe('average temperature by mode')
      expect(say(example).pipeline).toBeDefined()
    },
  )

  test('of a canvas only what its rows hold', () => {
    const canvas = say('load voyages, group by harbour to get total cargo as cargo').pipeline
    expect(say('juggle the temperature', canvas).alternatives).toEqual([])
    expect(say('juggle the cargo', canvas).alternatives).toEqual([
      'total cargo',
      'sort by cargo descending',
    ])
    expect(say('rename total cargo to freight', canvas).alternatives).toEqual([
      'rename cargo to freight',
    ])
  })
})

test('a column that no table has is not said to be near to those of the first', () => {
  const { response, alternatives } = say('keep rows where tonnage is over 100')
  expect(response).toContain('There is no column called "tonnage" in any table.')
  expect(response).not.toContain('nearest')
  expect(alternatives).toEqual([])
  expect(say('keep rows where cargo weight is over 100').alternatives).toEqual([
    'keep rows where cargo is over 100',
  ])
})

function say(sentence: string, pipeline: Pipeline = EMPTY_PIPELINE) {
  return ask(sentence, { catalogue, pipeline, now: 1 })
}

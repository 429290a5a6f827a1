import { describe, expect, test } from 'vitest'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'

const boats: CatalogueDataset = {
  id: 'b',
  name: 'boats',
  filename: 'boats.csv',
  columns: [
    { name: 'skipper', type: 'text' },
    { name: 'harbour', type: 'text' },
    { name: 'length', type: 'number' },
  ],
  samples: { skipper: ['Ida', 'Tom'], harbour: ['Riga', 'Cork'], length: [7, 12] },
}

describe('a question of which little is understood', () => {
  test('is not answered: what is missing is asked for, with sentences that work', () => {
    const asked = say('which harbour painted its lanterns purple yesterday evening?')
    expect(asked.pipeline).toBeUndefined()
    expect(asked.response).toContain('Only "harbour" fits the data. What is meant by "painted"')
    expect(asked.alternatives.length).toBeGreaterThan(0)
    expect(asked.alternatives.length).toBeLessThanOrEqual(3)
    for (const sentence of asked.alternatives)
      expect(say(sentence).pipeline, sentence).toBeDefined()
  })
  test('is not answered where a name is left over: it would be a condition left out', () => {
    const asked = say('who sailed out of Riga racing against Walter Hollis?')
    expect(asked.pipeline).toBeUndefined()
    expect(asked.response).toContain('"Walter", "Hollis"')
  })
  test('is answered where it is tied to rows and only plain words are left over', () => {
    const asked = say('which skipper goes fishing out of Riga every early morning?')
    expect(asked.pipeline).toBeDefined()
    expect(asked.assumptions.join()).toContain('"fishing"')
  })
  test.each([
    ['which skippers of Riga never raced?', '"never", "raced"'],
    ['what is the highest wage of the skippers in Riga?', '"highest", "wage"'],
    ['what is the average wage of the skippers in Riga?', '"wage"'],
    ['which harbour repairs the average boat?', '"repairs", "average"'],
  ])('is not answered where what is to be done is left over: %s', (sentence, missing) => {
    const asked = say(sentence)
    expect(asked.pipeline).toBeUndefined()
    expect(asked.response).toContain(`What is meant by ${missing}?`)
  })
  test('without a word of the data it says so', () => {
    expect(say('what is the meaning of life?').pipeline).toBeUndefined()
  })
})

describe('alternatives', () => {
  test('put the nearest columns in the place of one that is not there', () => {
    const asked = say('keep rows where lenght total is over 5')
    expect(asked.alternatives[0]).toBe('keep rows where length is over 5')
  })
  test('leave out the step that means nothing', () => {
    const asked = say('keep rows where length is over 5, then juggle by length')
    expect(asked.alternatives).toContain('keep rows where length is over 5')
  })
})

function say(sentence: string) {
  return ask(sentence, { catalogue: { datasets: [boats] }, pipeline: EMPTY_PIPELINE, now: 1 })
}

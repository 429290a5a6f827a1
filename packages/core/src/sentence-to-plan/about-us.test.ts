import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { EDIT_CATALOGUE } from '../plan-to-pipeline/testing/edit-requests.ts'
import { languageOf } from './language-of.ts'

test.each([
  ['help', 'For example: "average price by city"'],
  ['What can you do?', 'say step by step what to do with their rows'],
  ['how many credits do I have left?', 'stand at the top of the page'],
  ['delete the orders dataset', 'never the data it reads'],
  ['Wie viele Kunden gibt es pro Land?', 'reads English only so far, and this looks like German'],
  ['Combien de clients par pays ?', 'French'],
  ['¿Cuántos clientes hay por país?', 'Spanish'],
  ['顧客は何人いますか', 'another language'],
])('%s is answered honestly', (said, told) => {
  const { response, pipeline, alternatives } = say(said)
  expect(pipeline).toBeUndefined()
  expect(alternatives).toEqual([])
  expect(response).toContain(told)
  expect(response).not.toContain('understood')
})

test('a column called so is asked for like any other', () => {
  const [orders] = EDIT_CATALOGUE.datasets
  if (!orders) throw new Error('there are orders')
  const columns = [...orders.columns, { name: 'credits', type: 'integer' as const }]
  const catalogue = { datasets: [{ ...orders, columns }] }
  const asked = ask('what are the total credits?', { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline).toBeDefined()
})

test.each([
  'juggle the price',
  'list all ships in Rio de la Plata',
  'total price per das Boot',
  'asdf qwer zxcv',
  'El Paso',
])('%s is not taken for another language', (said) => {
  expect(languageOf(said)).toBeNull()
})

function say(sentence: string) {
  return ask(sentence, { catalogue: EDIT_CATALOGUE, pipeline: EMPTY_PIPELINE, now: 1 })
}

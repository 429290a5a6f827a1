import { expect, test } from 'vitest'
import { datasetOf } from '../../plan-to-pipeline/question/testing/dataset-of.ts'
import { schemaOf } from '../../tables/schema.ts'
import { readInUnit } from './in-unit.ts'

/** What the columns of a table are called in the unit that a sentence asks for. */
function madeFor(sentence: string, ...names: readonly string[]) {
  const columns = names.map((name) => ({ name, type: 'integer' as const }))
  const table = schemaOf(datasetOf('things', { columns, rows: [names.map(() => 60)] }))
  return readInUnit(sentence, [table])?.viewed.map(({ column }) => column.name) ?? null
}

test.each([
  ['price_cents', 'price'],
  ['Price (cents)', 'Price'],
  ['Price [net, ct]', 'Price [net]'],
  ['price_cents_net', 'price_net'],
])('%s in euros is %s', (name, made) => {
  expect(madeFor('total price in euros', name)).toEqual([made])
})

test('what is asked for in cents says so', () => {
  expect(madeFor('total price in cents', 'price_eur')).toEqual(['price_cents'])
})

test('two units of one kind are not told apart', () => {
  expect(madeFor('total talk in minutes and wait in hours', 'talk_s', 'wait_s')).toBeNull()
})

test('no two columns get one name', () => {
  expect(madeFor('total stay in hours', 'stay_s', 'stay_min', 'walk_s')).toEqual(['walk_hours'])
})

test('a column that is there is not written over', () => {
  expect(madeFor('total stay in hours', 'stay_s', 'Stay_Hours')).toBeNull()
})

import { expect, test } from 'vitest'
import type { Column } from '../../relation/column.ts'
import type { CatalogueModel } from '../../tables/catalogue.ts'
import type { Given } from '../block.ts'
import { columns } from './columns.ts'
import { waitsFor } from './lower.ts'

const price: CatalogueModel = {
  id: 'a1',
  name: 'price',
  version: 1,
  task: 'regression',
  labels: [],
  target: { name: 'price', type: 'number' },
  features: [
    { name: 'rooms', type: 'integer' },
    { name: 'city', type: 'text' },
  ],
}
const CITY: Column = { name: 'city', type: 'text' }
const ALL: readonly Column[] = [{ name: 'rooms', type: 'integer' }, CITY]

test('every column that the model learned from has to arrive as it was', () => {
  expect(said('price', [{ name: 'room', type: 'integer' }, CITY])).toMatchObject([
    { code: 'predict/missing-column', message: expect.stringContaining('"rooms"') },
  ])
  expect(said('price', [{ name: 'rooms', type: 'text' }, CITY])).toMatchObject([
    { code: 'predict/retyped-column', message: expect.stringContaining('"rooms" as integer') },
  ])
  expect(said('price', ALL)).toEqual([])
})

test('a model has to be said, and to be there', () => {
  expect(said('', ALL)).toMatchObject([{ code: 'predict/no-model' }])
  expect(said('prize', ALL)).toMatchObject([
    { code: 'predict/unknown-model', hint: expect.stringContaining('"price"') },
  ])
})

test('where only summaries are at hand, the model itself is waited for', () => {
  const configuration = { parameters: { model: 'price', outputColumn: 'p' } }
  expect(waitsFor(configuration, given(ALL))).toMatchObject({ code: 'predict/model-elsewhere' })
})

function said(model: string, arriving: readonly Column[]) {
  return columns({ parameters: { model, outputColumn: 'p' } }, given(arriving)).diagnostics
}

function given(arriving: readonly Column[]): Given {
  const relation = { kind: 'step', step: 's', columns: arriving } as const
  return {
    block: 'b',
    catalogue: { datasets: [], models: [price] },
    inputs: [{ relation, columns: arriving }],
  }
}

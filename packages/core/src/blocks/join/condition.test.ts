import { expect, test } from 'vitest'
import type { Given } from '../block.ts'
import { columns } from './columns.ts'
import { initial } from './config.ts'
import type { JoinConfiguration } from './config.ts'

const table = [
  { name: 'id', type: 'integer' },
  { name: 'city', type: 'text' },
] as const
const given: Given = {
  block: 'tested',
  inputs: [1, 2].map(() => ({
    relation: { kind: 'step', step: 's', columns: table },
    columns: table,
  })),
  catalogue: { datasets: [] },
}

function codes(parameters: Partial<JoinConfiguration['parameters']>) {
  const keys = [{ left: 'id', right: 'id' }]
  const configuration = { parameters: { ...initial.parameters, keys, ...parameters } }
  return columns(configuration, given).diagnostics.map(({ code, at }) => [code, at.field])
}

test('a further condition sees the columns of both sides', () => {
  expect(codes({ condition: 'city <> city_right' })).toEqual([])
  expect(codes({ condition: 'city <> city_right', how: 'anti', keys: [] })).toEqual([])
  expect(codes({ condition: 'city <> town' })).toEqual([
    ['join/unknown-column', 'parameters.condition'],
  ])
})

test('a further condition that cannot be is named', () => {
  const field = 'parameters.condition'
  expect(codes({ condition: 'city <> city_right', how: 'left' })).toEqual([
    ['join/no-condition', field],
  ])
  expect(codes({ condition: 'city || city_right' })).toEqual([['join/not-a-condition', field]])
})

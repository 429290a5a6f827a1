import type { ConnectorAbilities } from '@plainflow/core'
import { expect, test } from 'vitest'
import type { ReadRequest } from './connector.ts'
import { withinAbilities } from './within-abilities.ts'

const condition = { kind: 'column', name: 'a', at: { start: 0, end: 1 } } as const
const asked: ReadRequest = {
  source: { kind: 'table', connector: 'any', connection: 'c1', schema: '', table: 't' },
  columns: [{ name: 'a', type: 'boolean' }],
  needed: ['a'],
  conditions: [condition],
  sort: [{ column: 'a', direction: 'ascending', nulls: 'last' }],
  limit: 5,
}
const able = (...pushesDown: ConnectorAbilities['pushesDown']) => ({
  lists: true,
  queries: false,
  pushesDown,
  writes: [],
})

test('who can do everything is asked everything', () => {
  const all = able('columns', 'conditions', 'sorting', 'limits')
  expect(withinAbilities(all, asked)).toEqual(asked)
})

test('who can do nothing is asked for all rows', () => {
  const whole = { needed: null, conditions: [], sort: [], limit: null }
  expect(withinAbilities(able(), asked)).toEqual({ ...asked, ...whole })
})

test.each([
  ['conditions', able('columns', 'sorting', 'limits')],
  ['an order', able('columns', 'conditions', 'limits')],
])('a limit does not go where %s cannot', (_, can) => {
  expect(withinAbilities(can, asked)).toMatchObject({ limit: null, sort: [] })
})

test('a limit of any rows goes by itself', () => {
  const plain = { ...asked, conditions: [], sort: [] }
  expect(withinAbilities(able('limits'), plain)).toEqual({ ...plain, needed: null })
})

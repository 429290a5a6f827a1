import type { Connector, ConnectorAbilities } from '@plainflow/core'
import type { ReadRequest } from '@plainflow/engine'
import { expect, test } from 'vitest'
import { mayProbe } from './may-probe.ts'

const ALL = ['columns', 'conditions', 'sorting', 'limits'] as const
const plain: ReadRequest = {
  source: { kind: 'table', connector: 'any', connection: 'c1', schema: '', table: 't' },
  columns: [{ name: 'a', type: 'boolean' }],
  needed: null,
  conditions: [],
  sort: [],
  limit: null,
}
const filtered = {
  ...plain,
  conditions: [{ kind: 'column', name: 'a', at: { start: 0, end: 1 } } as const],
}

test.each<[string, boolean, Partial<ConnectorAbilities>, ReadRequest]>([
  ['stops at a limit, and looks at conditions', true, { pushesDown: ALL }, filtered],
  ['stops at a limit', true, { pushesDown: ['limits'] }, plain],
  ['cannot stop where it is asked for some', false, { pushesDown: ['limits'] }, filtered],
  ['never stops', false, { pushesDown: ['columns'] }, plain],
  ['may do something at each request', false, { pushesDown: ALL, requests: true }, plain],
])('who %s is asked: %s', (_, isAsked, can, request) => {
  expect(mayProbe([request], atHand(can))).toBe(isAsked)
})

test('all of them have to allow it; who is not at hand does not', () => {
  const other = { ...plain, source: { ...plain.source, connector: 'gone' } }
  expect(mayProbe([plain, other], atHand({ pushesDown: ALL }))).toBe(false)
})

function atHand(can: Partial<ConnectorAbilities>): { all: Pick<Connector, 'name' | 'can'>[] } {
  const abilities = { lists: true, queries: false, pushesDown: [], writes: [], ...can }
  return { all: [{ name: 'any', can: abilities }] }
}

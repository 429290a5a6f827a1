import type { Diagnostic } from '@plainflow/core'
import { expect, it } from 'vitest'
import { errorUpstream } from './error-upstream.ts'

const pipeline = {
  blocks: [],
  connections: [
    { id: '1', source: 'load', target: 'filter' },
    { id: '2', source: 'filter', target: 'sort' },
    { id: '3', source: 'filter', target: 'other' },
  ],
}
const wrong = (severity: Diagnostic['severity']): Diagnostic => ({
  code: 'x/y',
  severity,
  at: {},
  message: '',
  hint: '',
})

it('finds the nearest error upstream, its own first', () => {
  const [error, own] = [wrong('error'), wrong('error')]
  const upstream = new Map([['load', [error]]])
  expect(errorUpstream('sort', pipeline, upstream)).toEqual({ block: 'load', diagnostic: error })
  const both = new Map([...upstream, ['sort', [own]]])
  expect(errorUpstream('sort', pipeline, both)?.diagnostic).toBe(own)
})

it('minds neither warnings nor other branches', () => {
  const byBlock = new Map([
    ['load', [wrong('warning')]],
    ['other', [wrong('error')]],
  ])
  expect(errorUpstream('sort', pipeline, byBlock)).toBeNull()
})

it('comes to an end in a circle', () => {
  const circle = { ...pipeline, connections: [{ id: '1', source: 'a', target: 'a' }] }
  expect(errorUpstream('a', circle, new Map())).toBeNull()
})

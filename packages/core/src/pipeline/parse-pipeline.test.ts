import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePipeline } from './parse-pipeline.ts'

const block = {
  id: 'a',
  type: 'filter',
  position: { x: 1, y: 2 },
  data: {},
  label: 'A',
  configuration: { parameters: { anything: [1, { deep: true }] } },
}

test('a stored pipeline comes back as it was', () => {
  const stored = { blocks: [block], connections: [{ id: 'e', source: 'a', target: 'a' }] }
  expect(parsePipeline(JSON.parse(JSON.stringify(stored)))).toEqual({ pipeline: stored })
})

test('what may be absent is filled in', () => {
  const { data: _, configuration: __, ...bare } = block
  expect(parsePipeline({ blocks: [bare], connections: [] })).toEqual({
    pipeline: { blocks: [{ ...bare, data: {}, configuration: {} }], connections: [] },
  })
})

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is refused at any depth',
  (key) => {
    const hostile: unknown = JSON.parse(
      `{"blocks":[{"id":"a","type":"f","position":{"x":0,"y":0},"label":"","configuration":{"x":{"${key}":{"polluted":1}}}}],"connections":[]}`,
    )
    expect(codes(hostile)).toEqual(['pipeline/forbidden-key'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  },
)

test('too deep, too large and too many are refused', () => {
  let deep: unknown = 1
  for (let level = 0; level < 40; level += 1) deep = [deep]
  expect(codes({ blocks: [{ ...block, configuration: { deep } }], connections: [] })).toEqual([
    'pipeline/too-deep',
  ])
  const text = 'x'.repeat(2_000_001)
  expect(codes({ blocks: [{ ...block, data: { text } }], connections: [] })).toEqual([
    'pipeline/too-large',
  ])
  const blocks = Array.from({ length: 1_001 }, (_, index) => ({ ...block, id: `b${index}` }))
  expect(messages({ blocks, connections: [] })).toEqual([
    'This is not a readable pipeline: "blocks" must be at most 1000 items long.',
  ])
  // Counted before each of them is looked at.
  expect(messages({ blocks: [], connections: Array.from({ length: 300_000 }, () => 0) })).toEqual([
    'This is not a readable pipeline: "connections" must be at most 4000 items long.',
  ])
})

test('what is wrong is said by its place, in words', () => {
  expect(codes(null)).toEqual(['pipeline/unreadable'])
  expect(messages(null)).toEqual(['This is not a pipeline: must be a group of settings.'])
  expect(messages({ blocks: [{ ...block, id: '' }], connections: 'none' })).toEqual([
    'This is not a readable pipeline: "blocks.0.id" must not be empty.',
    'This is not a readable pipeline: "connections" must be a list.',
  ])
  expect(messages({ blocks: [{ ...block, owner: 'me' }], connections: [] })).toEqual([
    'This is not a readable pipeline: "blocks.0" has an unknown part: owner.',
  ])
})

test('any JSON is either a pipeline or a list of diagnostics, never an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const parsed = parsePipeline(value)
      const said = 'diagnostics' in parsed ? parsed.diagnostics : []
      expect('pipeline' in parsed).toBe(said.length === 0)
      expect(said.filter(({ message, hint }) => message === '' || hint === '')).toEqual([])
    }),
  )
})

function codes(value: unknown): string[] {
  const parsed = parsePipeline(value)
  return 'diagnostics' in parsed ? parsed.diagnostics.map(({ code }) => code) : []
}

function messages(value: unknown): string[] {
  const parsed = parsePipeline(value)
  return 'diagnostics' in parsed ? parsed.diagnostics.map(({ message }) => message) : []
}

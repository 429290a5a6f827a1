import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { freeThreads, openLocalModel } from './local-model.ts'
import { writtenSoFar } from './written-so-far.ts'

it('leaves a core to others, and takes one at least', () => {
  expect(freeThreads(8, 0)).toBe(7)
  expect(freeThreads(8, 2.5)).toBe(4)
  expect(freeThreads(2, 0)).toBe(1)
  expect(freeThreads(4, 9)).toBe(1)
})

it('reads the explanation while it is written', () => {
  expect(writtenSoFar('{"expl')).toEqual({ explanation: '' })
  expect(writtenSoFar('{"explanation": "Adds u')).toEqual({ explanation: 'Adds u' })
  expect(writtenSoFar(String.raw`{"explanation": "a \"b\"", "sql": "x`)).toEqual({
    explanation: 'a "b"',
  })
})

const request = {
  system: '',
  messages: [],
  schema: {},
  onPartial: () => {},
}

it('a model that is not there, or cannot be started, is trouble and no bug', async () => {
  const found = { name: 'a', path: '/nowhere', runtime: '/nowhere', memory: 1 }
  const missing = openLocalModel({
    name: 'a',
    find: () => Promise.reject(new Error('gone')),
    start: () => Promise.reject(new Error('never')),
    timeoutMs: 60_000,
  })
  const signal = new AbortController().signal
  await expect(missing.answer({ ...request, signal })).rejects.toMatchObject({
    kind: 'unreachable',
  })
  const unstarted = openLocalModel({
    name: 'a',
    find: async () => found,
    start: () => Promise.reject(new Error('no such program')),
    timeoutMs: 60_000,
  })
  await expect(unstarted.answer({ ...request, signal })).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

it('whoever waits in the row can leave it', async () => {
  const silent = Object.assign(new EventEmitter(), { send: () => true, kill: () => true })
  const model = openLocalModel({
    name: 'a',
    find: async () => ({ name: 'a', path: '', runtime: '', memory: 1 }),
    // A process that never says anything.
    start: async () => ({ process: silent as never, end: async () => {} }),
    timeoutMs: 60_000,
  })
  const first = new AbortController()
  const second = new AbortController()
  const held = model.answer({ ...request, signal: first.signal })
  const waiting = model.answer({ ...request, signal: second.signal })
  second.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  first.abort(new Error('and I'))
  await expect(held).rejects.toThrow('and I')
})

import { CallError, type Client, type Dataset, type Upload } from '@plainflow/contract'
import { array, assert, asyncProperty, constantFrom, nat } from 'fast-check'
import { expect, it } from 'vitest'
import { ConnectionLost, sendFile } from './send-file.ts'

/** What may go wrong with one call. */
const FAULTS = ['none', 'lost before', 'lost half way', 'lost after', 'unavailable'] as const
type Fault = (typeof FAULTS)[number]

const DATASET = { id: 'u1', status: 'processing' } as Dataset // nothing else of it is read here

/** A server with the contract of uploads, and a line that breaks as told. */
function server(size: number, faults: Fault[]) {
  let stored = new Uint8Array(0)
  let completed = 0
  const upload = (): Upload => ({
    id: 'u1',
    filename: 'a.csv',
    size,
    offset: stored.length,
    projectId: null,
    replaces: null,
    reading: null,
    error: null,
    createdAt: '',
    expiresAt: '',
  })
  const append = (bytes: Uint8Array) => {
    const joined = new Uint8Array(stored.length + bytes.length)
    joined.set(stored)
    joined.set(bytes, stored.length)
    stored = joined
  }
  const answer = (name: string, args: { query?: { offset: number }; bytes?: Uint8Array }) => {
    const fault = faults.shift() ?? 'none'
    if (fault === 'lost before') throw new TypeError('Failed to fetch')
    if (fault === 'unavailable') throw new CallError(503, '', 'Service Unavailable')
    if (name === 'sendPart' && args.query && args.bytes) {
      if (args.query.offset !== stored.length) throw new CallError(409, '', 'Conflict')
      const half = fault === 'lost half way' ? Math.floor(args.bytes.length / 2) : Infinity
      append(args.bytes.slice(0, half))
    }
    if (name === 'completeUpload') completed += 1
    if (fault !== 'none') throw new TypeError('Failed to fetch')
    return name === 'completeUpload' ? { success: true, dataset: DATASET } : upload()
  }
  // The three calls an upload makes; the typed client has all the others too.
  const call = (async (name: string, args: never) => answer(name, args)) as unknown as Client
  return { call, begin: async () => upload(), stored: () => stored, completed: () => completed }
}

const send = (content: Uint8Array<ArrayBuffer>, line: ReturnType<typeof server>) => {
  const progress: number[] = []
  const sent = sendFile({
    file: new Blob([content]),
    begin: line.begin,
    call: line.call,
    signal: new AbortController().signal,
    onProgress: (bytes) => progress.push(bytes),
    onWaiting: () => {},
    wait: async () => {},
  })
  return { sent, progress }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251)

it('brings every byte over a line that breaks in any way', async () => {
  await assert(
    asyncProperty(
      nat(1_800_000),
      array(constantFrom(...FAULTS), { maxLength: 9 }),
      async (size, faults) => {
        const content = bytes(size)
        const line = server(size, faults)
        const { sent, progress } = send(content, line)
        expect((await sent).dataset).toBe(DATASET)
        expect(isSame(line.stored(), content)).toBe(true)
        expect(line.completed()).toBeGreaterThan(0)
        expect(progress).toEqual(progress.toSorted((a, b) => a - b))
        expect(progress.at(-1)).toBe(size)
      },
    ),
    { numRuns: 25, seed: 4 },
  )
})

it('goes on where an earlier attempt ended', async () => {
  const content = bytes(1_500_000)
  const faults: Fault[] = [
    'none',
    'lost half way',
    ...Array.from({ length: 20 }, () => 'lost before' as const),
  ]
  const line = server(content.length, faults)
  await expect(send(content, line).sent).rejects.toBeInstanceOf(ConnectionLost)
  const arrived = line.stored().length
  expect(arrived).toBeGreaterThan(0)
  faults.length = 0
  const again = send(content, line)
  await again.sent
  expect(again.progress[0]).toBe(arrived)
  expect(isSame(line.stored(), content)).toBe(true)
})

it('gives up after a while without a connection, and keeps what arrived', async () => {
  const content = bytes(100)
  const line = server(
    content.length,
    Array.from({ length: 40 }, () => 'lost before' as const),
  )
  await expect(send(content, line).sent).rejects.toBeInstanceOf(ConnectionLost)
})

it('does not insist where the server refuses', async () => {
  let calls = 0
  // Refuses everything the same way.
  const call = (async () => {
    calls += 1
    throw new CallError(422, '{"error":"Endless line","code":"unreadable_data"}', '')
  }) as unknown as Client
  const line = server(100, [])
  const sent = send(bytes(100), { ...line, call }).sent
  await expect(sent).rejects.toMatchObject({ status: 422, reason: 'Endless line' })
  expect(calls).toBe(1)
})

it('stops when it is cancelled while waiting for the connection', async () => {
  const cancel = new AbortController()
  const line = server(10, ['lost before', 'lost before'])
  const sent = sendFile({
    file: new Blob([bytes(10)]),
    begin: line.begin,
    call: line.call,
    signal: cancel.signal,
    onProgress: () => {},
    onWaiting: () => cancel.abort(),
  })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})

it('tells how far the file is read while its answer is waited for', async () => {
  const told: number[] = []
  let rows = 0
  let answer = () => {}
  const call = (async (name: string) => {
    if (name === 'completeUpload')
      return new Promise((resolve) => {
        answer = () => resolve({ success: true, dataset: DATASET })
      })
    rows += 10
    if (rows === 30) answer()
    return { reading: { share: rows / 100, bytes: rows, rows } }
  }) as unknown as Client // the two calls that are made here
  const sent = await sendFile({
    file: new Blob([]),
    begin: async () => ({ id: 'u1', offset: 0 }) as Upload, // nothing else of it is read here
    call,
    signal: new AbortController().signal,
    onProgress: () => {},
    onReading: (progress) => told.push(progress.rows),
    onWaiting: () => {},
    wait: async () => {},
  })
  expect(sent.dataset).toBe(DATASET)
  expect(told.slice(0, 2)).toEqual([10, 20])
})

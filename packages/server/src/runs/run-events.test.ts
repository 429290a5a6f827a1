import { getEventListeners } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventWithId } from '../http/send-events.ts'
import { type WaitingRun, waitingRun } from '../testing/waiting-run.ts'
import { runEvents } from './run-events.ts'

let run: WaitingRun
beforeAll(async () => {
  run = await waitingRun()
})
afterAll(() => run.close())

test('of a run nobody asks any more once its reader has hung up', async () => {
  const reader = new AbortController()
  const events = await eventsFor(reader.signal)
  expect((await events.next()).value).toMatchObject({ value: { status: 'queued' } })
  const next = events.next()
  reader.abort()
  expect((await next).done).toBe(true)
  expect(getEventListeners(reader.signal, 'abort')).toEqual([])
})

test('nor for a reader who had hung up before', async () => {
  const events = await eventsFor(AbortSignal.abort())
  expect((await events.next()).done).toBe(true)
})

async function eventsFor(gone: AbortSignal): Promise<AsyncIterator<EventWithId>> {
  const events = await runEvents(run.parts, { userId: run.userId, id: run.id, gone })
  if (!events) throw new Error('There is nothing to tell')
  return events[Symbol.asyncIterator]()
}

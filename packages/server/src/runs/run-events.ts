import { createHash } from 'node:crypto'
import type { WithBackground } from '../background.ts'
import { EventWithId } from '../http/send-events.ts'
import { outlastOutage } from '../outlast-outage.ts'
import type { WithSettings } from '../settings.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithRunQueue } from './run-queue.ts'
import { runState } from './run-states.ts'

interface Listener {
  readonly userId: string
  /** Of the run. */
  readonly id: string
  readonly seen?: string | string[] | undefined
  /** They have hung up: the run is asked after no more, however long it goes on. */
  readonly gone: AbortSignal
}

type Needs = WithStore & WithSettings & WithBackground & WithRunQueue

/**
 * How a run is doing, each time that changes, until it is over. An event is a whole state, and its id is made
 * of what it says: whoever comes back with the last one they saw, to this server or another, is told nothing
 * twice and misses nothing that still counts. Null where they saw the end.
 */
export async function runEvents(
  services: Needs,
  listener: Listener,
): Promise<AsyncIterable<EventWithId> | null> {
  const { userId, id, seen } = listener
  const state = await runState(services, userId, id)
  if (state.finishedAt !== null && idOf(state) === seen) return null
  return statesOf(services, listener)
}

async function* statesOf(
  services: Needs,
  { userId, id, seen, gone }: Listener,
): AsyncIterable<EventWithId> {
  const { stopping } = services.background
  let last = seen
  // Ending the iteration does not end what is awaited here: between two changes nobody is told of it.
  while (!gone.aborted && !stopping.aborted) {
    const changed = services.runQueue.nextChange(id, gone)
    // Whoever listens goes on listening when the store is back.
    const state = await outlastOutage(stopping, () => runState(services, userId, id))
    const now = idOf(state)
    if (now !== last) yield new EventWithId(now, state)
    last = now
    if (state.finishedAt !== null) return
    await changed
  }
}

function idOf(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}

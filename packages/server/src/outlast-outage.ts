import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from './failure-of.ts'

/** Milliseconds between two tries. */
const PAUSE = 200

/**
 * Does what must not be left undone, such as storing the end of a run, again and again while the store
 * cannot be reached; once the server stops, not any more. It may have been done though its answer was lost.
 */
export async function outlastOutage<T>(stopping: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || stopping.aborted) throw error
      await pause(PAUSE, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

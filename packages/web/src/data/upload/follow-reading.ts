import type { Dataset } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { statusOf } from '@/app/reason-of.ts'
import { pause } from './pause.ts'

const FIRST_MS = 120
const LONGEST_MS = 1500

/** Asks after a dataset until it was read, whole or not; tells of every state on the way. */
export async function followReading(
  dataset: Dataset,
  signal: AbortSignal,
  onState: (dataset: Dataset) => void,
): Promise<Dataset> {
  let state = dataset
  for (
    let wait = FIRST_MS;
    state.status === 'processing';
    wait = Math.min(LONGEST_MS, wait * 1.5)
  ) {
    await pause(wait, signal)
    try {
      state = await call('getDataset', { params: { id: dataset.id }, signal })
      onState(state)
    } catch (error) {
      // The server reads on by itself: only its word that there is no such dataset ends the waiting.
      const status = statusOf(error)
      if (status !== null && status < 500) throw error
    }
  }
  return state
}

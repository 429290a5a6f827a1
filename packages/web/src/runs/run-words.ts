import type { Execution } from '@plainflow/contract'

/** What is said of the state of a run. */
export const RUN_WORDS = {
  queued: { said: 'Waiting', tone: 'neutral' },
  running: { said: 'Running', tone: 'primary' },
  completed: { said: 'Completed', tone: 'success' },
  failed: { said: 'Failed', tone: 'danger' },
  cancelled: { said: 'Stopped', tone: 'neutral' },
} as const satisfies Record<Execution['status'], object>

/** `Nov 19, 2026, 2:30:05 PM`, in the reader's language: two runs may be of one minute. */
export function sayMoment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
}

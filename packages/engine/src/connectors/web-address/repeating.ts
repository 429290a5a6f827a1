import { OutsideFailed } from '../connector.ts'
import { isPassingStatus } from './passing-status.ts'
import type { Outcome } from './session.ts'

export interface Repeating {
  readonly retries: number
  readonly isRepeatable: boolean
}

export const NEVER: Repeating = { retries: 0, isRepeatable: false }

const FIRST_MS = 500
const LONGEST_MS = 20_000
/** What is asked for by name is waited for longer than what is only guessed. */
const LONGEST_ASKED_MS = 60_000

/** Milliseconds before it is asked again; null where it is not. */
export function waitBefore(
  outcome: Outcome,
  repeats: number,
  { retries, isRepeatable }: Repeating,
  method: string,
): number | null {
  if (repeats >= retries || (method !== 'GET' && !isRepeatable)) return null
  const isPassing = 'answer' in outcome ? isPassingStatus(outcome.answer.status) : outcome.isPassing
  if (!isPassing) return null
  const asked = 'answer' in outcome ? askedWait(outcome.answer.headers['retry-after']) : null
  if (asked !== null && asked > LONGEST_ASKED_MS)
    throw new OutsideFailed(
      `The address asks to wait for ${Math.round(asked / 1_000)} s, which is longer than a run waits (${LONGEST_ASKED_MS / 1_000} s).`,
      true,
    )
  // Many that were refused together would come together again.
  const guessed = Math.min(LONGEST_MS, FIRST_MS * 2 ** repeats) * (0.5 + Math.random() / 2)
  return asked ?? guessed
}

/** Seconds, or the moment itself. */
function askedWait(header: string | undefined): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now())
}

import { skipLead } from '../tables/read-names.ts'
import { ClauseReader } from '../words/clause-reader.ts'
import type { Misunderstood } from './block.ts'
import { unavailableReason } from './unavailable.ts'
import type { Outside } from './unavailable.ts'

/** A clause that asks for it is answered with why it cannot be had. */
export function refuseUnavailable(
  clause: string,
  phrases: readonly string[],
  outside: Outside,
): Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(phrases) === null) return null
  return { problem: `${unavailableReason(outside)} ${outside.instead}`, confidence: 0.9 }
}

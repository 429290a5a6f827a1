import { skipLead } from '../../tables/read-names.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import type { Misunderstood } from '../block.ts'
import { openers } from './describe.ts'

/** Understood well enough to say what a person has to do: what an address answers, no sentence tells. */
export function understand(clause: string): Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(openers) === null) return null
  return {
    problem: 'Place an API Ingestion block from the palette, and try the address there.',
    confidence: 0.9,
  }
}

import { skipLead } from '../../tables/read-names.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import type { Misunderstood } from '../block.ts'
import { openers } from './describe.ts'

/** Understood well enough to say what a person has to do: which connection is meant, no sentence tells. */
export function understand(clause: string): Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(openers) === null) return null
  return {
    problem: 'Drag the table onto the canvas from the Database tab, where your connections are.',
    confidence: 0.9,
  }
}

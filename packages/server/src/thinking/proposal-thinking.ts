import { PROPOSAL_THOUGHTS, type ProposalThinking } from '@plainflow/models'
import type { WithThinkers } from './thinkers.ts'

/** What takes long while a proposal is made, in a thread and in the turn of its user. */
export function proposalThinking({ thinkers }: WithThinkers, userId: string): ProposalThinking {
  // Exactly its keys.
  const names = Object.keys(PROPOSAL_THOUGHTS) as (keyof ProposalThinking)[]
  const thoughts = names.map((name) => [
    name,
    // Erased by the list; each thought is given what it is asked with.
    (given: never) => thinkers.think(userId, name, given),
  ])
  // The pairs above, in one object.
  return Object.fromEntries(thoughts) as ProposalThinking
}

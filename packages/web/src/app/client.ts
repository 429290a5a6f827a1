import { z } from 'zod'

// zod would otherwise probe for `new Function`, which the content security policy reports.
z.config({ jitless: true })

export { createClient } from '@plainflow/contract'
export { keptProposal } from './kept-proposal.ts'

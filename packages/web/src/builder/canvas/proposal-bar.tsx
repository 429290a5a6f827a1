import { diffPipelines } from '@plainflow/core'
import { Check, Sparkles, X } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { useActions } from '../use-actions.ts'
import { rejectProposal, useChat } from '../state/chat-store.ts'

/** What the assistant proposes, in numbers, with the two ways on. */
export function ProposalBar() {
  const proposal = useChat((state) => state.proposal)
  const { accept } = useActions()
  if (!proposal) return null
  const diff = diffPipelines(proposal.base, proposal.pipeline)
  const parts = [
    count(diff.added.length, 'new block', 'new blocks'),
    count(diff.changed.length, 'changed'),
    count(diff.removed.length, 'removed'),
    count(diff.connectionsAdded.length, 'new connection', 'new connections'),
  ].filter(Boolean)
  return (
    <section
      aria-label="Proposal"
      className="absolute bottom-4 left-1/2 z-10 flex w-max max-w-[calc(100%-7rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lg animate-in fade-in-0 slide-in-from-bottom-2"
    >
      <output className="flex items-center gap-2">
        <Sparkles aria-hidden className="size-4 shrink-0 text-primary-text" />
        <span>
          <strong className="font-semibold">AI proposes</strong>{' '}
          {parts.length > 0 ? parts.join(', ') : 'no change'}
        </span>
      </output>
      <div className="flex gap-1.5">
        <Button variant="ghost" size="sm" onClick={rejectProposal}>
          <X aria-hidden />
          Reject
        </Button>
        <Button size="sm" onClick={accept}>
          <Check aria-hidden />
          Accept
        </Button>
      </div>
    </section>
  )
}

function count(number: number, one: string, many: string = one): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

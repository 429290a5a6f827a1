import { diffPipelines, isLeftOut, type Pipeline } from '@plainflow/core'
import { Check, RotateCcw, Sparkles, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/design/button.tsx'
import { Doubts } from '../chat/doubts.tsx'
import { sendMessage } from '../chat/send-message.ts'
import { isPressed } from '../shortcuts/keys.ts'
import {
  type ChatMessage,
  OUTDATED,
  type Proposal,
  rejectProposal,
  useChat,
} from '../state/chat-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { useActions } from '../shell/use-actions.ts'

/** What the assistant proposes, in numbers, with the two ways on; or why it can no longer be accepted. */
export function ProposalBar() {
  const proposal = useChat((state) => state.proposal)
  const refused = useChat((state) => state.refused)
  const { accept } = useActions()
  useProposalKeys(proposal !== null || refused !== null, accept)
  if (!proposal) return refused && <RefusedBar proposal={refused} />
  return (
    <Bar>
      <ProposalDoubts proposal={proposal} />
      <output className="flex items-center gap-2">
        <Sparkles aria-hidden className="size-4 shrink-0 text-primary-text" />
        <span>
          <strong className="font-semibold">
            {proposal.message === undefined ? 'The fix brings' : 'AI proposes'}
          </strong>{' '}
          {summary(proposal.base, proposal.pipeline)}
        </span>
      </output>
      <div className="flex gap-1.5">
        <Button variant="ghost" size="sm" title="Reject (Esc)" onClick={rejectProposal}>
          <X aria-hidden />
          Reject
        </Button>
        <Button size="sm" title="Accept (Ctrl+Enter)" onClick={accept}>
          <Check aria-hidden />
          {proposal.shouldExecute ? 'Accept and run' : 'Accept'}
        </Button>
      </div>
    </Bar>
  )
}

/** Before Accept: on a narrow screen the message that tells it lies behind the canvas. */
function ProposalDoubts({ proposal }: { proposal: Proposal }) {
  const notes = useChat(({ messages }) => doubtsOf(messages, proposal))
  const ignored = notes.filter(isLeftOut)
  const assumed = notes.filter((note) => !isLeftOut(note))
  return (
    <>
      {assumed.length > 0 && (
        <section
          aria-label="Assumptions"
          // A scrolling region must be reachable without a mouse.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="-mt-2 -ml-2 max-h-28 w-[calc(100%+0.5rem)] overflow-y-auto min-[60rem]:hidden"
        >
          <Doubts notes={assumed} />
        </section>
      )}
      {/* Never scrolled out of sight. */}
      {ignored.length > 0 && (
        <div className="-mt-2 -ml-2 w-[calc(100%+0.5rem)]">
          <Doubts notes={ignored} />
        </div>
      )}
    </>
  )
}

const NONE: readonly string[] = []

function doubtsOf(messages: readonly ChatMessage[], { message }: Proposal): readonly string[] {
  return messages.find(({ id }) => id === message)?.assumptions ?? NONE
}

function RefusedBar({ proposal }: { proposal: Proposal }) {
  const catalogue = useCatalogue()
  const busy = useChat((state) => state.busy)
  const { run } = useActions()
  const { question } = proposal
  const again = () => {
    rejectProposal()
    if (question !== undefined) void sendMessage(question, { catalogue, run: () => void run() })
  }
  return (
    <Bar>
      <output className="flex max-w-sm items-start gap-2 text-pretty">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          <strong className="font-semibold">{OUTDATED.title}.</strong> {OUTDATED.reason}
        </span>
      </output>
      <div className="flex gap-1.5">
        <Button variant="ghost" size="sm" onClick={rejectProposal}>
          <X aria-hidden />
          Dismiss
        </Button>
        {question !== undefined && (
          <Button size="sm" disabled={busy} onClick={again}>
            <RotateCcw aria-hidden />
            Ask again
          </Button>
        )}
      </div>
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Proposal"
      className="absolute bottom-4 left-1/2 z-10 flex w-max max-w-[calc(100%-7rem)] [[data-testid=minimap]~&]:max-w-[calc(100%-25rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lg animate-in fade-in-0 slide-in-from-bottom-2"
    >
      {children}
    </section>
  )
}

/** Ctrl or Cmd with Enter accepts, Escape rejects, wherever the focus is; an open dialog comes first. */
function useProposalKeys(listening: boolean, accept: () => void): void {
  const latest = useRef(accept)
  useEffect(() => {
    latest.current = accept
  })
  useEffect(() => {
    if (!listening) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isCovered() || useChat.getState().busy) return
      const act = isPressed(event, 'Mod+Enter')
        ? latest.current
        : isPressed(event, 'Escape')
          ? rejectProposal
          : null
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [listening])
}

function isCovered(): boolean {
  const cover = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  return document.querySelector(cover) !== null
}

function summary(before: Pipeline, after: Pipeline): string {
  const diff = diffPipelines(before, after)
  const parts = [
    count(diff.added.length, 'new block', 'new blocks'),
    count(diff.changed.length, 'changed'),
    count(diff.removed.length, 'removed'),
    count(diff.connectionsAdded.length, 'new connection', 'new connections'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'no change'
}

function count(number: number, one: string, many: string = one): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}

import type { ChatEffect } from '@plainflow/contract'
import { ArrowRight, Check, Minus, Pencil, Plus, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import {
  type ProposalNote as Note,
  type ProposedChange,
  rejectProposal,
  useChat,
} from '../state/chat-store.ts'
import { useActions } from '../shell/use-actions.ts'
import { Answer } from './answer.tsx'
import { useJump } from './use-jump.ts'

/** What a message proposed: the answer, then each block with the way to it, and what becomes of the data. */
export function ProposalNote({
  note,
  isPartial,
  children,
}: {
  note: Note
  /** The answer leaves out a part of the question. */
  isPartial: boolean
  children?: ReactNode
}) {
  return (
    <div className="mt-2 space-y-2 border-t pt-2">
      {note.effects
        .filter(({ after }) => after.rows > 0)
        .map((effect) => (
          <Answer key={effect.block} effect={effect} />
        ))}
      <ul aria-label="Changes" className="space-y-0.5">
        {note.changes.map((change) => (
          <li key={`${change.mark} ${change.block}`}>
            <Change
              change={change}
              canJump={note.state !== 'rejected' || change.mark !== 'added'}
            />
          </li>
        ))}
      </ul>
      {note.effects.map((effect) => (
        <Effect key={effect.block} effect={effect} against={note.against} />
      ))}
      {/* What may be wrong is read last before the decision. */}
      {children}
      <p className="text-2xs text-muted">
        {STATES[note.state]}
        {HAS_PLANS && ` · ${costOf(note)}, ${formatNumber(note.credits)} left`}
      </p>
      {note.state === 'open' && <Decision isPartial={isPartial} />}
    </div>
  )
}

/**
 * On a narrow screen the bar on the canvas lies behind this. In sight there from the beginning of an
 * answer on, which with its rows and its warnings is higher than the chat: so it says itself what is missing.
 */
function Decision({ isPartial }: { isPartial: boolean }) {
  const { accept } = useActions()
  const isRun = useChat(({ proposal }) => proposal?.shouldExecute ?? false)
  return (
    <div className="sticky bottom-0 -mx-3 flex justify-end gap-1.5 border-t bg-raised px-3 py-2 min-[60rem]:hidden">
      {isPartial && (
        <span className="mr-auto flex items-center gap-1 text-xs font-medium text-warning">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          Only a part
        </span>
      )}
      <Button variant="ghost" size="sm" onClick={rejectProposal}>
        <X aria-hidden />
        Reject
      </Button>
      <Button size="sm" onClick={accept}>
        <Check aria-hidden />
        {isRun ? 'Accept and run' : 'Accept'}
      </Button>
    </div>
  )
}

const STATES = {
  open: 'Waiting for Accept or Reject',
  accepted: 'Accepted',
  rejected: 'Rejected',
  refused: 'The canvas changed since',
  revised: 'Revised by the next',
} satisfies Record<Note['state'], string>

function costOf({ charge, isGivenBack }: Note): string {
  if (charge === null) return 'no credit used'
  return isGivenBack ? 'the credit was given back' : '1 credit used'
}

const WORDS = {
  added: { verb: 'Adds', icon: Plus, tone: 'text-success' },
  changed: { verb: 'Changes', icon: Pencil, tone: 'text-warning' },
  removed: { verb: 'Removes', icon: Minus, tone: 'text-danger' },
}

function Change({ change, canJump }: { change: ProposedChange; canJump: boolean }) {
  const jump = useJump()
  const { verb, icon: Icon, tone } = WORDS[change.mark]
  return (
    <button
      type="button"
      disabled={!canJump}
      onClick={() => jump(change.block)}
      className="-mx-1 flex w-full items-start gap-1.5 rounded-sm px-1 py-0.5 text-left text-xs enabled:hover:bg-hover"
    >
      <Icon aria-hidden className={`mt-px size-3.5 shrink-0 ${tone}`} />
      {/* In full: what tells blocks of one name apart may stand at the end. */}
      <span className="min-w-0 break-words">
        {verb} <span className="font-medium">{change.label}</span>
      </span>
    </button>
  )
}

function Effect({ effect, against }: { effect: ChatEffect; against: Note['against'] }) {
  const { before, after, columnsAdded, columnsRemoved, sampled, label } = effect
  return (
    <dl
      aria-label={`Effect at ${label}`}
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-md bg-sunken px-2.5 py-2 text-xs"
    >
      <dt className="text-muted">Rows</dt>
      <dd className="tabular-nums">
        <Step before={before?.rows} after={after.rows} />
      </dd>
      <dt className="text-muted">Columns</dt>
      <dd className="tabular-nums">
        <Step before={before?.columns} after={after.columns} />
      </dd>
      {columnsAdded.length > 0 && <Names term="New" names={columnsAdded} />}
      {columnsRemoved.length > 0 && <Names term="Gone" names={columnsRemoved} />}
      <dt className="sr-only">Measured</dt>
      <dd className="col-span-2 text-2xs text-muted">
        Measured at {label}, over{' '}
        {sampled === null ? 'all rows' : `the first ${countOf(sampled, 'row')} of each table`}
        {before && against === 'proposal' && ', compared with the proposal before'}.
      </dd>
    </dl>
  )
}

function Step({ before, after }: { before: number | undefined; after: number }) {
  if (before === undefined) return formatNumber(after)
  return (
    <span className="inline-flex items-center gap-1">
      {formatNumber(before)}
      <ArrowRight aria-label="become" className="size-3 text-muted" />
      <span className="font-medium">{formatNumber(after)}</span>
    </span>
  )
}

function Names({ term, names }: { term: string; names: readonly string[] }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{names.join(', ')}</dd>
    </>
  )
}

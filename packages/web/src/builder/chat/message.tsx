import { isLeftOut } from '@plainflow/core'
import { Sparkles } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import type { AskedAbout, ChatMessage } from '../state/chat-store.ts'
import { Doubts } from './doubts.tsx'

const ProposalNote = lazy(async () => ({
  default: (await import('./proposal-note.tsx')).ProposalNote,
}))
const AnswerFoot = lazy(async () => ({ default: (await import('./answer-foot.tsx')).AnswerFoot }))
const BlockLinks = lazy(async () => ({ default: (await import('./block-links.tsx')).BlockLinks }))

interface MessageProps {
  readonly message: ChatMessage
  readonly canSend: boolean
  readonly onSend: (sentence: string, instead?: AskedAbout) => void
}

export function Message({ message, canSend, onSend }: MessageProps) {
  if (message.type === 'user')
    return (
      <div data-message className="flex flex-col items-end gap-0.5">
        <p className="max-h-80 max-w-[88%] overflow-y-auto rounded-xl rounded-br-sm bg-primary px-3 py-2 text-[0.8125rem] break-words whitespace-pre-wrap text-on-primary">
          <span className="sr-only">Asked: </span>
          {message.content}
        </p>
        <Time at={message.timestamp} />
      </div>
    )
  const doubts = <Doubts notes={message.assumptions ?? []} />
  return (
    <AssistantBubble isWhole time={<Time at={message.timestamp} />}>
      {message.headline !== undefined && (
        <p className="mb-1 font-medium break-words">{message.headline}</p>
      )}
      <p className="break-words whitespace-pre-wrap">{message.content}</p>
      {message.alternatives && message.alternatives.length > 0 && (
        <ul aria-label="Alternatives" className="mt-2 space-y-1.5">
          {message.alternatives.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                disabled={!canSend}
                onClick={() => onSend(sentence, message.asked)}
                className="w-full rounded-md border bg-surface px-2.5 py-1.5 text-left text-xs break-words transition-colors enabled:hover:border-primary enabled:hover:bg-primary-soft disabled:opacity-55"
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {message.note ? (
          <ProposalNote
            note={message.note}
            isPartial={message.assumptions?.some(isLeftOut) ?? false}
          >
            {doubts}
          </ProposalNote>
        ) : (
          doubts
        )}
        {message.blocks && message.blocks.length > 0 && <BlockLinks blocks={message.blocks} />}
        {hasFoot(message) && <AnswerFoot message={message} onSend={onSend} />}
      </Suspense>
    </AssistantBubble>
  )
}

function hasFoot({ model, isSure, other, isRefusal }: ChatMessage): boolean {
  return [model, isSure, other, isRefusal].some(Boolean)
}

/** `isWhole`: a message, not its words as they come. */
export function AssistantBubble({
  time,
  isWhole = false,
  children,
}: {
  time?: ReactNode
  isWhole?: boolean
  children: ReactNode
}) {
  return (
    <div
      data-message={isWhole || undefined}
      className="rounded-xl rounded-bl-sm border bg-raised px-3 py-2.5 text-[0.8125rem] shadow-xs"
    >
      <p className="mb-1 flex items-center gap-1.5 text-xs font-medium">
        <Sparkles aria-hidden className="size-3.5 text-primary-text" />
        Assistant
        <span className="ml-auto font-normal">{time}</span>
      </p>
      {children}
    </div>
  )
}

function Time({ at }: { at: number }) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} className="text-2xs text-muted tabular-nums">
      {date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}

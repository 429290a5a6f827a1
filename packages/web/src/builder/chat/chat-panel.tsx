import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Spinner } from '@/design/spinner.tsx'
import { useAssistant } from '../assistant/use-assistant.ts'
import { type AskedAbout, useChat } from '../state/chat-store.ts'
import { takePrompt } from '../state/pending-prompt.ts'
import { beginMessage, useUnsentMessage, writeMessage } from '../state/unsent-message.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { useActions } from '../shell/use-actions.ts'
import { Composer } from './composer.tsx'
import { AssistantBubble, Message } from './message.tsx'
import { OnSample } from './on-sample.tsx'
import { PlanFull } from './plan-full.tsx'
import { sendMessage, stopMessage } from './send-message.ts'
import { Suggestions } from './suggestions.tsx'
import { useFollowEnd } from './use-follow-end.ts'

const BeforeSending = lazy(async () => ({
  default: (await import('../assistant/before-sending.tsx')).BeforeSending,
}))
const ReaderLine = lazy(async () => ({
  default: (await import('../assistant/reader-line.tsx')).ReaderLine,
}))

export function ChatPanel() {
  const { messages, busy, stage, draft, toSend } = useChat()
  const model = useAssistant().data?.model
  const focus = useWorkspace((state) => state.chatFocus)
  const catalogue = useCatalogue()
  const { run } = useActions()
  const { text, sample } = useUnsentMessage()
  const recall = useRecall(writeMessage)
  const input = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useFollowEnd(log, messages.length)

  useEffect(takePendingPrompt, [])
  useEffect(() => {
    if (focus > 0) input.current?.focus()
  }, [focus])

  const send = (message: string, instead?: AskedAbout) => {
    if (busy) return
    // Chosen instead of what is being written, a sentence is not about its sample.
    const about = message === text ? sample : null
    writeMessage('')
    recall.reset()
    // The keyboard on the glass would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    void sendMessage(message, { catalogue, run: () => void run(), instead, sample: about })
  }
  const suggest = (sentence: string) => {
    // Not sent at once: a sentence costs a credit, and most want a word changed.
    beginMessage(sentence)
    input.current?.focus()
  }

  return (
    <div className="flex h-full flex-col">
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        aria-busy={busy}
        // A scrolling region must be reachable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <div className="space-y-3 p-3">
          {messages.length === 0 && <Suggestions onPick={suggest} />}
          {messages.map((message) => (
            <Message key={message.id} message={message} canSend={!busy} onSend={send} />
          ))}
          {busy && (
            // Read aloud when it is complete, not word by word.
            <div aria-live="off" className="space-y-2">
              {draft !== '' && (
                <AssistantBubble>
                  <p className="break-words whitespace-pre-wrap">{draft}</p>
                </AssistantBubble>
              )}
            </div>
          )}
          <Suspense>{toSend && <BeforeSending toSend={toSend} />}</Suspense>
          <output className="flex items-center gap-2 text-[0.8125rem] text-muted">
            {busy && !toSend && (
              <>
                <Spinner />
                <span className="min-w-0 break-words">{stage}</span>
              </>
            )}
          </output>
        </div>
      </div>
      <PlanFull />
      {sample !== null && <OnSample />}
      <Suspense>{model && <ReaderLine model={model} />}</Suspense>
      <Composer
        input={input}
        text={text}
        busy={busy}
        onChange={writeMessage}
        onSend={send}
        onStop={() => void stopMessage()}
        onRecall={recall.step}
      />
    </div>
  )
}

/** Steps through what was sent before; the newest step down is the empty field again. */
function useRecall(show: (text: string) => void) {
  const [back, setBack] = useState(0)
  return {
    reset: () => setBack(0),
    step: (step: -1 | 1) => {
      const sent = useChat.getState().messages.filter(({ type }) => type === 'user')
      const next = Math.min(Math.max(back - step, 0), sent.length)
      if (next === back) return
      setBack(next)
      show(next === 0 ? '' : (sent.at(-next)?.content ?? ''))
    },
  }
}

/** A sentence chosen on the landing page waits here for the builder. */
function takePendingPrompt(): void {
  const prompt = takePrompt()
  if (prompt !== null) beginMessage(prompt)
}

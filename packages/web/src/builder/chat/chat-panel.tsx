import { CHAT_LIMITS } from '@plainflow/contract'
import { CircleAlert, SendHorizontal, Sparkles } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { CONTROL } from '@/design/input.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { type ChatMessage, sendMessage, useChat } from '../state/chat-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { Suggestions } from './suggestions.tsx'

export function ChatPanel() {
  const messages = useChat((state) => state.messages)
  const busy = useChat((state) => state.busy)
  const focus = useWorkspace((state) => state.chatFocus)
  const { datasets } = useCatalogue()
  const [text, setText] = useState(takePendingPrompt)
  const input = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (focus > 0) input.current?.focus()
  }, [focus])
  useEffect(() => {
    if (messages.length > 0 || busy) end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages, busy])

  const send = (message: string) => {
    if (message.trim() === '' || busy || isTooLong(message)) return
    setText('')
    void sendMessage(
      message,
      datasets.map(({ id }) => id),
    )
  }
  const suggest = (sentence: string) => {
    // Not sent at once: a sentence costs a credit, and most want a word changed.
    setText(sentence)
    input.current?.focus()
  }
  // Refused before it is in the field: laying out megabytes of text holds the whole page up.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isTooLong(pasted)) return
    event.preventDefault()
    toast('The text is too long to paste', tooLong(pasted), 'danger')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send(text)
  }

  return (
    <div className="flex h-full flex-col">
      <div
        role="log"
        aria-label="Conversation"
        // A scrolling region must be reachable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 space-y-3 overflow-y-auto p-3"
      >
        {messages.length === 0 && <Suggestions onPick={suggest} />}
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {busy && (
          <output className="flex items-center gap-2 text-[0.8125rem] text-muted">
            <Spinner />
            Working on it
          </output>
        )}
        <div ref={end} />
      </div>
      <form
        className="border-t p-3"
        onSubmit={(event) => {
          event.preventDefault()
          send(text)
        }}
      >
        <div
          className={classNames(
            CONTROL,
            'flex flex-col focus-within:border-ring focus-within:outline-1 focus-within:outline-ring',
          )}
        >
          <textarea
            ref={input}
            rows={3}
            value={text}
            aria-label="Message to the assistant"
            placeholder="Describe a pipeline or a change…"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            aria-invalid={isTooLong(text)}
            className="field-sizing-content max-h-48 min-h-16 w-full resize-none bg-transparent px-3 pt-2.5 text-sm outline-none"
          />
          <div className="flex items-center justify-between px-2 pb-2 pl-3">
            {isTooLong(text) ? (
              <span role="alert" className="text-2xs text-danger">
                {tooLong(text)}
              </span>
            ) : (
              <span className="text-2xs text-muted">Enter sends · Shift+Enter new line</span>
            )}
            <Button
              type="submit"
              size="icon"
              aria-label="Send"
              disabled={busy || text.trim() === '' || isTooLong(text)}
            >
              <SendHorizontal aria-hidden />
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}

function Message({ message }: { message: ChatMessage }) {
  if (message.type === 'user')
    return (
      <div className="flex justify-end">
        <p className="max-h-80 max-w-[88%] overflow-y-auto rounded-xl rounded-br-sm bg-primary px-3 py-2 text-[0.8125rem] break-words whitespace-pre-wrap text-on-primary">
          {message.content}
        </p>
      </div>
    )
  return (
    <div className="rounded-xl rounded-bl-sm border bg-raised px-3 py-2.5 text-[0.8125rem] shadow-xs">
      <p className="mb-1 flex items-center gap-1.5 text-xs font-medium">
        <Sparkles aria-hidden className="size-3.5 text-primary-text" />
        Assistant
      </p>
      <p className="break-words whitespace-pre-wrap">{message.content}</p>
      {message.assumptions && message.assumptions.length > 0 && (
        <div className="mt-2 rounded-md bg-warning-soft px-2.5 py-2 text-xs text-warning">
          <p className="flex items-center gap-1.5 font-medium">
            <CircleAlert aria-hidden className="size-3.5" />
            Assumed
          </p>
          <ul className="mt-1 list-disc space-y-0.5 pl-4">
            {message.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function isTooLong(text: string): boolean {
  return text.length > CHAT_LIMITS.messageBytes
}

function tooLong(text: string): string {
  return `${text.length.toLocaleString()} characters; a message holds ${CHAT_LIMITS.messageBytes.toLocaleString()}.`
}

/** A sentence chosen on the landing page waits here for the builder. */
function takePendingPrompt(): string {
  const prompt = sessionStorage.getItem('pending_prompt') ?? ''
  sessionStorage.removeItem('pending_prompt')
  return prompt
}

import { CHAT_LIMITS } from '@plainflow/contract'
import { SendHorizontal, Square } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { CONTROL } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { MESSAGE_FIELD } from '../state/unsent-message.ts'

interface ComposerProps {
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly busy: boolean
  readonly onChange: (text: string) => void
  readonly onSend: (text: string) => void
  readonly onStop: () => void
  /** An earlier message (-1) or a later one (+1), as a shell does. */
  readonly onRecall: (step: -1 | 1) => void
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line, up-arrow recalls. */
export function Composer(props: ComposerProps) {
  const { input, text, busy, onChange, onSend, onStop, onRecall } = props
  const canSend = !busy && text.trim() !== '' && !isTooLong(text)
  const send = () => {
    if (canSend) onSend(text)
  }
  // Refused before it is in the field: laying out megabytes of text holds the whole page up.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isTooLong(pasted)) return
    event.preventDefault()
    toast('The text is too long to paste', tooLong(pasted), 'danger')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (event.key === 'Enter' && !event.shiftKey) act(send)
    else if (event.key === 'Escape' && busy) act(onStop)
    else if (event.key === 'ArrowUp' && isAtStart(event.currentTarget)) act(() => onRecall(-1))
    else if (event.key === 'ArrowDown' && isAtEnd(event.currentTarget)) act(() => onRecall(1))
  }
  return (
    <form
      className="border-t p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
          id={MESSAGE_FIELD}
          rows={3}
          value={text}
          aria-label="Message to the assistant"
          placeholder="Describe a pipeline or a change…"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          aria-invalid={isTooLong(text)}
          className="field-sizing-content max-h-48 min-h-16 w-full resize-none pointer-coarse:min-h-10 bg-transparent px-3 pt-2.5 text-sm outline-none"
        />
        <div className="flex items-center justify-between px-2 pb-2 pl-3">
          {isTooLong(text) ? (
            <span role="alert" className="text-2xs text-danger">
              {tooLong(text)}
            </span>
          ) : (
            <span className="text-2xs text-muted pointer-coarse:invisible">
              {busy ? 'Esc stops' : 'Enter sends · Shift+Enter new line'}
            </span>
          )}
          {busy ? (
            <Button size="icon" variant="secondary" aria-label="Stop" onClick={onStop}>
              <Square aria-hidden className="fill-current" />
            </Button>
          ) : (
            <Button type="submit" size="icon" aria-label="Send" disabled={!canSend}>
              <SendHorizontal aria-hidden />
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

function isAtStart({ selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  return selectionStart === 0 && selectionEnd === 0
}

function isAtEnd({ selectionStart, value }: HTMLTextAreaElement): boolean {
  return selectionStart === value.length
}

function isTooLong(text: string): boolean {
  return text.length > CHAT_LIMITS.messageBytes
}

function tooLong(text: string): string {
  return `${formatNumber(text.length)} characters; a message holds ${formatNumber(CHAT_LIMITS.messageBytes)}.`
}

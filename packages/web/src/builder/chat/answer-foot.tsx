import { CheckCheck, Plug } from 'lucide-react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { sayUse } from '../assistant/say-use.ts'
import { useAssistant } from '../assistant/use-assistant.ts'
import type { ChatMessage } from '../state/chat-store.ts'
import { show } from '../state/workspace-store.ts'
import { OtherReading } from './other-reading.tsx'
import { ReadFirst } from './read-first.tsx'

/** Below an answer: whether both readers agree, what the other came to, who answered and what it took. */
export function AnswerFoot({
  message,
  onSend,
}: {
  message: ChatMessage
  onSend: (sentence: string) => void
}) {
  const { model, isSure, other, isRefusal } = message
  return (
    <>
      {other && <OtherReading message={message} other={other} />}
      {(isSure || model) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-2xs text-muted">
          {isSure && (
            <span
              className="inline-flex items-center gap-1 text-success"
              title="Plainflow and the model came to the same table, each by itself."
            >
              <CheckCheck aria-hidden className="size-3.5" />
              Both readers agree
            </span>
          )}
          {model && (
            <span className="min-w-0 break-words tabular-nums">
              {sayUse(model)}
              {HAS_PLANS && model.whose === 'own' && ', no credit'}
            </span>
          )}
        </p>
      )}
      {isRefusal && <ReadFirst message={message} onAgain={onSend} />}
      {isRefusal && <ConnectOffer />}
    </>
  )
}

/** Where no model is connected, one may read what was not understood. */
function ConnectOffer() {
  const { data } = useAssistant()
  if (!data || data.model) return null
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t pt-2 text-xs text-muted">
      <span className="min-w-0 flex-1 basis-40 text-pretty">
        A language model may read what Plainflow alone cannot.
      </span>
      <Button variant="secondary" size="sm" onClick={() => show({ overlay: 'model' })}>
        <Plug aria-hidden />
        Connect a model
      </Button>
    </div>
  )
}

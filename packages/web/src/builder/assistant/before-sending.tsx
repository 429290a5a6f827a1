import { SendHorizontal, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/design/button.tsx'
import type { ToSend } from '../state/chat-store.ts'
import { CellsSwitch } from './cells-switch.tsx'
import { SentWords, usePrompt } from './sent-words.tsx'
import { sayModel, whereItGoes } from './where-it-goes.ts'

/** Before the first message goes to a model: what is sent, and the choice. */
export function BeforeSending({ toSend: { body, model, decide } }: { toSend: ToSend }) {
  const prompt = usePrompt(body)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.focus()
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="What will be sent"
      className="space-y-3 rounded-xl border border-primary/40 bg-raised p-3 text-[0.8125rem] shadow-xs outline-none"
    >
      <div>
        <h3 className="flex items-start gap-1.5 font-medium">
          <ShieldCheck aria-hidden className="mt-px size-4 shrink-0 text-primary-text" />
          <span className="min-w-0 break-words">This goes to {sayModel(model)}</span>
        </h3>
        <p className="mt-1 text-xs text-pretty break-words text-muted">
          {whereItGoes(model)} It is shown once, before the first message; later under “What is
          sent?”.
        </p>
      </div>
      <SentWords prompt={prompt} />
      <CellsSwitch />
      {/* In sight on a low screen too, where the card is higher than the chat. */}
      <div className="sticky bottom-0 -mx-3 -mb-3 flex justify-end gap-1.5 rounded-b-xl bg-raised p-3 pt-2">
        <Button variant="ghost" size="sm" onClick={() => decide(false)}>
          Not now
        </Button>
        <Button size="sm" disabled={!prompt.data || prompt.isFetching} onClick={() => decide(true)}>
          <SendHorizontal aria-hidden />
          Send it
        </Button>
      </div>
    </section>
  )
}

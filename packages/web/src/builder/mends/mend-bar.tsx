import { Wrench, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { useChat } from '../state/chat-store.ts'
import { show } from '../state/workspace-store.ts'
import { applyMend, useMends } from './use-mends.ts'

/** The first mend, where the edit was made that asks for it. */
export function MendBar() {
  const [first, ...more] = useMends()
  const [dismissed, setDismissed] = useState<string | null>(null)
  // A refused proposal has its say in the same place first.
  const taken = useChat((state) => state.refused !== null)
  if (!first || first.title === dismissed || taken) return null
  return (
    <section
      aria-label="Mend"
      className="absolute bottom-4 left-1/2 z-10 flex w-max max-w-[calc(100%-7rem)] [[data-testid=minimap]~&]:max-w-[calc(100%-25rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-xl border bg-raised py-2 pr-2 pl-4 shadow-lg animate-in fade-in-0 slide-in-from-bottom-2"
    >
      <output className="flex min-w-0 items-center gap-2">
        <Wrench aria-hidden className="size-4 shrink-0 text-primary-text" />
        <span className="min-w-0 break-words">{first.title}</span>
      </output>
      <div className="flex gap-1.5">
        {more.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => show({ rightTab: 'devtools', narrowView: 'assistant' })}
          >
            {more.length} more
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label="Leave it"
          onClick={() => setDismissed(first.title)}
        >
          <X aria-hidden />
        </Button>
        <Button size="sm" onClick={() => applyMend(first)}>
          Mend
        </Button>
      </div>
    </section>
  )
}

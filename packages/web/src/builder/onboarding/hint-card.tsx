import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { HINTS, type HintStep } from './hint-steps.ts'
import { hintsSeen, keepHintsSeen } from './hints-flag.ts'
import { useBeside } from './use-beside.ts'

/** One hint at a time, beside what it speaks of; nothing else waits for it. */
export function HintCard() {
  const [seen, setSeen] = useState(hintsSeen)
  const hint = HINTS[seen]
  const finish = (next: number) => {
    keepHintsSeen(next < HINTS.length ? next : 'all')
    setSeen(next)
  }
  if (!hint) return null
  return (
    <Hint
      hint={hint}
      number={seen + 1}
      onNext={() => finish(seen + 1)}
      onEnd={() => finish(HINTS.length)}
    />
  )
}

function Hint({
  hint,
  number,
  onNext,
  onEnd,
}: {
  hint: HintStep
  number: number
  onNext: () => void
  onEnd: () => void
}) {
  const { card, places } = useBeside(hint)
  if (!places) return null
  return (
    <>
      <div
        aria-hidden
        style={places.spot}
        className="pointer-events-none fixed z-30 rounded-lg ring-2 ring-primary"
      />
      <aside
        ref={card}
        aria-label="Hint"
        style={places.place}
        className="fixed z-30 w-64 max-w-[calc(100vw-1rem)] rounded-lg border bg-raised p-3 text-[0.8125rem] shadow-lg"
      >
        <div className="flex items-start gap-2">
          <div aria-live="polite" className="min-w-0 flex-1">
            <p className="font-medium">{hint.title}</p>
            <p className="mt-0.5 text-xs text-pretty text-muted">{hint.text}</p>
          </div>
          <Button
            variant="ghost"
            size="tiny"
            aria-label="No more hints"
            title="No more hints"
            className="-mt-1 -mr-1"
            onClick={onEnd}
          >
            <X aria-hidden />
          </Button>
        </div>
        <div className="mt-2 flex items-center justify-between">
          <span className="text-2xs text-muted tabular-nums">
            {number} of {HINTS.length}
          </span>
          <Button variant="secondary" size="sm" className="h-7" onClick={onNext}>
            Got it
          </Button>
        </div>
      </aside>
    </>
  )
}

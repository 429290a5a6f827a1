import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/design/button.tsx'
import { useCanvasView } from './canvas-store.ts'

/** A panel over the right of the canvas, from below on a narrow one. It stays while one works on. */
export function CanvasPanel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // Escape closes it; everything else is for what it holds.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      className="absolute inset-x-2 bottom-2 z-20 flex max-h-[60%] flex-col overflow-hidden rounded-xl border bg-raised shadow-lg outline-none animate-in fade-in-0 slide-in-from-bottom-2 sm:inset-x-auto sm:top-3 sm:right-3 sm:bottom-auto sm:max-h-[calc(100%-1.5rem)] sm:w-80"
    >
      <header className="flex shrink-0 items-center gap-2 border-b py-1.5 pr-1.5 pl-3">
        <h2 className="flex-1 text-[0.8125rem] font-semibold">{title}</h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Close ${title.toLowerCase()}`}
          onClick={close}
        >
          <X aria-hidden />
        </Button>
      </header>
      {children}
    </section>
  )
}

function close(): void {
  useCanvasView.setState({ panel: null })
}

import { Blocks, MessageSquareText, Table2, Workflow } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/design/class-names.ts'
import { BottomPanel } from './bottom-panel.tsx'
import { Canvas } from '../canvas/canvas.tsx'
import { Toolbar } from '../canvas/toolbar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { RightPanel } from './right-panel.tsx'
import { type NarrowView, show, useWorkspace } from '../state/workspace-store.ts'

const VIEWS = [
  { value: 'blocks', label: 'Blocks', icon: Blocks },
  { value: 'canvas', label: 'Canvas', icon: Workflow },
  { value: 'assistant', label: 'Assistant', icon: MessageSquareText },
  { value: 'results', label: 'Results', icon: Table2 },
] as const

const SHEETS = {
  blocks: { label: 'Blocks and data', tour: 'left', content: <LeftPanel /> },
  assistant: { label: 'Assistant and tools', tour: 'right', content: <RightPanel /> },
  results: { label: 'Results', tour: 'results', content: <BottomPanel /> },
} satisfies Record<
  Exclude<NarrowView, 'canvas'>,
  { label: string; tour: string; content: ReactNode }
>

/** On a narrow screen the canvas stays and each panel comes up over it as a sheet, with a bar at the thumb. */
export function NarrowLayout() {
  const view = useWorkspace((state) => state.narrowView)
  return (
    <div className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <div
          id="canvas"
          tabIndex={-1}
          className="flex h-full flex-col outline-none"
          inert={view !== 'canvas'}
        >
          <Toolbar />
          <div className="min-h-0 flex-1">
            <Canvas />
          </div>
        </div>
        {view !== 'canvas' && <Sheet key={view} {...SHEETS[view]} />}
      </div>
      <nav
        aria-label="Views"
        className="grid grid-cols-4 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {VIEWS.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="button"
            aria-current={view === value}
            data-hint={value}
            // A second press on an open sheet puts it away.
            onClick={() => show({ narrowView: view === value ? 'canvas' : value })}
            className="flex flex-col items-center gap-0.5 py-2 text-2xs font-medium text-muted focus-visible:-outline-offset-2 aria-[current=true]:text-primary-text"
          >
            <Icon aria-hidden className="size-5" />
            {label}
          </button>
        ))}
      </nav>
    </div>
  )
}

function Sheet({ label, tour, content }: { label: string; tour: string; content: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  // What was behind is inert now: the focus comes along.
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus()
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label={`Close ${label}`}
        onClick={() => show({ narrowView: 'canvas' })}
        className="absolute inset-0 z-20 bg-[oklch(0.15_0.02_270/0.35)] animate-in fade-in-0"
      />
      {/* A region, not a dialog: the bar below stays in reach. Escape is heard from all within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={sheet}
        aria-label={label}
        data-tour={tour}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) show({ narrowView: 'canvas' })
        }}
        className={classNames(
          'absolute inset-x-0 top-10 bottom-0 z-20 flex flex-col overflow-hidden rounded-t-2xl border-t bg-surface shadow-lg outline-none',
          'animate-in slide-in-from-bottom-16 fade-in-0 duration-200',
        )}
      >
        <span aria-hidden className="mx-auto mt-2 mb-1 h-1 w-9 shrink-0 rounded-full bg-line" />
        <div className="min-h-0 flex-1">{content}</div>
      </section>
    </>
  )
}

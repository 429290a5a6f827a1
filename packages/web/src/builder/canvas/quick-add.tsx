import type { BlockDefinition } from '@plainflow/core'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Badge } from '@/design/badge.tsx'
import { classNames } from '@/design/class-names.ts'
import { BlockIcon } from '../block-icon.tsx'
import { addWanted } from './add-wanted.ts'
import { useCanvasView, type Wanted } from './canvas-store.ts'
import { focusCard } from './focus-card.ts'
import { leaveField } from './lost-field.ts'
import { searchBlocks } from './search-blocks.ts'

const SIZE = { width: 288, height: 340 }

/** A list of blocks at the place where one is wanted: type, choose, Enter. */
export function QuickAdd({ wanted }: { wanted: Wanted }) {
  const [query, setQuery] = useState('')
  const blocks = useMemo(() => searchBlocks(query, wanted), [query, wanted])
  const panel = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const added = useRef<string | null>(null)

  useEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) close()
    }
    window.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true)
      if (added.current !== null) focusCard(added.current)
      else if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const add = (block: BlockDefinition | undefined) => {
    if (!block) return
    added.current = addWanted(block.type, wanted)
    leave()
  }
  const leave = () => {
    leaveField(input.current)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (event.key === 'Escape') leave()
    else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus()
    else if (event.key === 'Enter' && at === 0) add(blocks[0])
    else {
      // A letter typed on the list goes on with the word.
      if (at > 0 && event.key.length === 1 && event.key !== ' ') input.current?.focus()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Its keys only add to those of the field and the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={panel}
      open
      aria-label="Add a block"
      style={placeOf(wanted)}
      onKeyDown={onKeyDown}
      className="fixed z-30 m-0 flex flex-col overflow-hidden rounded-xl border bg-raised p-0 text-foreground shadow-lg animate-in fade-in-0 zoom-in-95 duration-100"
    >
      <div className="relative shrink-0 border-b">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="search"
          aria-label="Find a block to add"
          placeholder={promptOf(wanted)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-10 w-full bg-transparent pr-3 pl-9 text-[0.8125rem] outline-none placeholder:text-muted"
        />
      </div>
      <ul aria-label="Fitting blocks" className="min-h-0 flex-1 overflow-y-auto p-1">
        {blocks.map((block, index) => (
          <li key={block.type}>
            <button
              type="button"
              onClick={() => add(block)}
              className={classNames(
                'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-2',
                // Enter in the field takes the first.
                index === 0 && query !== '' && 'bg-hover',
              )}
            >
              <BlockIcon block={block} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[0.8125rem] font-medium">{block.label}</span>
                <span className="block truncate text-xs text-muted">{block.description}</span>
              </span>
              {block.unavailable !== undefined && <Badge>Coming</Badge>}
            </button>
          </li>
        ))}
      </ul>
      {blocks.length === 0 && (
        <output className="px-4 pb-6 text-center text-[0.8125rem] text-muted">
          No fitting block for “{query}”. Try another word, or ask the assistant.
        </output>
      )}
    </dialog>
  )
}

function close(): void {
  useCanvasView.setState({ wanted: null })
}

function promptOf({ end, into }: Wanted): string {
  if (into !== undefined) return 'Insert between the two blocks'
  if (!end) return 'Add a block'
  return end.kind === 'source' ? 'Add a block after this one' : 'Add a block before this one'
}

/** At the place asked for, and inside the window. */
function placeOf({ screen }: Wanted) {
  return {
    left: within(screen.x, SIZE.width, window.innerWidth),
    top: within(screen.y, SIZE.height, window.innerHeight),
    width: Math.min(SIZE.width, window.innerWidth - 16),
    maxHeight: Math.min(SIZE.height, window.innerHeight - 16),
  }
}

function within(at: number, size: number, room: number): number {
  return Math.max(8, Math.min(at, room - size - 8))
}

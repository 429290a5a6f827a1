import { BLOCK_CATEGORIES, type BlockCategory, type BlockDefinition, BLOCKS } from '@plainflow/core'
import { ChevronRight, Search, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { BLOCK_MIME } from '../drag-kinds.ts'
import { addBlockOf } from '../shell/edit-actions.ts'
import { focusChat, show } from '../state/workspace-store.ts'
import { TemplateList } from '../templates/template-list.tsx'

const CATEGORY_NAMES = {
  sources: 'Sources',
  shape: 'Shape',
  learn: 'Learn',
  systems: 'Systems',
  outlets: 'Outlets',
} satisfies Record<BlockCategory, string>

/** Block types by category; drag one, or press Enter to add it after the selected block. */
export function Palette() {
  const [query, setQuery] = useState('')
  const words = useMemo(() => query.toLowerCase().split(/\s+/).filter(Boolean), [query])
  const { groups, coming } = useMemo(() => search(words), [words])
  return (
    <div className="flex h-full flex-col">
      <div className="space-y-2 p-3 pb-2">
        <Button variant="secondary" className="w-full" onClick={focusChat}>
          <Sparkles aria-hidden className="text-primary-text" />
          AI Builder
        </Button>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a block"
            placeholder="Find a block or template"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="h-8 pl-8 text-[0.8125rem]"
          />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        <TemplateList words={words} />
        {groups.map(({ category, blocks }) => (
          <section key={category} aria-labelledby={`palette-${category}`} className="mt-1.5">
            <h2 id={`palette-${category}`} className={HEADING}>
              {CATEGORY_NAMES[category]}
            </h2>
            <BlockItems blocks={blocks} />
          </section>
        ))}
        {coming.length > 0 && (
          // Who looks for one by its name finds it without unfolding anything.
          <details key={String(words.length > 0)} open={words.length > 0} className="group mt-1.5">
            <summary
              className={`${HEADING} flex cursor-pointer items-center gap-1 rounded-md hover:bg-hover`}
            >
              <ChevronRight
                aria-hidden
                className="size-3 transition-transform group-open:rotate-90"
              />
              Coming ({coming.length})
            </summary>
            <p className="px-2 pb-1 text-xs text-muted">
              They can be drawn and described, but do not run yet.
            </p>
            <BlockItems blocks={coming} />
          </details>
        )}
        {groups.length === 0 && coming.length === 0 && (
          <output className="block px-2 py-6 text-center text-[0.8125rem] text-muted">
            No block is called “{query}”. Try another word, or ask the assistant.
          </output>
        )}
      </div>
    </div>
  )
}

const HEADING = 'px-2 py-1 text-2xs font-semibold tracking-wide text-muted uppercase'

function BlockItems({ blocks }: { blocks: readonly BlockDefinition[] }) {
  return (
    <ul>
      {blocks.map((block) => (
        <PaletteItem key={block.type} block={block} />
      ))}
    </ul>
  )
}

function PaletteItem({ block }: { block: BlockDefinition }) {
  return (
    <li>
      <button
        type="button"
        draggable
        title={
          block.unavailable ?? 'Drag onto the canvas, or click to add after the selected block'
        }
        onDragStart={(event) => {
          event.dataTransfer.setData(BLOCK_MIME, block.type)
          event.dataTransfer.effectAllowed = 'copy'
        }}
        onClick={() => {
          addBlockOf(block.type)
          show({ narrowView: 'canvas' })
        }}
        className="flex w-full cursor-grab items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors hover:bg-hover active:cursor-grabbing"
      >
        <BlockIcon block={block} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.8125rem] font-medium">
            <span className="sr-only">Add </span>
            {block.label}
          </span>
          <span className="block truncate text-xs text-muted">{block.description}</span>
        </span>
      </button>
    </li>
  )
}

function search(words: readonly string[]) {
  const fits = (block: BlockDefinition) => {
    const text = [block.label, block.description, block.type, ...block.openers]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const found = BLOCKS.filter(fits)
  const ready = found.filter(({ unavailable }) => unavailable === undefined)
  return {
    groups: BLOCK_CATEGORIES.map((category) => ({
      category,
      blocks: ready.filter((block) => block.category === category),
    })).filter(({ blocks }) => blocks.length > 0),
    coming: found.filter(({ unavailable }) => unavailable !== undefined),
  }
}

import { BLOCK_CATEGORIES, type BlockCategory, type BlockDefinition, BLOCKS } from '@plainflow/core'
import { Search, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { Badge } from '@/design/badge.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { BLOCK_MIME } from '../drag-kinds.ts'
import { addBlockOf } from '../edit-actions.ts'
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
  const groups = useMemo(() => search(words), [words])
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
            <h2
              id={`palette-${category}`}
              className="px-2 py-1 text-2xs font-semibold tracking-wide text-muted uppercase"
            >
              {CATEGORY_NAMES[category]}
            </h2>
            <ul>
              {blocks.map((block) => (
                <PaletteItem key={block.type} block={block} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <output className="block px-2 py-6 text-center text-[0.8125rem] text-muted">
            No block is called “{query}”. Try another word, or ask the assistant.
          </output>
        )}
      </div>
    </div>
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
        {block.unavailable !== undefined && <Badge>Not yet</Badge>}
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
  return BLOCK_CATEGORIES.map((category) => ({
    category,
    blocks: BLOCKS.filter((block) => block.category === category && fits(block)),
  })).filter(({ blocks }) => blocks.length > 0)
}

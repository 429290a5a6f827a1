import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { classNames } from '@/design/class-names.ts'
import { Input } from '@/design/input.tsx'
import { findBlock, notesOf, type Pipeline } from '@plainflow/core'
import { BlockIcon } from '../block-icon.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import type { BlockNode } from './block-card.tsx'
import { CanvasPanel } from './canvas-panel.tsx'
import { stateWords } from './card-view.ts'
import { useJump } from './use-jump.ts'

/** More are not drawn at once: a word narrows the list down. */
const MOST = 200

/**
 * All blocks as a list, to search in and to hear: a large canvas draws only the cards in sight, which
 * the page search, the Tab key and screen readers then miss.
 */
export function BlockList({ nodes }: { nodes: readonly BlockNode[] }) {
  const [query, setQuery] = useState('')
  const { pipeline } = useAnalysis()
  const links = useMemo(() => linksOf(pipeline), [pipeline])
  const notes = useMemo(() => notesBy(pipeline), [pipeline])
  const jump = useJump()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = nodes.filter(({ data }) => {
    const text = `${data.label} ${data.type} ${data.sentence} ${stateWords(data)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <CanvasPanel title="Blocks">
      <div className="relative border-b p-2">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4.5 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Find a block on the canvas"
          placeholder="Name, sentence or state"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-8 pl-8 text-[0.8125rem]"
        />
      </div>
      <output className="px-3 pt-1.5 text-xs text-muted">
        {found.length > MOST
          ? `The first ${MOST} of ${countOf(found.length, 'block')}`
          : countOf(found.length, 'block')}
      </output>
      <ul aria-label="Blocks on the canvas" className="min-h-0 flex-1 overflow-y-auto p-1">
        {found.slice(0, MOST).map(({ id, data, selected }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={selected || undefined}
              onClick={() => jump(id)}
              className={classNames(
                'flex w-full items-start gap-2.5 rounded-md px-2 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-2',
                selected && 'bg-primary-soft',
              )}
            >
              <BlockIcon block={findBlock(data.type)} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[0.8125rem] font-medium">{data.label}</span>
                <span className="block text-xs break-words text-muted">{data.sentence}</span>
                <span className="block text-xs break-words text-muted">
                  {stateWords(data)}
                  {links.get(id)}
                </span>
                {notes.get(id)?.map((note) => (
                  <span key={note} className="block text-xs break-words">
                    Note: {note}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </CanvasPanel>
  )
}

/** `, after sales, before Sort and Export` */
function linksOf({ blocks, connections }: Pipeline) {
  const labels = new Map(blocks.map(({ id, label }) => [id, label]))
  const ends = new Map(blocks.map(({ id }) => [id, { after: noNames(), before: noNames() }]))
  for (const { source, target } of connections) {
    ends.get(target)?.after.push(labels.get(source) ?? source)
    ends.get(source)?.before.push(labels.get(target) ?? target)
  }
  return new Map(
    [...ends].map(([id, { after, before }]) => [
      id,
      phrase('after', after) + phrase('before', before) || ', not connected',
    ]),
  )
}

function notesBy({ blocks }: Pipeline): ReadonlyMap<string, string[]> {
  return new Map(
    blocks.map((block) => [block.id, notesOf(block).flatMap(({ text }) => text || [])]),
  )
}

function noNames(): string[] {
  return []
}

function phrase(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `, ${word} ${names.join(' and ')}`
}

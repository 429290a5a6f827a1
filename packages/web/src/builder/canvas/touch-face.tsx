import { findBlock } from '@plainflow/core'
import { EllipsisVertical } from 'lucide-react'
import { createContext, useContext } from 'react'
import { classNames } from '@/design/class-names.ts'
import { BlockIcon } from '../block-icon.tsx'
import { selectBlock } from '../state/workspace-store.ts'
import type { BlockMenuPlace } from './block-menu.tsx'
import { CardBadge } from './card-badge.tsx'
import type { CardView } from './card-view.ts'

/** For cards that are touched: what opens a block's menu, unless nothing can be done with it now. */
export interface Touch {
  readonly onMenu: ((place: BlockMenuPlace) => void) | null
}

/** Null where there is a mouse and room for it. */
export const TouchContext = createContext<Touch | null>(null)

/**
 * A card on a phone. Three small buttons beside each other, one of which deletes, are no target for a
 * finger: one stands for them, as large on the glass as a fingertip however far the canvas is zoomed
 * out (`--zoom`), and so do the words keep a size that can be read.
 */
export function TouchFace({ id, view }: { id: string; view: CardView }) {
  const onMenu = useContext(TouchContext)?.onMenu
  const definition = findBlock(view.type)
  const trouble = view.run === 'failed' ? view.runError : (view.problem ?? view.runWarning)
  const isError = view.run === 'failed' || view.problemSeverity === 'error'
  const isOpen = !isError && view.problemSeverity === 'open'
  return (
    <>
      <div className="flex items-center gap-2">
        <BlockIcon block={definition} />
        <p className="min-w-0 flex-1 truncate text-[max(0.8125rem,11px/var(--zoom))] leading-tight font-semibold">
          {view.label}
        </p>
      </div>
      <p
        data-testid={trouble === null ? undefined : 'card-problem'}
        className={classNames(
          'mt-1.5 line-clamp-2 text-[max(0.75rem,9px/var(--zoom))] leading-tight break-words',
          trouble === null || isOpen ? 'text-muted' : isError ? 'text-danger' : 'text-warning',
        )}
      >
        {trouble !== null && (
          <span className="sr-only">
            {isError ? 'Error: ' : isOpen ? 'To fill in: ' : 'Warning: '}
          </span>
        )}
        {trouble ?? view.sentence}
      </p>
      <div className="mt-auto flex origin-bottom-left scale-[max(1,0.8/var(--zoom))]">
        <CardBadge view={view} badge={definition?.badge ?? 'Ready'} />
      </div>
      {onMenu && (
        <button
          type="button"
          aria-label={`Actions of ${view.label}`}
          aria-haspopup="menu"
          className="nodrag nopan absolute right-0 bottom-0 flex size-[calc(40px/var(--zoom))] items-end justify-end p-2 text-muted"
          onClick={(event) => {
            // The card itself opens the configuration when clicked.
            event.stopPropagation()
            selectBlock(id)
            const { right, bottom } = event.currentTarget.getBoundingClientRect()
            onMenu({ block: id, x: right, y: bottom })
          }}
        >
          <EllipsisVertical aria-hidden className="size-[max(1rem,14px/var(--zoom))]" />
        </button>
      )}
    </>
  )
}

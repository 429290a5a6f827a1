import { findBlock } from '@plainflow/core'
import { Handle, type Node, type NodeProps } from '@xyflow/react'
import { Eye, Settings2, Trash2, TriangleAlert } from 'lucide-react'
import { createContext, memo, useContext } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { BlockIcon } from '../block-icon.tsx'
import { removeElements } from '../shell/edit-actions.ts'
import { show, showRows } from '../state/workspace-store.ts'
import { CardBadge } from './card-badge.tsx'
import { CARD, portPlace, SIDES } from './card-size.ts'
import type { CardView } from './card-view.ts'
import { TouchContext, TouchFace } from './touch-face.tsx'

export type BlockNode = Node<CardView, 'block'>

/** Whether cards are so small on screen that sentence and buttons could not be read or hit. */
export const FarContext = createContext<false | 'drawn' | 'plain'>(false)

/** A block on the canvas. It reads its own view only: a card must never look at all nodes. */
export const BlockCard = memo(function BlockCard({ id, data, selected }: NodeProps<BlockNode>) {
  const far = useContext(FarContext)
  const isTouched = useContext(TouchContext) !== null
  const failed = data.run === 'failed' || data.problemSeverity === 'error'
  return (
    <div
      data-testid="block-card"
      data-block-type={data.type}
      data-run={data.run}
      style={CARD}
      className={classNames(
        'group relative flex flex-col rounded-lg border bg-raised p-2.5 shadow-sm',
        !far && 'transition-shadow hover:shadow-md',
        data.run === 'running' && 'border-primary',
        (data.run === 'stale' || data.problemSeverity === 'open') &&
          'border-dashed border-line-strong',
        !failed && data.problemSeverity === 'warning' && 'border-dashed border-warning-line',
        failed && 'border-danger-line',
        selected && 'border-solid border-primary ring-2 ring-primary/35',
        data.mark && MARKS[data.mark].card,
      )}
    >
      {data.mark && (
        <span
          className={classNames(
            'absolute -top-2.5 left-2 rounded-full px-2 py-px text-2xs font-semibold',
            MARKS[data.mark].flag,
          )}
        >
          {data.mark}
        </span>
      )}
      <Ports view={data} side="target" />
      {isTouched ? (
        <TouchFace id={id} view={data} />
      ) : far ? (
        <FarFace view={data} isDrawn={far === 'drawn'} />
      ) : (
        <NearFace id={id} view={data} />
      )}
      <Ports view={data} side="source" />
    </div>
  )
})

function Ports({ view, side }: { view: CardView; side: 'source' | 'target' }) {
  const definition = findBlock(view.type)
  const ports = (side === 'source' ? definition?.outputs : definition?.inputs) ?? []
  const word = side === 'source' ? 'Output' : 'Input'
  return ports.map((port, index) => (
    <Handle
      key={port.id}
      id={port.id}
      type={side}
      position={SIDES[view.direction][side]}
      title={`${word}: ${port.label}`}
      style={portPlace(index, ports.length, view.direction)}
    />
  ))
}

/** Three lines of the widest letters. */
const FAR_LETTERS = 30

/**
 * What can be made out from afar: which block it is, and how it fared. Pictures and whatever is cut off
 * by its box are parts of their own to the browser, which it goes through for every frame: of very many
 * blocks only the colour is shown.
 */
function FarFace({ view, isDrawn }: { view: CardView; isDrawn: boolean }) {
  const definition = findBlock(view.type)
  const { label } = view
  return (
    <>
      <div className="flex min-h-0 flex-1 items-center gap-2.5">
        {isDrawn ? (
          <BlockIcon block={definition} className="size-9 [&_svg]:size-5" />
        ) : (
          <span
            data-hue={definition?.hue ?? 'slate'}
            className="hue-edge size-6 shrink-0 rounded-md"
          />
        )}
        <p className="min-w-0 flex-1 text-lg leading-tight font-semibold break-words">
          {label.length > FAR_LETTERS ? `${label.slice(0, FAR_LETTERS).trimEnd()}…` : label}
        </p>
      </div>
      <CardBadge view={view} badge={definition?.badge ?? 'Ready'} far />
    </>
  )
}

function NearFace({ id, view }: { id: string; view: CardView }) {
  const definition = findBlock(view.type)
  const trouble = view.run === 'failed' ? view.runError : (view.problem ?? view.runWarning)
  const isError = view.run === 'failed' || view.problemSeverity === 'error'
  const isOpen = !isError && view.problemSeverity === 'open'
  return (
    <>
      <div className="flex items-center gap-2">
        <BlockIcon block={definition} />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate text-[0.8125rem] font-semibold" title={view.label}>
            {view.label}
          </p>
          <p className="truncate text-2xs text-muted">
            {view.subLabel}
            {view.run === 'completed' && view.cached && ' · cached'}
          </p>
        </div>
      </div>
      {trouble === null ? (
        <p
          className="mt-2 line-clamp-2 min-h-8 text-xs leading-4 break-words text-muted"
          title={view.sentence}
        >
          {view.sentence}
        </p>
      ) : (
        <p
          data-testid="card-problem"
          className={classNames(
            'mt-2 line-clamp-2 min-h-8 text-xs leading-4 break-words',
            isError ? 'text-danger' : isOpen ? 'text-muted' : 'text-warning',
          )}
          title={`${trouble}${view.problems > 1 ? ` (and ${view.problems - 1} more)` : ''}`}
        >
          {!isOpen && <TriangleAlert aria-hidden className="mr-1 inline size-3 align-[-1px]" />}
          <span className="sr-only">
            {isError ? 'Error: ' : isOpen ? 'To fill in: ' : 'Warning: '}
          </span>
          {trouble}
        </p>
      )}
      <div className="mt-auto flex items-center gap-0.5">
        <CardBadge view={view} badge={definition?.badge ?? 'Ready'} />
        <span className="flex-1" />
        <Action label={`Preview ${view.label}`} onClick={() => showRows(id)}>
          <Eye aria-hidden />
        </Action>
        <Action
          label={`Configure ${view.label}`}
          onClick={() => show({ selection: [id], configuring: id })}
        >
          <Settings2 aria-hidden />
        </Action>
        <Action label={`Delete ${view.label}`} onClick={() => removeElements([id])}>
          <Trash2 aria-hidden />
        </Action>
      </div>
    </>
  )
}

const MARKS = {
  added: {
    card: 'border-dashed border-success-line bg-[color-mix(in_oklab,var(--success-soft)_60%,var(--raised))]',
    flag: 'bg-success text-surface',
  },
  changed: {
    card: 'border-dashed border-warning-line bg-[color-mix(in_oklab,var(--warning-soft)_60%,var(--raised))]',
    flag: 'bg-warning text-surface',
  },
  removed: {
    card: 'border-dashed border-danger-line bg-[color-mix(in_oklab,var(--danger-soft)_60%,var(--raised))] opacity-75',
    flag: 'bg-danger text-surface',
  },
}

function Action({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <Button
      variant="ghost"
      size="tiny"
      aria-label={label}
      title={label}
      className="nodrag nopan text-muted hover:text-foreground"
      onClick={(event) => {
        // The card itself opens the configuration when clicked.
        event.stopPropagation()
        onClick()
      }}
    >
      {children}
    </Button>
  )
}

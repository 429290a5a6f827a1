import { findBlock } from '@plainflow/core'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { Eye, Settings2, Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Tooltip } from '@/design/tooltip.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { removeElements } from '../edit-actions.ts'
import { selectBlock, show } from '../state/workspace-store.ts'
import { CardBadge } from './card-badge.tsx'
import { CARD, portTop } from './card-size.ts'
import type { CardView } from './card-view.ts'

export type BlockNode = Node<CardView, 'block'>

/** A block on the canvas. It reads its own view only: a card must never look at all nodes. */
export const BlockCard = memo(function BlockCard({ id, data, selected }: NodeProps<BlockNode>) {
  const definition = findBlock(data.type)
  const { inputs = [], outputs = [] } = definition ?? {}
  const failed = data.run === 'failed' || data.problemSeverity === 'error'
  return (
    <div
      data-testid="block-card"
      data-block-type={data.type}
      data-run={data.run}
      style={CARD}
      className={classNames(
        'group relative flex flex-col rounded-lg border bg-raised p-2.5 shadow-sm transition-shadow hover:shadow-md',
        failed && 'border-danger-line',
        !failed && data.problemSeverity === 'warning' && 'border-dashed border-warning-line',
        selected && 'border-primary ring-2 ring-primary/35',
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
      {inputs.map((port, index) => (
        <Handle
          key={port.id}
          id={port.id}
          type="target"
          position={Position.Left}
          title={`Input: ${port.label}`}
          style={{ top: portTop(index, inputs.length) }}
        />
      ))}
      <div className="flex items-center gap-2">
        <BlockIcon block={definition} />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate text-[0.8125rem] font-semibold" title={data.label}>
            {data.label}
          </p>
          <p className="truncate text-2xs text-muted">
            {definition?.subLabel ?? 'Block'}
            {data.run === 'completed' && data.cached && ' · cached'}
          </p>
        </div>
        {data.problem && (
          <Tooltip label={data.problem} side="top">
            <TriangleAlert
              aria-label={`Problem: ${data.problem}`}
              className={classNames(
                'size-4 shrink-0',
                data.problemSeverity === 'error' ? 'text-danger' : 'text-warning',
              )}
            />
          </Tooltip>
        )}
      </div>
      <p
        className="mt-2 line-clamp-2 min-h-8 text-xs leading-4 break-words text-muted"
        title={data.sentence}
      >
        {data.sentence}
      </p>
      <div className="mt-auto flex items-center gap-0.5">
        <CardBadge view={data} badge={definition?.badge ?? 'Ready'} />
        <span className="flex-1" />
        <Action label={`Preview ${data.label}`} onClick={() => preview(id)}>
          <Eye aria-hidden />
        </Action>
        <Action
          label={`Configure ${data.label}`}
          onClick={() => show({ selection: [id], configuring: id })}
        >
          <Settings2 aria-hidden />
        </Action>
        <Action label={`Delete ${data.label}`} onClick={() => removeElements([id])}>
          <Trash2 aria-hidden />
        </Action>
      </div>
      {outputs.map((port, index) => (
        <Handle
          key={port.id}
          id={port.id}
          type="source"
          position={Position.Right}
          title={`Output: ${port.label}`}
          style={{ top: portTop(index, outputs.length) }}
        />
      ))}
    </div>
  )
})

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

function preview(id: string): void {
  selectBlock(id)
  show({ bottomTab: 'results', narrowView: 'results' })
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

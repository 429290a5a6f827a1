import type { ConnectionView } from '@plainflow/contract'
import { Eye, Plus, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { lazy } from '@/app/lazy.ts'
import type { OutsideTable } from '@/data/connections/look-at.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { TABLE_MIME } from '../drag-kinds.ts'
import { addTable, type PickedTable } from './add-table.ts'
import { show } from '../state/workspace-store.ts'

const TableDialog = lazy(async () => ({
  default: (await import('./table-dialog.tsx')).TableDialog,
}))

/** A table to be looked at, dragged onto the canvas, or added with its button. */
export function TableRow({
  connection,
  table: { schema, name, kind, rows },
  hasSchemas,
}: {
  connection: ConnectionView
  table: OutsideTable
  hasSchemas: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const picked: PickedTable = { connection: connection.id, schema, table: name }
  const Icon = kind === 'view' ? Eye : Table2
  const add = async () => {
    setAdding(true)
    const added = await addTable(picked)
    setAdding(false)
    if (added !== null) show({ narrowView: 'canvas' })
  }
  return (
    <>
      {/* Dragging has its keyboard way: the plus button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <li
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(TABLE_MIME, JSON.stringify(picked))
          event.dataTransfer.effectAllowed = 'copy'
        }}
        className="flex cursor-grab items-center gap-1 rounded-md px-1.5 py-1 transition-colors hover:bg-hover"
      >
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-sm text-left"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="sr-only">Look inside </span>
            <span className="block truncate text-[0.8125rem]" title={`${schema}.${name}`}>
              {hasSchemas && <span className="text-muted">{schema}.</span>}
              {name}
            </span>
            <span className="block text-xs text-muted tabular-nums">{sayFacts(kind, rows)}</span>
          </span>
        </button>
        <Button
          variant="ghost"
          size="tiny"
          disabled={isAdding}
          aria-label={`Add ${name} to the canvas`}
          title="Add to canvas"
          onClick={() => void add()}
        >
          {isAdding ? <Spinner /> : <Plus aria-hidden />}
        </Button>
      </li>
      <Suspense>
        {isOpen && (
          <TableDialog connection={connection} picked={picked} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

/** The rows are the system's own guess, from when it last counted. */
function sayFacts(kind: OutsideTable['kind'], rows: number | null): string {
  return rows === null ? kind : `${kind} · about ${countOf(rows, 'row')}`
}

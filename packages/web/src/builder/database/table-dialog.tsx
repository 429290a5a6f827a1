import type { ConnectionView } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { lookQuery } from '@/data/connections/look-at.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { show } from '../state/workspace-store.ts'
import { addTable, type PickedTable } from './add-table.ts'
import { SeenRows } from './seen-rows.tsx'

/** The columns of a table and its first rows. */
export function TableDialog({
  connection,
  picked,
  onClose,
}: {
  connection: ConnectionView
  picked: PickedTable
  onClose: () => void
}) {
  const { schema, table } = picked
  const { data, isError, error, refetch } = useQuery(lookQuery(connection.id, { schema, table }))
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    const added = await addTable(picked)
    setAdding(false)
    if (added === null) return
    show({ narrowView: 'canvas' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={table}
      description={`${data ? `${countOf(data.columns.length, 'column')}, ` : ''}in ${schema === '' ? connection.name : `${schema} of ${connection.name}`}`}
      className="max-w-4xl"
      footer={
        <Button disabled={!data || isAdding} onClick={() => void add()}>
          {isAdding ? <Spinner /> : <Plus aria-hidden />}
          Add to canvas
        </Button>
      }
    >
      {data ? (
        <SeenRows seen={data} />
      ) : isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The table could not be read"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(error)}
        </EmptyState>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  )
}

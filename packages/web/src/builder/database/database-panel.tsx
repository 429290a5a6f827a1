import type { ConnectionView } from '@plainflow/contract'
import { Database, FolderUp, Plus, TriangleAlert } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { show } from '../state/workspace-store.ts'
import { ByProject } from './by-project.tsx'
import { ConnectionEntry } from './connection-entry.tsx'

const ConnectionDialog = lazy(async () => ({
  default: (await import('./connection-dialog.tsx')).ConnectionDialog,
}))

/** The connections of the user: how each is, its tables, and a way to bring them onto the canvas. */
export function DatabasePanel() {
  const { data, isPending, isError, error, refetch } = useConnections()
  const [opened, setOpened] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const listed = (connections: readonly ConnectionView[]) => (
    <ul aria-label="Connections" className="space-y-2">
      {connections.map((connection) => (
        <ConnectionEntry
          key={connection.id}
          connection={connection}
          isOpen={connection.id === opened || connections.length === 1}
          canClose={connections.length > 1}
          onToggle={() => setOpened(connection.id === opened ? null : connection.id)}
        />
      ))}
    </ul>
  )
  return (
    <div className="flex h-full flex-col">
      {data && data.length > 0 && (
        <div className="p-3 pb-2">
          <Button variant="secondary" className="w-full" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add a connection
          </Button>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        {isPending ? (
          <div className="space-y-2 pt-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : isError ? (
          <EmptyState
            icon={TriangleAlert}
            title="The connections could not be loaded"
            action={
              <Button variant="secondary" size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {reasonOf(error)}
          </EmptyState>
        ) : data.length === 0 ? (
          <NoConnections onAdd={() => setAdding(true)} />
        ) : (
          <Listed connections={data}>{listed}</Listed>
        )}
      </div>
      <Suspense>
        {isAdding && (
          <ConnectionDialog
            connection={null}
            onKept={({ id }: ConnectionView) => setOpened(id)}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Where none is put into a project, projects are nobody's business. */
function Listed({ connections, children }: ComponentProps<typeof ByProject>) {
  const isParted = connections.some(({ projectId }) => projectId !== null)
  return isParted ? (
    <ByProject connections={connections}>{children}</ByProject>
  ) : (
    children(connections)
  )
}

function NoConnections({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={Database}
      title="No database connections"
      action={
        <div className="flex flex-col gap-2">
          <Button onClick={onAdd}>
            <Plus aria-hidden />
            Add a connection
          </Button>
          <Button variant="ghost" onClick={() => show({ leftTab: 'files' })}>
            <FolderUp aria-hidden />
            Upload a file instead
          </Button>
        </div>
      }
    >
      Connect a database once, then drag its tables onto the canvas. Its password is kept sealed on
      the server and never shown again. A file of SQLite is uploaded like any other.
    </EmptyState>
  )
}

import type { ConnectionView } from '@plainflow/contract'
import { findConnector } from '@plainflow/core'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '@/design/class-names.ts'
import { ProjectName } from './by-project.tsx'
import { ConnectionMenu } from './connection-menu.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { sayPlace } from './say-place.ts'
import { TableList } from './table-list.tsx'

/** One connection; its tables are asked for when it is opened. */
export function ConnectionEntry({
  connection,
  isOpen,
  canClose,
  onToggle,
}: {
  connection: ConnectionView
  isOpen: boolean
  /** The only one there is stays open. */
  canClose: boolean
  onToggle: () => void
}) {
  const id = useId()
  const { name, connector, projectId, lastTry } = connection
  return (
    <li className="rounded-lg border bg-raised shadow-xs">
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={!canClose}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-center gap-1.5 rounded-md px-1 py-1 text-left enabled:hover:bg-hover"
        >
          <ChevronRight
            aria-hidden
            className={classNames(
              'size-4 shrink-0 text-muted transition-transform',
              isOpen && 'rotate-90',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-[0.8125rem] font-medium" title={name}>
                {name}
              </span>
              <ConnectionStatus lastTry={lastTry} />
            </span>
            <span className="block truncate text-xs text-muted">
              {projectId !== null && <ProjectName id={projectId} />}
              {findConnector(connector)?.label ?? connector} · {sayPlace(connection)}
            </span>
          </span>
        </button>
        <ConnectionMenu connection={connection} />
      </div>
      {isOpen && (
        <div id={id} className="border-t px-1.5 pt-2 pb-1.5">
          {connection.requests ? (
            <p className="px-2 py-2 text-[0.8125rem] text-muted">
              It has no tables: API Ingestion blocks ask it.
            </p>
          ) : (
            <TableList connection={connection} />
          )}
        </div>
      )}
    </li>
  )
}

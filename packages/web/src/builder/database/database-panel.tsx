import { type Block, findBlock } from '@plainflow/core'
import { Database, FolderUp } from 'lucide-react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { usePipeline } from '../state/pipeline-store.ts'
import { show } from '../state/workspace-store.ts'

/** The databases the pipeline names. None can be reached yet, and that is what it says. */
export function DatabasePanel() {
  const blocks = usePipeline((state) => state.pipeline.blocks)
  const named = blocks.filter((block) => sourceOf(block)?.type === 'database')
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      {named.length > 0 && (
        <ul aria-label="Databases" className="space-y-1.5 p-3 pb-0">
          {named.map((block) => (
            <li key={block.id}>
              <DatabaseEntry block={block} />
            </li>
          ))}
        </ul>
      )}
      <EmptyState
        icon={Database}
        title={named.length > 0 ? 'Not connected' : 'No database connections'}
        action={
          <Button variant="secondary" onClick={() => show({ leftTab: 'files' })}>
            <FolderUp aria-hidden />
            Upload a file instead
          </Button>
        }
      >
        Plainflow cannot read from databases yet: a Load DB block keeps its settings, but does not
        run. A table exported as CSV, Parquet or Excel can be uploaded under Files.
      </EmptyState>
    </div>
  )
}

function DatabaseEntry({ block }: { block: Block }) {
  const { dbType, tableName } = sourceOf(block)?.config ?? {}
  const definition = findBlock(block.type)
  return (
    <button
      type="button"
      onClick={() => show({ configuring: block.id, narrowView: 'canvas' })}
      className="flex w-full items-center gap-2.5 rounded-lg border bg-raised p-2.5 text-left shadow-xs hover:bg-hover"
    >
      {definition && <BlockIcon block={definition} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.8125rem] font-medium">{block.label}</span>
        {/* Never the connection string: there may be a password in it. */}
        <span className="block truncate text-xs text-muted">
          {[dbType, tableName].filter(Boolean).join(' · ') || 'Nothing chosen'}
        </span>
      </span>
      <Badge>disconnected</Badge>
    </button>
  )
}

interface Source {
  readonly type?: string
  readonly config?: { readonly dbType?: string; readonly tableName?: string }
}

function sourceOf({ configuration }: Block): Source | undefined {
  // A configuration is checked by its block; here it is only shown, and React writes text.
  return configuration['dataSource'] as Source | undefined
}

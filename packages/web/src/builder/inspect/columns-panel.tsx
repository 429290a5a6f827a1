import { type Block, type Column, findBlock, blockTitle } from '@plainflow/core'
import { MousePointer2 } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { ColumnTypeIcon } from '@/data/column-type-icon.tsx'
import { classNames } from '@/design/class-names.ts'
import { EmptyState } from '@/design/empty-state.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { errorUpstream } from '../state/error-upstream.ts'
import { LineageView } from './lineage-view.tsx'
import { ProblemState } from './problem-state.tsx'
import { useShownBlock } from './use-shown-block.ts'

/** The columns that leave the selected block, and where the chosen one comes from. */
export function ColumnsPanel() {
  const block = useShownBlock()
  if (!block)
    return (
      <EmptyState icon={MousePointer2} title="Select a block to see its columns">
        Their types, and for each the source columns and blocks it comes from.
      </EmptyState>
    )
  return <BlockColumns key={block.id} block={block} />
}

function BlockColumns({ block }: { block: Block }) {
  const { outputs, pipeline, byBlock } = useAnalysis()
  const ports = portsOf(block, outputs[block.id] ?? [])
  const all = ports.flatMap(({ columns }, port) => columns.map(({ name }) => ({ port, name })))
  const [wanted, setWanted] = useState<{ port: number; name: string } | null>(null)
  const chosen =
    all.find(({ port, name }) => port === wanted?.port && name === wanted.name) ?? all[0]
  const problem = errorUpstream(block.id, pipeline, byBlock)
  if (!chosen && problem) return <ProblemState of={block.id} problem={problem} />
  if (!chosen)
    return (
      <EmptyState icon={MousePointer2} title="No columns">
        Nothing leaves this block yet.
      </EmptyState>
    )
  return (
    <div className="flex h-full min-h-0 max-sm:flex-col">
      <div className="max-h-full shrink-0 overflow-y-auto p-1.5 max-sm:max-h-40 max-sm:border-b sm:w-64 sm:border-r">
        {ports.map(({ label, columns }, port) => (
          <PortColumns
            key={label}
            title={ports.length > 1 ? `${label} · ${countOf(columns.length, 'column')}` : null}
            label={
              ports.length > 1
                ? `Columns of ${blockTitle(block)}: ${label}`
                : `Columns of ${blockTitle(block)}`
            }
            columns={columns}
            chosen={chosen.port === port ? chosen.name : null}
            onChoose={(name) => setWanted({ port, name })}
          />
        ))}
      </div>
      <div className="min-h-0 min-w-0 flex-1 overflow-y-auto p-3">
        {problem ? (
          <p className="text-[0.8125rem] text-muted">
            Where {chosen.name} comes from is shown once the problems upstream are mended.
          </p>
        ) : (
          <LineageView block={block.id} column={chosen.name} port={chosen.port} />
        )}
      </div>
    </div>
  )
}

/** Every output with its columns; an outlet has no output, and writes what arrives. */
function portsOf({ type }: Block, outputs: readonly (readonly Column[])[]) {
  const named = findBlock(type)?.outputs ?? []
  return outputs.map((columns, index) => ({ label: named[index]?.label ?? 'Written', columns }))
}

function PortColumns({
  title,
  label,
  columns,
  chosen,
  onChoose,
}: {
  title: string | null
  label: string
  columns: readonly Column[]
  chosen: string | null
  onChoose: (name: string) => void
}) {
  return (
    <>
      {title && <h3 className="px-2 pt-1.5 pb-0.5 text-2xs font-semibold text-muted">{title}</h3>}
      <ul aria-label={label}>
        {columns.map(({ name, type }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={classNames(
                'flex w-full items-center gap-2 rounded-md px-2 py-1 text-left text-[0.8125rem] transition-colors focus-visible:-outline-offset-2',
                name === chosen ? 'bg-primary-soft' : 'hover:bg-hover',
              )}
            >
              <ColumnTypeIcon type={type} />
              <span className="min-w-0 flex-1 truncate" title={name}>
                {name}
              </span>
              <span className="shrink-0 text-2xs text-muted">{type}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

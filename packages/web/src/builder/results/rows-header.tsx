import type { Block } from '@plainflow/core'
import { BrainCircuit, Columns2, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { showInput, showModel, usePanel } from '../inspect/panel-store.ts'
import { PortChoice } from '../inspect/port-choice.tsx'
import { useTrainedModel } from './use-trained-model.ts'

/** Whose rows these are, whether of the run or a preview, how many, and what else can be shown. */
export function RowsHeader({
  block,
  label,
  kind,
  why,
  children,
}: {
  block: Block | null
  label: string
  kind: 'Run result' | 'Preview'
  why: string
  children?: ReactNode
}) {
  const withInput = usePanel((state) => state.withInput)
  const hasModel = useTrainedModel(block?.id ?? null) !== null
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1 text-[0.8125rem]">
      <Table2 aria-hidden className="size-4 text-muted" />
      <span className="min-w-0 truncate font-medium">{label}</span>
      <Badge tone={kind === 'Run result' ? 'success' : 'neutral'} title={why}>
        {kind}
      </Badge>
      {children}
      {block && (
        <span className="ml-auto flex items-center gap-1.5">
          {hasModel && (
            <Button variant="ghost" size="sm" className="h-7" onClick={() => showModel(true)}>
              <BrainCircuit aria-hidden />
              Show the model
            </Button>
          )}
          <PortChoice block={block} />
          <Button
            variant="ghost"
            size="sm"
            className="h-7"
            aria-pressed={withInput}
            title="What arrives, beside what leaves"
            onClick={() => showInput(!withInput)}
          >
            <Columns2 aria-hidden />
            {withInput ? 'Hide input' : 'Show input'}
          </Button>
        </span>
      )}
    </div>
  )
}

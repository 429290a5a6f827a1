import type { Block } from '@plainflow/core'
import type { ReactNode } from 'react'
import { InputRows } from '../inspect/input-rows.tsx'
import { usePanel } from '../inspect/panel-store.ts'
import { useAnalysis } from '../state/analysis.tsx'

/** What leaves a block, and beside it what arrives, where that is asked for. */
export function WithInput({ block, children }: { block: Block | null; children: ReactNode }) {
  const analysis = useAnalysis()
  const withInput = usePanel((state) => state.withInput)
  const arrows = analysis.pipeline.connections.filter(({ target }) => target === block?.id)
  if (!withInput || !block) return <div className="min-h-0 flex-1">{children}</div>
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col max-md:overflow-y-auto">
      <div className="flex min-h-0 min-w-0 flex-1 gap-3 border-r p-2 max-md:flex-none max-md:flex-col max-md:border-r-0 max-md:border-b">
        {arrows.length === 0 && (
          <p className="m-auto max-w-[32ch] text-center text-[0.8125rem] text-muted">
            Nothing arrives at this block: its rows begin here.
          </p>
        )}
        {arrows.map((connection) => (
          <div key={connection.id} className="flex min-h-0 min-w-0 flex-1 flex-col">
            <InputRows analysis={analysis} connection={connection} />
          </div>
        ))}
      </div>
      {/* Framed as the input is, so that a row of one stands beside a row of the other. */}
      <section
        aria-label="Output"
        className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-2 max-md:min-h-72"
      >
        <h3 className="flex h-5 items-center text-[0.8125rem] font-medium">Output</h3>
        <div className="min-h-0 flex-1 overflow-hidden rounded-lg border">{children}</div>
      </section>
    </div>
  )
}

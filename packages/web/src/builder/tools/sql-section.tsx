import { hasErrors } from '@plainflow/core'
import { lazy } from '@/app/lazy.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { useCode } from '../code/use-code.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { selectBlock, useWorkspace } from '../state/workspace-store.ts'

const CodeView = lazy(async () => ({ default: (await import('../code/code-view.tsx')).CodeView }))

/** What the engine is given. */
export function SqlSection() {
  const analysis = useAnalysis()
  const code = useCode('duckdb', analysis)
  const [block = null, ...others] = useWorkspace((state) => state.selection)
  const broken = hasErrors(analysis.diagnostics)
  if (code.data && !broken)
    return (
      <div className="max-h-96 overflow-auto rounded-lg border">
        <CodeView
          text={code.data.text}
          language="sql"
          label="Generated SQL"
          lines={code.data.lines}
          block={others.length === 0 ? block : null}
          onBlock={selectBlock}
        />
      </div>
    )
  if (code.isFetching) return <Skeleton className="h-24" />
  return (
    <p className="rounded-lg border p-3 text-[0.8125rem] text-muted">
      {broken && analysis.pipeline.blocks.length > 0
        ? 'The SQL appears here once the errors above are mended.'
        : code.error
          ? reasonOf(code.error)
          : 'The SQL appears here with the first block.'}
    </p>
  )
}

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { Tooltip } from '@/design/tooltip.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { togglePanel, useCanvasView } from './canvas-store.ts'
import { useFailures } from './use-failures.ts'

/** How much is wrong, and the way to the list of it. */
export function ProblemsButton() {
  const { diagnostics, pipeline, toFillIn } = useAnalysis()
  const failures = useFailures()
  const open = useCanvasView((state) => state.panel === 'problems')
  // That an empty canvas cannot run is no news.
  const found = pipeline.blocks.length === 0 ? [] : [...failures, ...diagnostics]
  const serious = found.filter(({ severity }) => severity !== 'info')
  // What was just dropped is to be filled in, and not wrong yet.
  const wrong = serious.filter(({ at }) => !toFillIn.has(at.block ?? ''))
  const isError = wrong.some(({ severity }) => severity === 'error')
  const colour = isError ? 'text-danger' : wrong.length > 0 ? 'text-warning' : 'text-muted'
  const words = serious.length === 1 ? '1 problem' : `${serious.length} problems`
  return (
    <Tooltip label="Problems">
      <Button
        variant="ghost"
        size="sm"
        aria-label={words}
        aria-expanded={open}
        className="gap-1 px-2 tabular-nums"
        onClick={() => togglePanel('problems')}
      >
        {serious.length === 0 ? (
          <CircleCheck aria-hidden className="text-success" />
        ) : (
          <TriangleAlert aria-hidden className={colour} />
        )}
        <span aria-hidden>{serious.length}</span>
      </Button>
    </Tooltip>
  )
}

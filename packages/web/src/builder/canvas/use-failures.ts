import type { Diagnostic } from '@plainflow/core'
import { useMemo } from 'react'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'

/** What went wrong in the last run, as long as it is about what the canvas holds. */
export function useFailures(): readonly Diagnostic[] {
  const execution = useRun((state) => state.execution)
  const fits = useRunFits()
  return useMemo(() => {
    if (!fits || !execution) return []
    return execution.blocks.flatMap(({ id, status, error }): Diagnostic[] =>
      status === 'failed'
        ? [
            {
              code: 'run/failed',
              severity: 'error',
              at: { block: id },
              message: error ?? 'The last run stopped at this block.',
              hint: 'The last run failed here.',
            },
          ]
        : [],
    )
  }, [execution, fits])
}

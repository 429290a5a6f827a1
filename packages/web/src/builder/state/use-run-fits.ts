import { diffPipelines } from '@plainflow/core'
import { useMemo } from 'react'
import { usePipeline } from './pipeline-store.ts'
import { useRun } from './run-store.ts'

/** Whether the last run is about what the canvas holds. Moving cards does not make a run stale. */
export function useRunFits(): boolean {
  const pipeline = usePipeline((state) => state.pipeline)
  const ran = useRun((state) => state.pipeline)
  return useMemo(() => {
    if (!ran) return false
    return pipeline === ran || Object.values(diffPipelines(ran, pipeline)).every(isEmpty)
  }, [pipeline, ran])
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0
}

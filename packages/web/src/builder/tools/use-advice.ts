import type { Profile } from '@plainflow/contract'
import {
  type Advice,
  adviseInSteps,
  type Catalogue,
  type Measured,
  type Pipeline,
} from '@plainflow/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '@/app/call.ts'
import { usePipeline } from '../state/pipeline-store.ts'
import { useRun } from '../state/run-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { useRunFits } from '../state/use-run-fits.ts'
import { betweenFrames } from './between-frames.ts'

export interface Advised {
  /** The canvas it is about: a fix is for this one alone. */
  readonly pipeline: Pipeline
  readonly advice: Advice
  readonly isMeasured: boolean
}

/** The advisor's findings about the canvas; null while they are being looked for. */
export function useAdvice(): { readonly advised: Advised | null; readonly again: () => void } {
  const client = useQueryClient()
  const pipeline = usePipeline((state) => state.pipeline)
  const catalogue = useCatalogue()
  const run = useMeasured()
  const { profiles, isLoading } = useProfiles(pipeline, catalogue)
  const [turn, setTurn] = useState(0)
  const asked = useMemo(
    () => ({ pipeline, catalogue, profiles, run, turn }),
    [pipeline, catalogue, profiles, run, turn],
  )
  const [found, setFound] = useState<{ asked: typeof asked; advice: Advice } | null>(null)

  useEffect(() => {
    if (isLoading) return
    const { run: measured, turn: _, ...rest } = asked
    const steps = adviseInSteps({ ...rest, ...(measured ? { run: measured } : {}) })
    return betweenFrames(steps, (advice) => setFound({ asked, advice }))
  }, [asked, isLoading])

  const again = () => {
    setTurn((count) => count + 1)
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'dataset' && queryKey[3] === 'advice',
    })
  }
  const isFresh = !isLoading && found?.asked === asked
  const advised = isFresh ? { pipeline, advice: found.advice, isMeasured: run !== null } : null
  return { advised, again }
}

/** The last run, where it completed and was of what the canvas holds. */
function useMeasured(): Measured | null {
  const execution = useRun((state) => state.execution)
  const fits = useRunFits()
  return useMemo(() => {
    if (!execution || !fits || execution.status !== 'completed') return null
    const { blocks, createdAt, finishedAt } = execution
    const totalMs = finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(createdAt)
    return { blocks, totalMs }
  }, [execution, fits])
}

/** Profiles of the datasets the pipeline reads; one that cannot be had is done without. */
function useProfiles(pipeline: Pipeline, catalogue: Catalogue) {
  const text = useMemo(
    () => JSON.stringify(pipeline.blocks.map((one) => one.configuration)),
    [pipeline],
  )
  const ids = catalogue.datasets
    .map(({ id }) => id)
    .filter((id) => text.includes(JSON.stringify(id)))
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['dataset', id, 'profile', 'advice'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('datasetProfile', { params: { id }, signal }),
      retry: false,
    })),
    combine: (results) => ({
      isLoading: results.some((result) => result.isLoading || result.isFetching),
      profiles: byId(
        ids,
        results.map(({ data }) => data),
      ),
    }),
  })
}

function byId(ids: readonly string[], found: readonly (Profile | undefined)[]) {
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const profile = found[index]
      return profile ? [[id, profile] as const] : []
    }),
  )
}

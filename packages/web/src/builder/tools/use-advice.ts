import type { Profile } from '@plainflow/contract'
import {
  type Advice,
  adviseInSteps,
  type Catalogue,
  type Finding,
  type Measured,
  type Pipeline,
} from '@plainflow/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '@/app/call.ts'
import { modelQuery } from '@/data/model/use-model.ts'
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
  const learned = useLearned(run !== null)
  const [turn, setTurn] = useState(0)
  const asked = useMemo(
    () => ({ pipeline, catalogue, profiles, run, models: learned.models, turn }),
    [pipeline, catalogue, profiles, run, learned.models, turn],
  )
  const [found, setFound] = useState<{ asked: typeof asked; advice: Advice } | null>(null)

  useEffect(() => {
    if (isLoading || learned.isLoading) return
    const { run: measured, models, turn: _, ...rest } = asked
    let stop = () => {}
    let isOver = false
    const begin = (ofModels: readonly Finding[]) => {
      if (isOver) return
      const steps = adviseInSteps({
        ...rest,
        found: ofModels,
        ...(measured ? { run: measured } : {}),
      })
      stop = betweenFrames(steps, (advice) => setFound({ asked, advice }))
    }
    if (Object.keys(models).length === 0) begin([])
    else
      void import('./learned-models.ts').then(
        ({ learnedModels }) => begin(learnedModels(rest.pipeline, models)),
        () => begin([]),
      )
    return () => {
      isOver = true
      stop()
    }
  }, [asked, isLoading, learned.isLoading])

  const again = () => {
    setTurn((count) => count + 1)
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'dataset' && queryKey[3] === 'advice',
    })
  }
  const isFresh = !isLoading && !learned.isLoading && found?.asked === asked
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

/** What the last run has trained, by block; what cannot be had is done without. */
function useLearned(isMeasured: boolean) {
  const artifacts = useRun((state) => state.execution?.artifacts)
  const trained = useMemo(
    () =>
      isMeasured
        ? (artifacts ?? []).flatMap(({ id, kind, blockId }) =>
            kind === 'model' && blockId !== null ? [{ id, blockId }] : [],
          )
        : [],
    [artifacts, isMeasured],
  )
  return useQueries({
    queries: trained.map(({ id }) => modelQuery(id)),
    combine: (results) => ({
      isLoading: results.some((result) => result.isLoading),
      models: Object.fromEntries(
        trained.flatMap(({ blockId }, place) => {
          const model = results[place]?.data?.model
          return model ? [[blockId, model] as const] : []
        }),
      ),
    }),
  })
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

import type { ModelName } from '@plainflow/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BrainCircuit, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { ModelLine } from './model-line.tsx'

const CompareDialog = lazy(async () => ({
  default: (await import('@/data/model/compare-dialog.tsx')).CompareDialog,
}))

const PAGE = 20

/** What runs have trained, by name: looked at, compared, promoted, taken away or deleted. */
export function ModelsCard() {
  const [comparing, setComparing] = useState<readonly [string, string] | null>(null)
  const models = useInfiniteQuery({
    queryKey: ['models'],
    queryFn: ({ pageParam }) =>
      call('listTrainedModels', { query: { offset: pageParam, limit: PAGE } }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const seen = pages.reduce((sum, page) => sum + page.models.length, 0)
      return seen < count ? seen : undefined
    },
    // They are trained in the builder: the list is asked for again on each visit.
    refetchOnMount: 'always',
  })
  const names = models.data?.pages.flatMap((page) => page.models) ?? []
  const pair = firstPair(names)
  return (
    <Card className="mt-4 p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-5 pb-3">
        <h2 className="text-base font-semibold">Models</h2>
        {pair && (
          <Button variant="secondary" size="sm" onClick={() => setComparing(pair)}>
            Compare two
          </Button>
        )}
      </div>
      {models.isPending ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-12" />
        </div>
      ) : models.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The models could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void models.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(models.error)}
        </EmptyState>
      ) : names.length === 0 ? (
        <EmptyState icon={BrainCircuit} title="No models yet">
          A block “ML Train” leaves one with each run. Every version is kept here, and “Predict” can
          use it in any pipeline.
        </EmptyState>
      ) : (
        <ul aria-label="Models" className="divide-y border-t">
          {names.map((model) => (
            <ModelLine
              key={`${model.pipelineId} ${model.name}`}
              model={model}
              onCompare={setComparing}
            />
          ))}
        </ul>
      )}
      {models.hasNextPage && (
        <div className="border-t px-5 py-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={models.isFetchingNextPage}
            onClick={() => void models.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
      <Suspense>
        {comparing && (
          <CompareDialog
            choices={names.flatMap(({ versions }) => versions)}
            first={comparing[0]}
            second={comparing[1]}
            onClose={() => setComparing(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** The two that are most likely to be compared: the newest of one name and the one before, else of two names. */
function firstPair(names: readonly ModelName[]): readonly [string, string] | null {
  const [newest, before] = names.find(({ versions }) => versions.length > 1)?.versions ?? []
  if (newest && before) return [before.id, newest.id]
  const [one, other] = names.flatMap(({ versions }) => versions)
  return one && other ? [one.id, other.id] : null
}

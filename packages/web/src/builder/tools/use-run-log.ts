import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { useRun } from '../state/run-store.ts'

/** What the engine told of the last run; asked for again whenever the run has moved on. */
export function useRunLog() {
  const execution = useRun((state) => state.execution)
  const id = execution?.id ?? ''
  const moved = execution?.blocks.filter(({ status }) => status !== 'waiting').length ?? 0
  return useQuery({
    queryKey: ['run-log', id, execution?.status, execution?.progress, moved],
    queryFn: ({ signal }) => call('executionLog', { params: { id }, signal }),
    enabled: id !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}

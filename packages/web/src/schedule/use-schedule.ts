import type { Schedule, Trigger } from '@plainflow/contract'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

/** What the dialog is about: the pipeline as it is saved, when it runs, and who else may start it. */
export function useSchedule(id: string) {
  const params = { id }
  const pipeline = useQuery({
    queryKey: ['schedule', id, 'pipeline'],
    queryFn: () => call('getPipeline', { params }),
    refetchOnMount: 'always',
  })
  const schedule: UseQueryResult<Schedule | null> = useQuery({
    queryKey: ['schedule', id],
    queryFn: async () => (await call('getSchedule', { params })).schedule,
    refetchOnMount: 'always',
  })
  const trigger: UseQueryResult<Trigger | null> = useQuery({
    queryKey: ['schedule', id, 'trigger'],
    queryFn: async () => (await call('getTrigger', { params })).trigger,
    refetchOnMount: 'always',
  })
  return { pipeline, schedule, trigger }
}

/** All schedules of the user, by the pipeline they belong to. */
export function useSchedules(): ReadonlyMap<string, Schedule> {
  const { data = [] } = useQuery({
    queryKey: ['schedules'],
    queryFn: () => call('listSchedules'),
    refetchOnMount: 'always',
  })
  return new Map(data.map((schedule) => [schedule.pipelineId, schedule]))
}

/** After a change: what is shown of it anywhere is asked for again. */
export function useRefreshSchedule(id: string): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['schedule', id] }),
      queries.invalidateQueries({ queryKey: ['schedules'] }),
    ])
}

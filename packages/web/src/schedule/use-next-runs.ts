import type { Schedule } from '@plainflow/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

export type ToldTimes = Pick<Schedule, 'cron' | 'said' | 'next'>

/** What the server makes of words before they are kept. */
export function useNextRuns(when: string, timeZone: string): UseQueryResult<ToldTimes> {
  return useQuery({
    queryKey: ['next-runs', when, timeZone],
    enabled: when.trim() !== '',
    queryFn: () => call('nextRuns', { query: { when, timeZone } }),
    // What was not understood is not understood at a second try.
    retry: false,
    placeholderData: (before) => before,
  })
}

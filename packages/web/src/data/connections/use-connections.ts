import type { ConnectionView } from '@plainflow/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'

export const CONNECTIONS = { queryKey: ['connections'], queryFn: () => call('connections') }

/** The connections of the user, without anything secret. */
export function useConnections(): UseQueryResult<ConnectionView[]> {
  return useQuery(CONNECTIONS)
}

/** How the last try went is known to the server, whatever it was made by. */
export function refreshConnections(): void {
  void queryClient.invalidateQueries({ queryKey: CONNECTIONS.queryKey })
}

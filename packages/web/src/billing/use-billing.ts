import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

/** What the account pays for. It may change elsewhere, so each visit asks anew. */
export function useBilling() {
  return useQuery({
    queryKey: ['billing', 'account'],
    queryFn: () => call('billing'),
    refetchOnMount: 'always',
  })
}

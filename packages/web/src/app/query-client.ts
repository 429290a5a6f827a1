import { QueryClient } from '@tanstack/react-query'

/**
 * As specified: data never goes stale by itself, nothing is retried or fetched again on focus. Asked
 * for without a network it fails and says so; left to wait for one, a page would load for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

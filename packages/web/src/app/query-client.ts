import { QueryClient } from '@tanstack/react-query'

/** As specified: data never goes stale by itself, nothing is retried or fetched again on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  },
})

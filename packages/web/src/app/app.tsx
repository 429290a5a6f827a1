import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useToasts } from '@/design/toast.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

const Toaster = lazy(async () => ({ default: (await import('@/design/toaster.tsx')).Toaster }))

export function App() {
  // Loaded with the first toast: a visitor of the landing page never sees one.
  const toasted = useToasts((state) => state.message !== null)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>{toasted && <Toaster />}</Suspense>
    </QueryClientProvider>
  )
}

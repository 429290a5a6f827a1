import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession } from '@/account/session.ts'
import { useToasts } from '@/design/toast.ts'
import { lazy } from './lazy.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

const loadToaster = async () => ({ default: (await import('@/design/toaster.tsx')).Toaster })
const Toaster = lazy(loadToaster)

const TOASTER_AFTER_MS = 3_000

export function App() {
  // Loaded with the first toast: a visitor of the landing page never sees one.
  const toasted = useToasts((state) => state.message !== null)
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  useEffect(() => {
    if (!isSignedIn) return
    // Fetched before it is needed: the first thing to tell may be that the server is gone.
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), TOASTER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>{toasted && <Toaster />}</Suspense>
    </QueryClientProvider>
  )
}

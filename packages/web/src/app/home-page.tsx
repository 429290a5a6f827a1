import { Suspense } from 'react'
import { lazy } from './lazy.ts'
import { useSession } from '@/account/session.ts'
import { LoadingPage } from '@/design/spinner.tsx'

const LandingPage = lazy(async () => ({
  default: (await import('@/landing/landing-page.tsx')).LandingPage,
}))
const BuilderPage = lazy(async () => ({
  default: (await import('@/builder/builder-page.tsx')).BuilderPage,
}))

/** The builder for those signed in, the landing page for everyone else. */
export function HomePage() {
  const status = useSession((session) => session.status)
  if (status === 'loading') return <LoadingPage />
  return (
    <Suspense fallback={<LoadingPage />}>
      {status === 'authenticated' ? <BuilderPage /> : <LandingPage />}
    </Suspense>
  )
}

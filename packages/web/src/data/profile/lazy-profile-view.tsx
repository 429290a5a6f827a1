import type { Profile } from '@plainflow/contract'
import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { Skeleton } from '@/design/skeleton.tsx'

const View = lazy(async () => ({ default: (await import('./profile-view.tsx')).ProfileView }))

/** The charts, loaded with the first profile there is to see. */
export function LazyProfileView({ profile }: { profile: Profile }) {
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <View profile={profile} />
    </Suspense>
  )
}

import type { User } from '@plainflow/contract'
import { Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'

const WelcomeWizard = lazy(async () => ({
  default: (await import('./welcome-wizard.tsx')).WelcomeWizard,
}))

/** Asks a new user once who they are; answering and skipping are both kept on the server. */
export function Onboarding({ user }: { user: User }) {
  const [closed, setClosed] = useState(false)
  const isAsked = user.onboarding === null && !closed
  return <Suspense>{isAsked && <WelcomeWizard onClose={() => setClosed(true)} />}</Suspense>
}

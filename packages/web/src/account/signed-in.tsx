import type { User } from '@plainflow/contract'
import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LoadingPage } from '@/design/spinner.tsx'
import { useSession } from './session.ts'

/** Draws its content for a signed-in user; everyone else waits or is sent to sign in. */
export function SignedIn({
  mode,
  children,
}: {
  /** Which half of /auth an anonymous visitor is sent to. */
  mode?: 'signup'
  children: (user: User) => ReactNode
}) {
  const session = useSession()
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'anonymous') return <AskToSignIn {...(mode ? { mode } : {})} />
  return children(session.user)
}

function AskToSignIn({ mode }: { mode?: 'signup' }) {
  const { state } = useRouter()
  // Once: while leaving, the address is that of /auth already.
  const [from] = useState(state.location.href)
  return <Navigate to="/auth" search={mode ? { mode } : {}} state={{ from }} replace />
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page that asked for a sign-in, to go back to afterwards. */
    from?: string
  }
}

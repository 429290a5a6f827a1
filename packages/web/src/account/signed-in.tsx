import type { User } from '@plainflow/contract'
import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  const here = useLocation({ select: ({ href }) => href })
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'anonymous')
    return <Navigate to="/auth" search={mode ? { mode } : {}} state={{ from: here }} replace />
  return children(session.user)
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page that asked for a sign-in, to go back to afterwards. */
    from?: string
  }
}

import type { User } from '@plainflow/contract'
import { Link, useParams } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SignedIn } from '@/account/signed-in.tsx'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { LoadingPage } from '@/design/spinner.tsx'
import { forgetChat } from './state/chat-store.ts'
import { openNew, openStored, useDocument } from './state/document-store.ts'
import { forgetRun, resumeRun } from './state/run-store.ts'
import { resetWorkspace } from './state/workspace-store.ts'
import { Workspace } from './workspace.tsx'

export function BuilderPage() {
  return <SignedIn>{(user) => <Builder user={user} />}</SignedIn>
}

function Builder({ user }: { user: User }) {
  const { id } = useParams({ strict: false })
  const wanted = id ?? 'new'
  const key = useDocument((state) => state.key)
  const name = useDocument((state) => state.name)
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  useTitle(key === 'new' ? 'Pipeline builder' : name)

  useEffect(() => {
    // The first save turns 'new' into an id and the address follows: that is the same document.
    if (useDocument.getState().key === wanted) return
    let current = true
    resetWorkspace()
    forgetChat()
    forgetRun()
    if (wanted === 'new') openNew(user.id)
    else
      openStored(user.id, wanted)
        .then((stored) => resumeRun(stored))
        .catch((error: unknown) => {
          if (current) setFailure({ key: wanted, error })
        })
    return () => {
      current = false
    }
  }, [wanted, user.id])

  if (failure && failure.key === wanted) {
    const missing = statusOf(failure.error) === 404
    return (
      <main className="flex h-full items-center justify-center">
        <EmptyState
          icon={TriangleAlert}
          title={missing ? 'This pipeline does not exist' : 'The pipeline could not be loaded'}
          action={
            <Button asChild variant="secondary">
              <Link to="/dashboard">Go to the dashboard</Link>
            </Button>
          }
        >
          {missing
            ? 'It may have been deleted, or belongs to another account.'
            : reasonOf(failure.error)}
        </EmptyState>
      </main>
    )
  }
  if (key !== wanted) return <LoadingPage />
  return <Workspace user={user} />
}

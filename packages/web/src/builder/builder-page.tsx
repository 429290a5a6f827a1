import type { StoredPipeline, User } from '@plainflow/contract'
import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazy, untilLoaded } from '@/app/lazy.ts'
import { SignedIn } from '@/account/signed-in.tsx'
import { useTitle } from '@/app/use-title.ts'
import { LoadingPage } from '@/design/spinner.tsx'
import { forgetChat } from './state/chat-store.ts'
import { openNew, openStored, useDocument } from './state/document-store.ts'
import { forgetRun } from './state/run-store.ts'
import { writeMessage } from './state/unsent-message.ts'
import { resetWorkspace } from './state/workspace-store.ts'
import { takeGenerated } from './shell/take-generated.ts'
import { Workspace } from './shell/workspace.tsx'

const NotOpened = lazy(async () => ({
  default: (await import('./shell/not-opened.tsx')).NotOpened,
}))

export function BuilderPage() {
  return <SignedIn>{(user) => <Builder user={user} />}</SignedIn>
}

function Builder({ user }: { user: User }) {
  const { id } = useParams({ strict: false })
  const wanted = id ?? 'new'
  const key = useDocument((state) => state.key)
  const owner = useDocument((state) => state.owner)
  const name = useDocument((state) => state.name)
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  useTitle(key === 'new' ? 'Pipeline builder' : name)

  useEffect(() => {
    const open = useDocument.getState()
    // The first save turns 'new' into an id and the address follows: that is the same document. So is
    // the one that was open when the sign-in ran out, if the same person came back.
    if (open.key === wanted && open.owner === user.id) return
    let current = true
    if (open.owner !== user.id) writeMessage('')
    resetWorkspace()
    forgetChat()
    forgetRun()
    if (wanted === 'new') {
      openNew(user.id)
      takeGenerated()
    } else
      openStored(user.id, wanted)
        .then(resume)
        .catch((error: unknown) => {
          if (current) setFailure({ key: wanted, error })
        })
    return () => {
      current = false
    }
  }, [wanted, user.id])

  if (failure && failure.key === wanted)
    return (
      <Suspense fallback={<LoadingPage />}>
        <NotOpened user={user.id} id={wanted} error={failure.error} />
      </Suspense>
    )
  if (owner !== user.id || !isShown(key, wanted)) return <LoadingPage />
  return <Workspace user={user} />
}

/** Loaded for what is stored alone: nothing new has run. Where it cannot be had, the pipeline is open all the same. */
async function resume(stored: StoredPipeline): Promise<void> {
  const loaded = await untilLoaded(() => import('./state/resume-run.ts')).catch(() => null)
  await loaded?.resumeRun(stored)
}

/** Between the first save and the new address the canvas stays: it is the same document. */
function isShown(key: string | null, wanted: string): boolean {
  return key === wanted || (wanted === 'new' && key !== null)
}

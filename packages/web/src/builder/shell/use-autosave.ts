import { useEffect, useEffectEvent } from 'react'
import { hasMark } from '@/account/session-mark.ts'
import { catchUp, mayChange } from '../state/catch-up.ts'
import { isDirty, useDocument } from '../state/document-store.ts'
import { isDraftKept, keepDraft } from '../state/keep-draft.ts'
import { currentPipeline, usePipeline } from '../state/pipeline-store.ts'
import { saveDocument } from '../state/save-document.ts'
import { useWorkspace } from '../state/workspace-store.ts'

/** After the last change; while changes go on without a pause, at least this often. */
const AFTER_MS = 1_000
const AT_LEAST_MS = 10_000
/** When the server does not answer: twice as long each time. */
const RETRY_MS = { first: 2_000, most: 60_000 }

/** Saves by itself; `goTo` learns the id of a pipeline that was new. */
export function useAutosave(user: string, goTo: (id: string) => void): void {
  const onSaved = useEffectEvent(goTo)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: number | null = null
    let failures = 0
    const save = async () => {
      clearTimeout(timer)
      since = null
      if (useDocument.getState().saving) return soon()
      if (!isDue()) return
      const wasNew = useDocument.getState().key === 'new'
      const saved = await saveDocument(user, { auto: true })
      if (saved && wasNew) onSaved(saved.id)
      const { trouble } = useDocument.getState()
      const isPassing = trouble?.kind === 'offline' || trouble?.kind === 'passing'
      failures = isPassing ? failures + 1 : 0
      if (isPassing) timer = setTimeout(() => void save(), retryAfter(failures))
      else if (!trouble && isDue()) soon()
    }
    const soon = () => {
      clearTimeout(timer)
      since ??= Date.now()
      const left = Math.max(0, since + AT_LEAST_MS - Date.now())
      timer = setTimeout(() => void save(), Math.min(AFTER_MS, left))
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void save()
      else void catchUp().then(save)
    }
    const onOnline = () => void save()
    const onUnload = (event: BeforeUnloadEvent) => {
      keepDraft(user)
      if (isOnlyHere()) event.preventDefault()
    }
    const stops = [
      usePipeline.subscribe(soon),
      useDocument.subscribe((now, before) => now.name !== before.name && soon()),
      useWorkspace.subscribe((now, before) => now.configuring !== before.configuring && soon()),
    ]
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    window.addEventListener('beforeunload', onUnload)
    // Work that came back with a draft, or from before the sign-in ran out.
    soon()
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('beforeunload', onUnload)
      clearTimeout(timer)
      if (isDue() && hasMark()) void saveDocument(user, { auto: true })
    }
  }, [user])
}

/** Something to save, and nothing in the way. A new pipeline is worth storing once it has a block. */
function isDue(): boolean {
  const document = useDocument.getState()
  const { key, trouble } = document
  const pipeline = currentPipeline()
  return (
    key !== null &&
    isDirty(document, pipeline) &&
    (key !== 'new' || pipeline.blocks.length > 0) &&
    trouble?.kind !== 'gone' &&
    mayChange()
  )
}

/** Leaving now would leave work behind: in no place at all, or in this browser alone. */
function isOnlyHere(): boolean {
  const document = useDocument.getState()
  const pipeline = currentPipeline()
  return (
    isDirty(document, pipeline) &&
    pipeline.blocks.length > 0 &&
    (document.trouble !== null || !isDraftKept())
  )
}

function retryAfter(failures: number): number {
  return Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** (failures - 1))
}

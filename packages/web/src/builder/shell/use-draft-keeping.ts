import { useEffect } from 'react'
import { useDocument } from '../state/document-store.ts'
import { keepDraft } from '../state/keep-draft.ts'
import { usePipeline } from '../state/pipeline-store.ts'

const AFTER_MS = 300

/** Keeps unsaved work in the browser, shortly after each change and when the page is left. */
export function useDraftKeeping(user: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      keepDraft(user)
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, AFTER_MS)
    }
    const stops = [
      usePipeline.subscribe(soon),
      useDocument.subscribe((now, before) => now.name !== before.name && soon()),
    ]
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [user])
}

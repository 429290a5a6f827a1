import { useEffect } from 'react'
import { dropDraft, writeDraft } from './state/draft.ts'
import { isDirty, useDocument } from './state/document-store.ts'
import { usePipeline } from './state/pipeline-store.ts'

const AFTER_MS = 300

/** Keeps unsaved work in the browser, shortly after each change and when the page is left. */
export function useDraftKeeping(user: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      const document = useDocument.getState()
      const { pipeline } = usePipeline.getState()
      if (document.key === null) return
      if (isDirty(document, pipeline))
        writeDraft(user, document.key, {
          name: document.name,
          version: document.version,
          pipeline,
        })
      else dropDraft(user, document.key)
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, AFTER_MS)
    }
    const stops = [usePipeline.subscribe(soon), useDocument.subscribe(soon)]
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [user])
}

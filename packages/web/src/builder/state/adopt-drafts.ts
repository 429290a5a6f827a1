import { toast } from '@/design/toast.ts'
import { isDirty, useDocument } from './document-store.ts'
import { dropDraftAt, findDrafts, type FoundDraft } from './draft.ts'
import { currentPipeline, editPipeline } from './pipeline-store.ts'
import { mergeContents, reconcile } from './reconcile.ts'
import { otherTabs, TAB } from './tab.ts'

/**
 * Takes up what tabs that are gone left unsaved, each as one undo step. What cannot be merged stays
 * where it lies until the next visit, when this one's work is saved.
 */
export async function adoptDrafts(user: string, key: string): Promise<void> {
  const alive = await otherTabs()
  const left = findDrafts(user, key).filter(({ tab }) => tab !== TAB && !alive.has(tab))
  for (const found of left) {
    const document = useDocument.getState()
    // The page may have gone on to another pipeline.
    if (document.key !== key || document.owner !== user || document.conflict) return
    if (key === 'new' ? takeAlone(found) : takeMerged(found)) {
      dropDraftAt(found.place)
      toast('Unsaved changes restored', 'They were kept in this browser.')
    }
  }
}

/** Two new pipelines are two pipelines: one is taken, and only onto an empty canvas. */
function takeAlone({ draft }: FoundDraft): boolean {
  if (currentPipeline().blocks.length > 0) return false
  useDocument.setState({ name: draft.name })
  editPipeline(() => draft.pipeline)
  return true
}

function takeMerged({ draft }: FoundDraft): boolean {
  const document = useDocument.getState()
  const { name, saved, version } = document
  const base = draft.base ?? saved
  if (!isDirty(document, currentPipeline())) {
    // Untouched so far: as if it had been this tab's own.
    useDocument.setState({ name: draft.name, saved: base, version: draft.version ?? version })
    editPipeline(() => draft.pipeline)
    reconcile({ ...saved, version: version ?? 0 })
    return true
  }
  const merged = mergeContents(base, draft, { name, pipeline: currentPipeline() })
  if (merged.conflicts.length > 0) return false
  useDocument.setState({ name: merged.name })
  editPipeline(() => merged.pipeline)
  return true
}

import type { StoredPipeline } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { detailsOf, reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { asStored, useDocument } from '../state/document-store.ts'
import { editPipeline } from '../state/pipeline-store.ts'
import { reconcile } from '../state/reconcile.ts'
import { saveDocument } from '../state/save-document.ts'

/** Brings an earlier version onto the canvas, as one undo step. What is unsaved is saved before. */
export async function restoreVersion(user: string, version: number): Promise<boolean> {
  if (!(await saveDocument(user, { auto: true }))) return false
  const { key, version: current, saved } = useDocument.getState()
  try {
    const stored = asStored(
      await call('restoreVersion', {
        params: { id: key ?? '', version },
        headers: { 'if-match': `"${current}"` },
      }),
    )
    useDocument.setState({
      version: stored.version,
      saved: { name: saved.name, pipeline: stored.pipeline },
    })
    editPipeline(() => stored.pipeline)
    toast('Version restored', 'Undo brings back what was there before.', 'success')
    return true
  } catch (error) {
    const newer = detailsOf<{ current?: StoredPipeline }>(error)?.current
    if (newer) reconcile(asStored(newer))
    else toast('The version was not restored', reasonOf(error), 'danger')
    return false
  }
}

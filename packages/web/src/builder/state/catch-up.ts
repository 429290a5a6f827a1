import { call } from '@/app/call.ts'
import { statusOf } from '@/app/reason-of.ts'
import { asStored, useDocument } from './document-store.ts'
import { useWorkspace } from './workspace-store.ts'

/** Asks whether somebody saved a newer version, and takes it in. Being out of reach is no news. */
export async function catchUp(): Promise<void> {
  const { key, opened } = useDocument.getState()
  if (key === null || key === 'new' || !mayChange()) return
  try {
    const stored = await call('getPipeline', { params: { id: key } })
    const document = useDocument.getState()
    const isOlder = document.version !== null && document.version < stored.version
    if (document.opened !== opened || !isOlder || !mayChange()) return
    const { reconcile } = await import('./reconcile.ts')
    reconcile(asStored(stored))
  } catch (error) {
    const isHere = useDocument.getState().opened === opened
    if (statusOf(error) === 404 && isHere)
      useDocument.setState({ trouble: { kind: 'gone', reason: 'it was deleted elsewhere' } })
  }
}

/**
 * Not under an open configuration: it writes the whole block when it closes, and would take back what
 * came in meanwhile. Saved after that, both sides meet in a merge.
 */
export function mayChange(): boolean {
  const { saving, conflict } = useDocument.getState()
  return !saving && conflict === null && useWorkspace.getState().configuring === null
}

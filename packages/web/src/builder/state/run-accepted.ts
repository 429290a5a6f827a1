import { diffPipelines } from '@plainflow/core'
import { toast } from '@/design/toast.ts'
import { useDocument } from './document-store.ts'
import { currentPipeline } from './pipeline-store.ts'

/** As specified, a run the assistant asks for starts a second after. */
const RUN_AFTER_MS = 1_000

/** What was just accepted, and nothing else that is on the canvas by then. */
export function runAccepted(run: () => void): void {
  const accepted = currentPipeline()
  const { opened } = useDocument.getState()
  setTimeout(() => {
    if (useDocument.getState().opened !== opened) return
    const changes = Object.values(diffPipelines(accepted, currentPipeline()))
    if (changes.every((list) => list.length === 0)) run()
    else toast('Not run', 'The pipeline was changed after it was accepted.')
  }, RUN_AFTER_MS)
}

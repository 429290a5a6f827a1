import { useNavigate } from '@tanstack/react-router'
import { forgetChat, rejectProposal } from '../state/chat-store.ts'
import { isDirty, openNew, useDocument } from '../state/document-store.ts'
import { currentPipeline } from '../state/pipeline-store.ts'
import { forgetRun } from '../state/run-store.ts'
import { resetWorkspace } from '../state/workspace-store.ts'
import { useActions } from './use-actions.ts'

/** An empty canvas; what is unsaved is saved first, so that nothing is lost. */
export function useStartOver(): () => Promise<void> {
  const { save, user } = useActions()
  const navigate = useNavigate()
  return async () => {
    const pipeline = currentPipeline()
    const isUnsaved = pipeline.blocks.length > 0 && isDirty(useDocument.getState(), pipeline)
    if (isUnsaved && !(await save())) return
    // Who begins anew does not want what is on the table.
    rejectProposal()
    resetWorkspace()
    forgetChat()
    forgetRun()
    openNew(user, true)
    await navigate({ to: '/pipeline-builder' })
  }
}

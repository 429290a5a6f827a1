import { useNavigate } from '@tanstack/react-router'
import { useSession } from '@/account/session.ts'
import { acceptProposal, useChat } from '../state/chat-store.ts'
import { useDocument } from '../state/document-store.ts'
import { endOfChange } from '../state/end-of-change.ts'
import { currentPipeline } from '../state/pipeline-store.ts'
import { runAccepted } from '../state/run-accepted.ts'
import { runPipeline } from '../state/run-store.ts'
import { type HowToSave, saveDocument } from '../state/save-document.ts'
import { isWritingMessage } from '../state/unsent-message.ts'
import { selectBlock, show } from '../state/workspace-store.ts'

/** Saving and running from anywhere in the builder; the address follows the pipeline's id. */
export function useActions() {
  const navigate = useNavigate()
  const user = useSession((session) => session.user?.id ?? '')
  const goTo = (id: string) => void navigate({ to: '/pipeline/$id', params: { id }, replace: true })

  /** All of it, or one block and what lies upstream of it. */
  const run = (upTo?: string) => runPipeline(user, goTo, upTo)
  const save = async (how: HowToSave = {}) => {
    const saved = await saveDocument(user, how)
    if (saved) goTo(saved.id)
    return saved
  }
  /** No longer a draft: what is begun next leaves it alone. */
  const keep = async () => {
    useDocument.setState({ isDraft: false })
    const isStored = useDocument.getState().version !== null
    if (isStored || currentPipeline().blocks.length > 0) await save()
  }
  const accept = () => {
    const { proposal } = useChat.getState()
    const execute = proposal?.shouldExecute ?? false
    const end = proposal && endOfChange(proposal.base, proposal.pipeline)
    if (!acceptProposal()) return
    if (end) selectBlock(end)
    // On a narrow screen what was accepted is looked at, unless the next message is begun.
    if (!isWritingMessage()) show({ narrowView: 'canvas' })
    if (execute) runAccepted(() => void run())
  }
  return { run, save, keep, accept, user, goTo, isNew: useDocument((state) => state.key === 'new') }
}

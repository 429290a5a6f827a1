import { useSession } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { type MessageBody, useChat } from '../state/chat-store.ts'
import { keepProposals } from '../state/keep-proposal.ts'
import { hasSeen, markSeen } from './seen-models.ts'
import { ASSISTANT } from './use-assistant.ts'

/** For so long the server's word on who reads the sentences holds. */
const KNOWN_FOR_MS = 60_000

/**
 * Whether a message may go: before the first one to a model its user sees, word for word, what is sent.
 * False where they do not want that, or stopped.
 */
export async function askBefore(body: MessageBody, signal: AbortSignal): Promise<boolean> {
  const { model } = await queryClient.fetchQuery({ ...ASSISTANT, staleTime: KNOWN_FOR_MS })
  const user = useSession.getState().user?.id ?? ''
  keepProposals(user)
  if (!model || hasSeen(user, model)) return true
  const isSent = await new Promise<boolean>((decide) => {
    signal.addEventListener('abort', () => decide(false), { once: true })
    useChat.setState({ stage: 'Waiting for your word', toSend: { body, model, decide } })
  })
  useChat.setState({ toSend: null })
  if (isSent) markSeen(user, model)
  return isSent
}

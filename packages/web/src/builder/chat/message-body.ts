import { CHAT_LIMITS } from '@plainflow/contract'
import type { Catalogue, Pipeline } from '@plainflow/core'
import type { ChatMessage, MessageBody } from '../state/chat-store.ts'

/** What is sent of a message: the pipeline it is about, the tables at hand, what was said before. */
export function messageBody(
  message: string,
  about: Pipeline,
  { datasets }: Catalogue,
  said: readonly ChatMessage[],
): MessageBody {
  return {
    message,
    currentPipeline: { blocks: [...about.blocks], connections: [...about.connections] },
    availableDatasets: datasets.map(({ id }) => id),
    conversationHistory: said
      .slice(-CHAT_LIMITS.history)
      .map(({ type, content }) => ({ type, content })),
  }
}

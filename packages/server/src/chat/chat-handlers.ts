import { randomUUID } from 'node:crypto'
import type { ChatAnswer, ChatEvent, Routes } from '@plainflow/contract'
import { creditsOf, refundCredits } from '../credits/credits.ts'
import type { Call, Handlers } from '../http/call.ts'
import { failureOf } from '../failure-of.ts'
import { runOnce } from '../http/run-once.ts'
import { type AnsweringNeeds, answerMessage } from './answer-message.ts'
import { ChatStream } from './chat-stream.ts'
import { MessagesUnderway, stopped } from './messages-underway.ts'
import { previewPrompt } from './preview-prompt.ts'

type ChatRoutes =
  | 'conversationalPipeline'
  | 'streamConversation'
  | 'rejectProposal'
  | 'stopConversation'
  | 'previewPrompt'

export function chatHandlers(services: AnsweringNeeds): Pick<Handlers, ChatRoutes> {
  const underway = new MessagesUnderway()
  return {
    async conversationalPipeline(call) {
      return answer(call, new AbortController(), () => {})
    },
    async streamConversation(call) {
      const stopper = new AbortController()
      return new ChatStream({
        async work(tell) {
          tell({ kind: 'answer', answer: await answer(call, stopper, tell) })
        },
        failed(error) {
          const { status, message, code } = failureOf(error)
          if (code === 'internal') call.request.log.error({ err: error }, 'Unexpected error')
          return { kind: 'failed', status, error: message, code }
        },
        leave: () => stopper.abort(stopped()),
      })
    },
    async rejectProposal({ user, body }) {
      const { db } = services.store
      const givenBack = await refundCredits(db, user.id, body.charge)
      return { givenBack, credits: await creditsOf(db, user.id) }
    },
    async stopConversation({ user, body }) {
      return { stopped: underway.stop(user.id, body.key) }
    },
    previewPrompt: ({ user, body }) => previewPrompt(services, user, body),
  }

  /** Streamed or not, the same key is the same message: answered once, paid once. */
  function answer(
    { user, body, idempotencyKey }: Pick<Call<Routes['conversationalPipeline']>, Asking>,
    stopper: AbortController,
    tell: (event: ChatEvent) => void,
  ): Promise<ChatAnswer> {
    const key = idempotencyKey ?? randomUUID()
    const once = {
      userId: user.id,
      route: 'conversationalPipeline',
      key: idempotencyKey,
      question: body,
    }
    return underway.answer(user.id, key, stopper, (message) =>
      runOnce<ChatAnswer>(services.store, once, (keep) =>
        answerMessage(services, {
          userId: user.id,
          sharesCells: user.sharesCells,
          body,
          key,
          underway: message,
          tell,
          keep,
        }),
      ),
    )
  }
}

type Asking = 'user' | 'body' | 'idempotencyKey'

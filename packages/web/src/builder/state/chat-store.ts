import { CHAT_LIMITS } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { create } from 'zustand'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { statusOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { currentPipeline, editPipeline } from './pipeline-store.ts'
import { placeBlocks, spreadNew } from './place-blocks.ts'
import { show } from './workspace-store.ts'

export interface ChatMessage {
  readonly id: string
  readonly type: 'user' | 'assistant'
  readonly content: string
  readonly timestamp: number
  readonly assumptions?: readonly string[]
}

/** A pipeline the assistant suggests. It is shown on the canvas and applied only when accepted. */
export interface Proposal {
  /** The canvas the question was asked about. */
  readonly base: Pipeline
  readonly pipeline: Pipeline
  readonly shouldExecute: boolean
}

interface Chat {
  readonly messages: readonly ChatMessage[]
  readonly busy: boolean
  readonly proposal: Proposal | null
}

export const useChat = create<Chat>(() => ({ messages: [], busy: false, proposal: null }))

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.'
const NEEDS_CREDITS = 'You need more credits to use AI features. Please upgrade your plan.'

export async function sendMessage(text: string, datasets: readonly string[]): Promise<void> {
  const message = text.trim()
  if (message === '' || useChat.getState().busy) return
  const history = useChat.getState().messages.slice(-CHAT_LIMITS.history)
  const base = currentPipeline()
  say('user', message)
  useChat.setState({ busy: true, proposal: null })
  try {
    const answer = await call('conversationalPipeline', {
      body: {
        message,
        currentPipeline: { blocks: [...base.blocks], connections: [...base.connections] },
        availableDatasets: [...datasets],
        conversationHistory: history.map(({ type, content }) => ({ type, content })),
      },
    })
    say('assistant', answer.response, answer.assumptions)
    setCredits(answer.credits)
    if (answer.updatedPipeline) {
      const pipeline = spreadNew(base, placeBlocks(answer.updatedPipeline))
      // On a narrow screen the proposal would otherwise be out of sight.
      show({ narrowView: 'canvas' })
      useChat.setState({ proposal: { base, pipeline, shouldExecute: answer.shouldExecute } })
    }
  } catch (error) {
    const outOfCredits =
      statusOf(error) === 402 || (error instanceof Error && /credit/i.test(error.message))
    say('assistant', outOfCredits ? NEEDS_CREDITS : FAILED)
    if (outOfCredits) {
      toast(
        'No Credits Remaining',
        'Please upgrade your plan to continue using AI features',
        'danger',
      )
      show({ upgradeReason: NEEDS_CREDITS })
    } else {
      const reason = reasonToTell(error)
      if (reason) toast('The assistant could not answer', reason, 'danger')
    }
  } finally {
    useChat.setState({ busy: false })
  }
}

/** One undo step. False where the canvas moved on and the proposal no longer fits it. */
export function acceptProposal(): boolean {
  const { proposal } = useChat.getState()
  if (!proposal) return false
  if (currentPipeline() !== proposal.base) {
    toast(
      'The canvas changed since the question was asked',
      'Applying the proposal would undo that. Reject it and send the sentence again.',
      'danger',
    )
    return false
  }
  editPipeline(() => proposal.pipeline)
  useChat.setState({ proposal: null })
  return true
}

export function rejectProposal(): void {
  useChat.setState({ proposal: null })
}

export function forgetChat(): void {
  useChat.setState({ messages: [], busy: false, proposal: null })
}

let count = 0

function say(
  type: ChatMessage['type'],
  content: string,
  assumptions: readonly string[] = [],
): void {
  const message = { id: `m${++count}`, type, content, timestamp: Date.now(), assumptions }
  useChat.setState(({ messages }) => ({ messages: [...messages, message] }))
}

function setCredits(credits: number): void {
  const session = useSession.getState()
  if (session.status === 'authenticated')
    useSession.setState({ user: { ...session.user, credits } })
}

/** Only what a person can act on: a refused sentence, not an outage in technical words. */
function reasonToTell(error: unknown): string | null {
  const status = statusOf(error)
  if (status === null || status >= 500 || !(error instanceof Error)) return null
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : null
}

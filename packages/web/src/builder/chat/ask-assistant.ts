import { CallError, type ChatAnswer, type ChatEvent } from '@plainflow/contract'
import { readEvents, CALLS } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { statusOf } from '@/app/reason-of.ts'
import type { MessageBody } from '../state/chat-store.ts'

export interface Asking {
  /** The same for every attempt: however often it is sent, it is answered and paid once. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onEvent: (event: ChatEvent) => void
}

/** Asks over the stream; where that breaks off, plainly and with the same key. */
export async function askAssistant(body: MessageBody, asking: Asking): Promise<ChatAnswer> {
  try {
    const answer = await readStream(body, asking)
    if (answer) return answer
  } catch (error) {
    asking.signal.throwIfAborted()
    // Refused in words; what is left is a connection that broke, or a session for `call` to judge.
    const status = statusOf(error)
    if (status !== null && status !== 401) throw error
  }
  return askPlainly(body, asking)
}

/** Null where the stream ended before an answer came. */
async function readStream(
  body: MessageBody,
  { key, signal, onEvent }: Asking,
): Promise<ChatAnswer | null> {
  const response = await fetch(CALLS.streamConversation.path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  if (!response.body) return null
  for await (const value of readEvents(response.body)) {
    const event = value as ChatEvent // our own server's, typed by the same contract
    if (event.kind === 'answer') return event.answer
    if (event.kind === 'failed') {
      const { status, error, code } = event
      throw new CallError(status, JSON.stringify({ error, code }), error)
    }
    onEvent(event)
  }
  return null
}

const ATTEMPTS = 40
const PAUSE_MS = 250

/** The server may still be letting go of the broken stream: 409 and 429 say so, for a moment. */
async function askPlainly(body: MessageBody, { key, signal }: Asking): Promise<ChatAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const headers = { 'idempotency-key': key }
      return await call('conversationalPipeline', { body, headers, signal })
    } catch (error) {
      const status = statusOf(error)
      if ((status !== 409 && status !== 429) || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      signal.throwIfAborted()
    }
  }
}

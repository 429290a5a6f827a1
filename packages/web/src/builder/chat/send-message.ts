import type { ChatEvent } from '@plainflow/contract'
import type { Catalogue, ExamplePrompt } from '@plainflow/core'
import { call } from '@/app/call.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { type AskedAbout, say, unsay, useChat } from '../state/chat-store.ts'
import { currentPipeline } from '../state/pipeline-store.ts'
import { beginMessage } from '../state/unsent-message.ts'
import { focusChat, show } from '../state/workspace-store.ts'

interface Sending {
  /** The datasets at hand. */
  readonly catalogue: Catalogue
  /** Runs what is on the canvas. */
  readonly run: () => void
  /** What the sentence is a choice of: it stands in place of what was proposed there. */
  readonly instead?: AskedAbout | undefined
  /** The sample it is about: its tables alone are in play, added where they are missing. */
  readonly sample?: ExamplePrompt['sample'] | null
}

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.'
const NEEDS_CREDITS = 'You need more credits to use AI features. Please upgrade your plan.'
const STOPPED = 'Stopped. No credit was spent.'
const UNCONFIRMED = 'Stopped waiting. The server did not confirm it: a credit may have been spent.'

/** So long the server may take to confirm a stop, or to send the answer that was faster. */
const STOPPED_WITHIN_MS = 5_000

/** The message being answered, for `stopMessage`. */
let underway: Underway | null = null

interface Underway {
  readonly key: string
  readonly stopper: AbortController
  /** Stop was pressed: a stream that ends in a refusal says just that. */
  isStopping: boolean
}

/** Sends a message about the canvas, or about the proposal on the table, which the answer then replaces. */
export async function sendMessage(
  text: string,
  { catalogue: all, run, instead, sample = null }: Sending,
): Promise<void> {
  const message = text.trim()
  const { busy, messages, proposal } = useChat.getState()
  if (message === '' || busy) return
  const base = currentPipeline()
  const current = proposal?.pipeline ?? base
  // Taken or still on the table, as long as nothing came after it.
  const about = instead?.proposed === current ? instead.about : current
  const asking: Underway = {
    key: crypto.randomUUID(),
    stopper: new AbortController(),
    isStopping: false,
  }
  useChat.setState({ busy: true, stage: 'Reading the sentence', draft: '' })
  underway = asking
  const said = say('user', message)
  try {
    const catalogue = sample === null ? all : await sampleCatalogue(sample)
    // Why is told already, and nothing was asked.
    if (!catalogue) return
    // What speaks to the server is loaded with the first message.
    const [{ messageBody }, { askBefore }, { askAssistant }, { takeAnswer }] = await Promise.all([
      import('./message-body.ts'),
      import('../assistant/ask-before.ts'),
      import('./ask-assistant.ts'),
      import('./take-answer.ts'),
    ])
    const body = messageBody(message, about, catalogue, messages)
    const { key, stopper } = asking
    if (!(await askBefore(body, stopper.signal))) {
      if (underway === asking) takeBackWords(said, text)
      return
    }
    const answer = await askAssistant(body, { key, signal: stopper.signal, onEvent: showProgress })
    // The proposal asked about may have been accepted meanwhile.
    const canvas = currentPipeline() === about ? about : base
    if (underway === asking)
      takeAnswer(answer, { base: canvas, about, question: message, catalogue, run })
  } catch (error) {
    if (underway !== asking) return
    const { aborted, reason } = asking.stopper.signal
    if (aborted || (asking.isStopping && statusOf(error) === 409))
      say('assistant', reason === UNCONFIRMED ? UNCONFIRMED : STOPPED)
    else tellFailure(error, message)
  } finally {
    if (underway === asking) {
      underway = null
      useChat.setState({ busy: false, stage: '', draft: '' })
    }
  }
}

/** Not sent after all: it is in the field again, and so is the cursor. */
function takeBackWords(said: string, text: string): void {
  unsay(said)
  beginMessage(text)
  focusChat()
}

async function sampleCatalogue(sample: ExamplePrompt['sample']): Promise<Catalogue | null> {
  useChat.setState({ stage: 'Adding the sample data' })
  const { addSample } = await import('@/data/samples/add-sample.ts')
  const datasets = await addSample(sample)
  return datasets && { datasets: [...datasets] }
}

/**
 * Stops on the server too. Where the answer is on its way already, it is waited for: it was paid
 * for. A server that says nothing is left after a while, or when Stop is pressed once more.
 */
export async function stopMessage(): Promise<void> {
  const stopping = underway
  if (!stopping) return
  const { key, stopper } = stopping
  // Not sent yet.
  if (useChat.getState().toSend) return stopper.abort()
  if (stopping.isStopping) return stopper.abort(UNCONFIRMED)
  stopping.isStopping = true
  useChat.setState({ stage: 'Stopping' })
  setTimeout(() => stopper.abort(UNCONFIRMED), STOPPED_WITHIN_MS)
  try {
    const { signal } = stopper
    const { stopped } = await call('stopConversation', { body: { key }, signal })
    if (stopped) stopper.abort()
  } catch {
    stopper.abort(UNCONFIRMED)
  }
}

// Another pipeline was opened: nobody waits for the answer any more.
useChat.subscribe(({ busy }) => {
  if (busy || !underway) return
  underway.stopper.abort()
  underway = null
})

function showProgress(event: ChatEvent): void {
  if (event.kind === 'stage') useChat.setState({ stage: event.text })
  if (event.kind === 'unsaid') useChat.setState({ draft: '' })
  if (event.kind === 'words') useChat.setState(({ draft }) => ({ draft: draft + event.text }))
}

function tellFailure(error: unknown, question: string): void {
  const outOfCredits =
    // "No credit was spent" is no lack of them.
    statusOf(error) === 402 || (error instanceof Error && /\bcredits\b/i.test(error.message))
  if (outOfCredits) {
    say('assistant', NEEDS_CREDITS)
    const reason = 'Please upgrade your plan to continue using AI features'
    toast('No Credits Remaining', reason, 'danger')
    show({ upgradeReason: NEEDS_CREDITS })
    return
  }
  const status = statusOf(error)
  const mayPass = status === null || status >= 500
  say(
    'assistant',
    status === null ? `${FAILED} ${reasonOf(error)}` : FAILED,
    // What may go well in a moment needs no writing anew.
    mayPass ? { alternatives: [question] } : {},
  )
  const reason = reasonToTell(error)
  if (reason) toast('The assistant could not answer', reason, 'danger')
}

/** Only what a person can act on: a refused sentence, not an outage in technical words. */
function reasonToTell(error: unknown): string | null {
  const status = statusOf(error)
  if (status === null || status >= 500 || !(error instanceof Error)) return null
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : null
}

import { type ChatAnswer, CHAT_LIMITS, type ChatEvent } from '@plainflow/contract'
import type { Catalogue, ExamplePrompt, Pipeline } from '@plainflow/core'
import { setCredits } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import {
  type AskedAbout,
  propose,
  rejectProposal,
  reviseProposal,
  say,
  useChat,
} from '../state/chat-store.ts'
import { currentPipeline, undo, usePipeline } from '../state/pipeline-store.ts'
import { arrangeNew, placeBlocks } from '../state/place-blocks.ts'
import { show } from '../state/workspace-store.ts'
import { changesOf } from './changes-of.ts'

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

/** As specified, a run the assistant was asked for starts a second after. */
const RUN_AFTER_MS = 1_000

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
  say('user', message)
  try {
    const catalogue = sample === null ? all : await sampleCatalogue(sample)
    // Why is told already, and nothing was asked.
    if (!catalogue) return
    // What speaks to the server is loaded with the first message.
    const { askAssistant } = await import('./ask-assistant.ts')
    const body = {
      message,
      currentPipeline: { blocks: [...about.blocks], connections: [...about.connections] },
      availableDatasets: catalogue.datasets.map(({ id }) => id),
      conversationHistory: messages
        .slice(-CHAT_LIMITS.history)
        .map(({ type, content }) => ({ type, content })),
    }
    const { key, stopper } = asking
    const answer = await askAssistant(body, { key, signal: stopper.signal, onEvent: showProgress })
    // The proposal asked about may have been accepted meanwhile.
    const canvas = currentPipeline() === about ? about : base
    if (underway === asking)
      take(answer, { base: canvas, about, question: message, catalogue, run })
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

interface Question {
  readonly base: Pipeline
  /** What the sentence was about: the canvas, or the proposal laid over it. */
  readonly about: Pipeline
  readonly question: string
  readonly catalogue: Catalogue
  readonly run: () => void
}

function take(answer: ChatAnswer, { base, about, question, catalogue, run }: Question): void {
  const { response, headline, assumptions, alternatives, effects, blocks, credits, charge } = answer
  setCredits(credits)
  if (answer.updatedPipeline) {
    const pipeline = arrangeNew(about, placeBlocks(answer.updatedPipeline))
    const changes = changesOf(base, pipeline, catalogue)
    const { proposal } = useChat.getState()
    const revised = proposal?.pipeline === about ? proposal : null
    const against = revised ? 'proposal' : 'canvas'
    const begunWith = about.blocks.length === 0 ? question : revised?.begunWith
    const note = { changes, effects, against, credits, charge, state: 'open' } as const
    if (revised) reviseProposal()
    else rejectProposal()
    const asked = { about, proposed: pipeline }
    const message = say('assistant', response, {
      headline,
      assumptions,
      alternatives,
      note,
      asked,
    })
    const { shouldExecute } = answer
    propose({ base, pipeline, shouldExecute, message, question, begunWith })
    return
  }
  say('assistant', answer.action === 'undo' ? takeBack(response) : response, {
    assumptions,
    alternatives,
    blocks,
  })
  if (answer.shouldExecute) setTimeout(run, RUN_AFTER_MS)
}

/** "Undo that": a proposal on the table is what is meant, else the last change of the canvas. */
function takeBack(response: string): string {
  if (useChat.getState().proposal) {
    rejectProposal()
    return 'The proposal is off the table. The canvas is as it was.'
  }
  if (usePipeline.temporal.getState().pastStates.length === 0)
    return 'There is nothing to take back.'
  undo()
  return response
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

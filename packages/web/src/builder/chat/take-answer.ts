import type { ChatAnswer } from '@plainflow/contract'
import type { Catalogue, Pipeline } from '@plainflow/core'
import { setCredits } from '@/account/session.ts'
import { queryClient } from '@/app/query-client.ts'
import { ASSISTANT } from '../assistant/use-assistant.ts'
import { propose, rejectProposal, reviseProposal, say, useChat } from '../state/chat-store.ts'
import { undo, usePipeline } from '../state/pipeline-store.ts'
import { arrangeNew, placeBlocks } from '../state/place-blocks.ts'
import { changesOf } from './changes-of.ts'

/** As specified, a run the assistant was asked for starts a second after. */
const RUN_AFTER_MS = 1_000

/** Takes an answer in: says it, and lays what it proposes over the canvas. */
export function takeAnswer(
  answer: ChatAnswer,
  { base, about, question, catalogue, run }: Question,
): void {
  const { response, headline, assumptions, alternatives, effects, blocks, credits, charge } = answer
  setCredits(credits)
  // What was used of it is another sum now.
  if (answer.model) void queryClient.invalidateQueries({ queryKey: ASSISTANT.queryKey })
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
    const { model, isSure, other: read } = answer
    const other = read && {
      ...read,
      pipeline: arrangeNew(about, placeBlocks(read.pipeline)),
      effects: null,
    }
    const more = { headline, assumptions, alternatives, note, asked, model, isSure, other }
    const message = say('assistant', response, more)
    const { shouldExecute } = answer
    propose({ base, pipeline, shouldExecute, message, question, begunWith })
    return
  }
  say('assistant', answer.action === 'undo' ? takeBack(response) : response, {
    assumptions,
    alternatives,
    blocks,
    model: answer.model,
    isRefusal: answer.isRefusal && answer.model === null,
  })
  if (answer.shouldExecute) setTimeout(run, RUN_AFTER_MS)
}

interface Question {
  readonly base: Pipeline
  /** What the sentence was about: the canvas, or the proposal laid over it. */
  readonly about: Pipeline
  readonly question: string
  readonly catalogue: Catalogue
  readonly run: () => void
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

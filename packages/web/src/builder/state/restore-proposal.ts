import { diffPipelines, parsePipeline, type Pipeline } from '@plainflow/core'
import { toast } from '@/design/toast.ts'
import { proposalPlace, propose, say, useChat } from './chat-store.ts'
import { useDocument } from './document-store.ts'
import { giveBack } from './give-back.ts'
import { keepProposals } from './keep-proposal.ts'
import { currentPipeline } from './pipeline-store.ts'

/** Lays a proposal that was kept over the same canvas again. Where that is another one, it is given back. */
export async function restoreProposal(user: string): Promise<void> {
  const { opened } = useDocument.getState()
  const place = proposalPlace(user)
  const text = sessionStorage.getItem(place) ?? ''
  const { keptProposal } = await import('@/app/client.ts')
  const kept = keptProposal.safeParse(readJson(text)).data
  if (useDocument.getState().opened !== opened || useChat.getState().messages.length > 0) return
  // Laid over the canvas again, it is kept again.
  sessionStorage.removeItem(place)
  keepProposals(user)
  const [base, pipeline] = [readPipeline(kept?.open.base), readPipeline(kept?.open.pipeline)]
  if (!kept || !base || !pipeline) return
  const { open, message } = kept
  const { content, note, ...more } = message
  const canvas = currentPipeline()
  if (!isSame(base, canvas)) return settleLost(note.charge)
  if (open.question !== undefined) say('user', open.question)
  const id = say('assistant', content, { ...more, note: { ...note, state: 'open' } })
  propose({ ...open, base: canvas, pipeline, message: id })
}

async function settleLost(charge: string | null): Promise<void> {
  if (charge === null || (await giveBack(charge)) === null) return
  toast('A proposal no longer fits the canvas', 'The credit it cost was given back.')
}

function isSame(one: Pipeline, other: Pipeline): boolean {
  return Object.values(diffPipelines(one, other)).every((list) => list.length === 0)
}

function readPipeline(value: unknown): Pipeline | null {
  const parsed = parsePipeline(value)
  return 'pipeline' in parsed ? parsed.pipeline : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

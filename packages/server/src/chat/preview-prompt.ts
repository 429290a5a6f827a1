import { Failure, type Routes } from '@plainflow/contract'
import { promptFor } from '@plainflow/models'
import type { WithBackground } from '../background.ts'
import { modelsAtHand } from '../trained-models/models-at-hand.ts'
import { connectionsAtHand } from '../connections/own-connections.ts'
import { planOnData } from './plan-on-data.ts'
import { tableFacts } from './table-facts.ts'
import { catalogueOf, datasetsInPlay, ownDatasets } from '../datasets/own-datasets.ts'
import type { WithTableBrowsers } from '../datasets/browse/table-browsers.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import type { Answered, Call } from '../http/call.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import { moveAddresses } from '../pipelines/move-addresses.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import { proposalThinking } from '../thinking/proposal-thinking.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'

type Previewing = Call<Routes['previewPrompt']>

interface Needs
  extends WithFilesNeeds, WithBackground, WithEngineTurns, WithThinkers, WithTableBrowsers {}

/**
 * What a model would be sent for a message, put together as when it is asked; nothing is sent, and no system
 * outside is asked for rows to choose a reading by.
 */
export async function previewPrompt(
  services: Needs,
  { id: userId, sharesCells }: Previewing['user'],
  { message, currentPipeline, availableDatasets, conversationHistory }: Previewing['body'],
): Promise<Answered<Routes['previewPrompt']>> {
  const { db } = services.store
  const sent = readPipeline(currentPipeline)
  const pipeline = await db.transaction((tx) => moveAddresses(tx, services, userId, sent))
  const owned = datasetsInPlay(await ownDatasets(db, userId), availableDatasets)
  const models = await modelsAtHand(services, userId, pipeline)
  const catalogue = { ...catalogueOf(owned, await connectionsAtHand(services, userId)), models }
  const now = Date.now()
  const today = new Date(now).toISOString().slice(0, 10)
  const history = conversationHistory ?? []
  const context = { catalogue, pipeline, now, today, history }
  const { stopping: signal } = services.background
  const planning = { userId, message, context, owned, signal, asksOutside: false }
  const planned = await planOnData(services, planning)
  const facts = await tableFacts(services, owned, sharesCells)
  const asking = { message, ...context, planned, sharesCells, facts }
  const prompt = await promptFor(asking, proposalThinking(services, userId))
  if (!prompt)
    throw new Failure(
      'too_large',
      'The message and the tables are more than a language model is given.',
    )
  const { system, content } = prompt
  const bytes = Buffer.byteLength(system) + Buffer.byteLength(content)
  return { system, message: content, bytes, hasCells: sharesCells }
}

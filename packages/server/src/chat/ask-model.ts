import { type ChatAnswer, type ChatEvent, Failure, SAID_AT_ONCE } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import {
  askModel as askThrough,
  type AskedModel as Answered,
  type Asking,
  DoesNotRun,
  type Use,
  UseMeter,
} from '@plainflow/models'
import { recordUse } from '../assistant/model-uses.ts'
import type { ModelForUser } from '../assistant/users-models.ts'
import type { WithBackground } from '../background.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import type { WithTableBrowsers } from '../datasets/browse/table-browsers.ts'
import type { WithEngineTurns, WithModelTurns } from '../engine-turns.ts'
import type { WithLog } from '../log.ts'
import { nowOrLater } from '../now-or-later.ts'
import { proposalThinking } from '../thinking/proposal-thinking.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { countRows } from './count-rows.ts'
import { tableFacts } from './table-facts.ts'
import { tellStages } from './tell-plan.ts'
import { type Trial, tryOnData } from './try-on-data.ts'

export interface AskedModel extends Omit<Answered<Trial>, 'other' | 'use'> {
  /** What its answer tells of it; null where the answer is not the model's. */
  readonly model: ChatAnswer['model']
  /** What the planner came to, where that is something else. */
  readonly other: ChatAnswer['other']
}

interface ModelAsking extends Asking, ModelForUser {
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
  tell(event: ChatEvent): void
}

interface Needs
  extends
    WithLog,
    WithBackground,
    WithEngineTurns,
    WithModelTurns,
    WithThinkers,
    WithFilesNeeds,
    WithTableBrowsers {}

/** A model's answer, with its proposals run on the user's data in the user's turn. */
export async function askModel(services: Needs, asking: ModelAsking): Promise<AskedModel> {
  const { model, inUse, userId, owned, pipeline: before, catalogue, signal, tell } = asking
  const meter = new UseMeter()
  const answered = await services.modelTurns.take(userId, ask).catch(async (error: unknown) => {
    // What was stopped midway was sent all the same.
    const { use: taken } = meter
    if (meter.wasAsked) await nowOrLater(services, 'keep what a model took', () => keep(taken))
    throw error
  })
  const { isTold, unused, use } = answered
  const { provider, name } = model
  if (unused) {
    const { kind = 'unfit', status = null } = unused.trouble ?? {}
    services.log.warn({ provider, model: name, trouble: kind, status }, 'No use of the model')
  }
  await keep(use)
  const { tokens, milliseconds, repairs } = use
  const told = { provider, name, whose: inUse.whose, tokens, milliseconds, repairs }
  return { ...answered, model: isTold ? told : null, other: otherReading(answered) }

  async function ask(): Promise<Answered<Trial>> {
    signal.throwIfAborted()
    const facts = await tableFacts(services, owned, asking.sharesCells)
    return askThrough(
      model,
      { ...asking, facts },
      {
        signal,
        meter,
        think: proposalThinking(services, userId),
        tell,
        tellProposed: (after) => tellStages(services, { userId, before, after, catalogue }, tell),
        run,
        count,
      },
    )
  }

  function keep(taken: Use): Promise<void> {
    return recordUse(services, { userId, used: inUse, use: taken })
  }

  async function run(pipeline: Pipeline): Promise<Trial> {
    try {
      return await services.engineTurns.take(userId, () => {
        signal.throwIfAborted()
        return tryOnData(services, pipeline, { userId, owned, signal })
      })
    } catch (error) {
      if (!(error instanceof Failure) || !UNFIT.has(error.code)) throw error
      throw new DoesNotRun(error.message, FAILS)
    }
  }

  async function count(pipeline: Pipeline): Promise<ReadonlyMap<string, number>> {
    return services.engineTurns.take(userId, () =>
      countRows(services, { pipeline, userId, owned, signal }),
    )
  }
}

const FEW = 5

function otherReading({ other }: Answered<Trial>): ChatAnswer['other'] {
  if (!other) return null
  const { response, headline = null, pipeline } = other.asked
  const { columns, first } = other.table
  const found =
    columns.length > SAID_AT_ONCE.columns
      ? null
      : { columns: [...columns], rows: first.slice(0, FEW).map((row) => [...row]) }
  const graph = { blocks: [...pipeline.blocks], connections: [...pipeline.connections] }
  return { by: 'planner', response, headline, pipeline: graph, found }
}

/** What a pipeline is refused for. */
const UNFIT: ReadonlySet<string> = new Set(['invalid_pipeline', 'too_complex'])
const FAILS = 'It fits the columns, and fails when it is run on the data.'

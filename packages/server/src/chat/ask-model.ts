import { type ChatEvent, Failure } from '@plainflow/contract'
import type { Asked, Pipeline } from '@plainflow/core'
import type { StoredDataset } from '../datasets/own-datasets.ts'
import type { LanguageModel } from '../models/language-model.ts'
import { DoesNotRun, type Proposal, type ProposalThinking, propose } from '../models/propose.ts'
import type { Asking } from '../models/question.ts'
import type { Services } from '../services.ts'
import { tellStages, tellWords } from './tell-plan.ts'
import { type Trial, tryOnData } from './try-on-data.ts'

export interface AskedModel {
  readonly asked: Asked
  /** The proposal as it ran, where it is the model's. */
  readonly trial?: Trial
  /** The answer's words were told already. */
  readonly isTold: boolean
}

interface ModelAsking extends Asking {
  readonly model: LanguageModel
  readonly userId: string
  readonly owned: readonly StoredDataset[]
  readonly signal: AbortSignal
  tell(event: ChatEvent): void
}

/**
 * The answer of the configured model, or the planner's with a word about why. Whatever the model says,
 * nothing of it is run but the trial, and running it for good stays with the user.
 */
export async function askModel(services: Services, asking: ModelAsking): Promise<AskedModel> {
  const { model, planned, userId, owned, pipeline: before, catalogue, signal, tell } = asking
  const think: ProposalThinking = (name, given) => services.thinkers.think(userId, name, given)
  const proposal = await services.modelTurns.take(userId, async () => {
    signal.throwIfAborted()
    return propose(model, asking, { signal, tell, tryOut, think })
  })
  if (proposal.kind === 'none') return without(proposal)
  const { response } = proposal
  const answer = { ...WITHOUT_MORE, response }
  if (proposal.kind === 'words')
    return { asked: { ...answer, alternatives: planned.alternatives }, isTold: true }
  const { pipeline: after, said, trial } = proposal
  const given = { pipeline: after, catalogue }
  // A model may read words that we do not; what speaks against its answer is told beside it.
  const { headline, doubt } = await services.thinkers.think(userId, 'judge', {
    ...given,
    request: asking.message,
  })
  const judged = {
    ...answer,
    ...(headline === null ? {} : { headline }),
    pipeline: after,
    assumptions: doubt === null ? said : [...said, doubt],
  }
  if (response.trim() !== '') return { asked: judged, trial, isTold: true }
  const described = `${await services.thinkers.think(userId, 'summarize', given)}.`
  tellWords(described, tell)
  return { asked: { ...judged, response: described }, trial, isTold: true }

  function without({ why, trouble }: Extract<Proposal<Trial>, { kind: 'none' }>): AskedModel {
    const { provider, name } = model
    const { kind = 'unfit', status = null } = trouble ?? {}
    services.log.warn({ provider, model: name, trouble: kind, status }, 'No use of the model')
    const told = `${planned.response} (${why}, so the sentence was read without it.)`
    return { asked: { ...planned, response: told }, isTold: false }
  }

  async function tryOut(proposed: Pipeline): Promise<Trial> {
    await tellStages(services, { userId, before, after: proposed, catalogue }, tell)
    const measured = await tried(proposed)
    if (isEmpty(measured) && planned.pipeline && (await givesRows(planned.pipeline)))
      throw new DoesNotRun(NO_ROWS, NO_ROWS)
    return measured
  }

  async function givesRows(plan: Pipeline): Promise<boolean> {
    try {
      return !isEmpty(await tried(plan))
    } catch (error) {
      if (error instanceof DoesNotRun) return false
      throw error
    }
  }

  async function tried(one: Pipeline): Promise<Trial> {
    try {
      return await services.engineTurns.take(userId, () => {
        signal.throwIfAborted()
        return tryOnData(services, one, { userId, owned, signal })
      })
    } catch (error) {
      if (!(error instanceof Failure) || !UNFIT.has(error.code)) throw error
      throw new DoesNotRun(error.message, FAILS)
    }
  }
}

/** A model has no say in whether anything is run. */
const WITHOUT_MORE = {
  shouldExecute: false,
  assumptions: [],
  alternatives: [],
  diagnostics: [],
} as const

/** What a pipeline is refused for. */
const UNFIT: ReadonlySet<string> = new Set(['invalid_pipeline', 'too_complex'])
const FAILS = 'It fits the columns, and fails when it is run on the data.'
const NO_ROWS = 'It runs, but gives no rows, while "plan" does: a condition seems to be wrong.'

function isEmpty({ measured }: Trial): boolean {
  return [...measured.values()].every(({ rows }) => rows === 0)
}

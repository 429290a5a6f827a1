import type { ChatEvent } from '@plainflow/contract'
import { type Asked, findBlock, isLeftOut, type Pipeline } from '@plainflow/core'
import type { LanguageModel, ModelTrouble } from './language-model.ts'
import type { ProposalThinking } from './proposal-thoughts.ts'
import { DoesNotRun, propose, type Tried } from './propose.ts'
import type { Asking } from './question.ts'
import { emptyColumns, type TriedTable } from './trial/empty-columns.ts'
import { sameRows } from './trial/same-rows.ts'
import type { Use, UseMeter } from './use-meter.ts'

/** A pipeline as it ran. */
export interface ModelTrial {
  /** What leaves its last blocks, by their ids. */
  readonly measured: ReadonlyMap<string, TriedTable>
}

/** Whoever asks runs the proposals: a server under its turns and limits, the command line in place. */
export interface Runner<Trial extends ModelTrial> {
  readonly signal: AbortSignal
  readonly meter: UseMeter
  readonly think: ProposalThinking
  tell(event: ChatEvent): void
  /** Before a proposal is run. */
  tellProposed?(pipeline: Pipeline): Promise<void>
  /** Throws `DoesNotRun` where it cannot be. */
  run(pipeline: Pipeline): Promise<Trial>
  /** Rows that leave each block. */
  count(pipeline: Pipeline): Promise<ReadonlyMap<string, number>>
}

export interface AskedModel<Trial> {
  readonly asked: Asked
  /** The proposal as it ran, where it is the model's. */
  readonly trial?: Trial
  /** The answer's words were told already. */
  readonly isTold: boolean
  /** What asking took, whatever came of it. */
  readonly use: Use
  /** Why the model's answer was of no use; null where it was. */
  readonly unused: { readonly why: string; readonly trouble: ModelTrouble | null } | null
  /** Both readers came to the same rows. */
  readonly isSure: boolean
  /** The planner's own reading with its first rows, where it came to something else. */
  readonly other: {
    readonly asked: Asked & { pipeline: Pipeline }
    readonly table: TriedTable
  } | null
}

/**
 * The answer of a model, or the planner's with a word about why. Whatever the model says, nothing of it
 * is run but the trial, and running it for good stays with the user.
 */
export async function askModel<Trial extends ModelTrial>(
  model: LanguageModel,
  asking: Asking,
  runner: Runner<Trial>,
): Promise<AskedModel<Trial>> {
  const { planned, catalogue } = asking
  const { signal, meter, think, tell } = runner
  const proposal = await propose<Trial>(model, asking, { signal, meter, tell, tryOut, think })
  const { use } = proposal
  const alone = { use, isSure: false, other: null, unused: null }
  if (proposal.kind === 'none') {
    const { why, trouble } = proposal
    const advice = trouble ? ` ${trouble.advice}` : ''
    const response = `${planned.response} (${why}, so the sentence was read without it.${advice})`
    return { ...alone, asked: { ...planned, response }, isTold: false, unused: { why, trouble } }
  }
  const { response } = proposal
  const answer = { ...WITHOUT_MORE, response }
  if (proposal.kind === 'words')
    return { ...alone, asked: { ...answer, alternatives: planned.alternatives }, isTold: true }
  const { pipeline, said, trial } = proposal
  // A model may read words that we do not; what speaks against its answer is told beside it.
  const { headline, doubt } = await think.judge({ pipeline, catalogue, request: asking.message })
  const asked = {
    ...answer,
    ...(headline === null ? {} : { headline }),
    pipeline,
    assumptions: doubt === null ? said : [...said, doubt],
  }
  const compared = { ...alone, ...(await comparedWithPlan(trial)), trial }
  if (response.trim() !== '') return { ...compared, asked, isTold: true }
  const described = `${await think.summarize({ pipeline, catalogue })}.`
  return { ...compared, asked: { ...asked, response: described }, isTold: false }

  async function tryOut(proposed: Pipeline): Promise<Tried<Trial>> {
    await runner.tellProposed?.(proposed)
    const tried = await runner.run(proposed)
    const ends = [...tried.measured.values()]
    const isOdd = mayLoseRows(proposed) || ends.some(({ rows }) => rows === 0)
    const odd = isOdd ? await oddRows(proposed) : []
    return { trial: tried, doubts: [...odd, ...ends.flatMap(emptyColumns)] }
  }

  async function oddRows(proposed: Pipeline): Promise<readonly string[]> {
    const counts = await runner.count(proposed)
    return think.oddRows({ pipeline: proposed, catalogue, counts })
  }

  /** The planner's own reading, where it read every word: the same rows make sure, others are offered. */
  async function comparedWithPlan(
    tried: Trial,
  ): Promise<Pick<AskedModel<Trial>, 'isSure' | 'other'>> {
    const unsure = { isSure: false, other: null }
    const { pipeline: plan, assumptions, open = [] } = planned
    if (!plan || open.length > 0 || assumptions.some(isLeftOut)) return unsure
    const [mine] = tried.measured.values()
    const [theirs] = (await runIfItDoes(plan))?.measured.values() ?? []
    if (!mine || !theirs) return unsure
    if (mine.rows === theirs.rows && sameRows(mine.first, theirs.first))
      return { isSure: true, other: null }
    return { ...unsure, other: { asked: { ...planned, pipeline: plan }, table: theirs } }
  }

  async function runIfItDoes(plan: Pipeline): Promise<Trial | null> {
    try {
      return await runner.run(plan)
    } catch (error) {
      if (error instanceof DoesNotRun) return null
      throw error
    }
  }
}

/** Where tables meet, rows can be lost or multiplied that nobody counted. */
function mayLoseRows({ blocks }: Pipeline): boolean {
  return blocks.some(({ type }) => (findBlock(type)?.inputs.length ?? 0) > 1)
}

/** A model has no say in whether anything is run. */
const WITHOUT_MORE = {
  shouldExecute: false,
  assumptions: [],
  alternatives: [],
  diagnostics: [],
} as const

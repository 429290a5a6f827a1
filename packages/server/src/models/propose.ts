import type { ChatEvent } from '@plainflow/contract'
import { type Diagnostic, diffPipelines, findBlock, type Pipeline } from '@plainflow/core'
import type { Thoughts } from '../thinking/thoughts.ts'
import { answerForm, type ModelAnswer, modelAnswerSchema } from './answer-form.ts'
import { guardProposal } from './guard-proposal.ts'
import { type LanguageModel, type ModelMessage, ModelTrouble } from './language-model.ts'
import { type Asking, type Question, questionOf } from './question.ts'
import { readAnswer } from './read-answer.ts'
import { SpokenWords } from './spoken-words.ts'
import { planToShow } from './plan-to-show.ts'
import { type Prompt, writePrompt } from './write-prompt.ts'

/** What came of asking a model. */
export type Proposal<Trial> =
  | {
      readonly kind: 'pipeline'
      readonly pipeline: Pipeline
      readonly response: string
      /** What was mended, and what was left out. */
      readonly said: readonly string[]
      readonly trial: Trial
    }
  /** It changes nothing: it asks back, or says that it cannot be done. */
  | { readonly kind: 'words'; readonly response: string }
  /** Nothing of use; why completes "…, so the sentence was read without it." */
  | { readonly kind: 'none'; readonly why: string; readonly trouble: ModelTrouble | null }

export interface Proposing<Trial> {
  readonly signal: AbortSignal
  tell(event: ChatEvent): void
  /** Runs a pipeline; throws `DoesNotRun` where it cannot be. */
  tryOut(pipeline: Pipeline): Promise<Trial>
  /** Plans and checks, in a thread of its own. */
  readonly think: ProposalThinking
}

export type ProposalThinking = <Name extends 'plan' | 'mend'>(
  name: Name,
  given: Parameters<Thoughts[Name]>[0],
) => Promise<Awaited<ReturnType<Thoughts[Name]>>>

/** A pipeline that fits its columns and yet gives no rows to use. */
export class DoesNotRun extends Error {
  override readonly name = 'DoesNotRun'
  /** The message without anything that may stem from a cell. */
  readonly withoutCells: string

  constructor(message: string, withoutCells: string) {
    super(message)
    this.withoutCells = withoutCells
  }
}

const ATTEMPTS = 2

/**
 * Asks a model for a pipeline and holds it to what a sentence is held to: it has to fit the columns and
 * run. A mistake is handed back once, with what is wrong.
 */
export async function propose<Trial>(
  model: LanguageModel,
  asking: Asking,
  proposing: Proposing<Trial>,
): Promise<Proposal<Trial>> {
  const question = questionOf(asking)
  const prompt = writePrompt(question, await planToShow(question, proposing.think))
  if (!prompt) return { kind: 'none', why: TOO_MUCH, trouble: null }
  const schema = answerForm(question.blocks)
  const messages: ModelMessage[] = [{ role: 'user', content: prompt.content }]
  const { signal, tell } = proposing
  const words = new SpokenWords(question.typed, tell)
  let why = ''
  let trouble: ModelTrouble | null = null
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    tell({ kind: 'stage', stage: 'model', text: attempt === 1 ? ASKING : MENDING })
    const round = new Round(question, proposing)
    why = ''
    try {
      const onPartial = (value: unknown) => words.hear(value)
      const given = await model.answer({ ...prompted(prompt), messages, schema, signal, onPartial })
      const judged = await round.judge(given)
      if ('proposal' in judged) return { ...judged.proposal, response: words.finish(given) }
      why = judged.why
      trouble = null
      messages.push(...handedBack(given, judged.problems))
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error
      why = error.message
      trouble = error
      // Asking again helps with what was said, not with who does not answer.
      if (error.kind !== 'unreadable') break
      messages.push({ role: 'user', content: `${NOT_JSON} ${AGAIN}` })
    } finally {
      if (why !== '') words.unsay()
    }
  }
  return { kind: 'none', why, trouble }
}

const ASKING = 'Asking the model…'
const MENDING = 'Asking the model to mend its answer…'
const TOO_MUCH = 'The message and the tables are more than a language model is given'
const UNFIT = 'What the language model proposed does not fit the data'
const NOT_JSON = 'That was not one JSON object of the form asked for.'
const AGAIN = 'Answer again, the whole of it, in the same form.'

function prompted({ system }: Prompt): { system: string } {
  return { system }
}

type Judged<Trial> =
  | { readonly proposal: WithoutResponse<Trial> }
  | { readonly problems: readonly string[]; readonly why: string }

type WithoutResponse<Trial> =
  | Omit<Extract<Proposal<Trial>, { kind: 'pipeline' }>, 'response'>
  | Omit<Extract<Proposal<Trial>, { kind: 'words' }>, 'response'>

/** One answer of a model, judged. */
class Round<Trial> {
  readonly #question: Question
  readonly #proposing: Proposing<Trial>

  constructor(question: Question, proposing: Proposing<Trial>) {
    this.#question = question
    this.#proposing = proposing
  }

  async judge(given: unknown): Promise<Judged<Trial>> {
    const parsed = modelAnswerSchema.safeParse(given)
    if (!parsed.success) throw new ModelTrouble('unreadable')
    const { blocks } = parsed.data
    if (blocks === null) return this.#judgeWords(parsed.data)
    const read = readAnswer(blocks, this.#question)
    if ('problems' in read) return unfit(read.problems)
    const { catalogue, pipeline: before } = this.#question
    const guarded = guardProposal(read.pipeline, this.#question)
    const proposed = { pipeline: guarded.pipeline, catalogue }
    const { pipeline, mended, errors } = await this.#proposing.think('mend', proposed)
    if (errors.length > 0) return unfit(errors.map(sayError))
    const said = [
      ...guarded.said,
      ...mended.map(({ block, from, to }) => {
        return `Read "${from}" as the column ${to}, in ${labelOf(pipeline, block)}.`
      }),
    ]
    if (!differs(before, pipeline)) return { proposal: { kind: 'words' } }
    return this.#tryOut(pipeline, said)
  }

  /** Words alone are no match for a pipeline that the planner is sure of. */
  #judgeWords({ explanation }: ModelAnswer): Judged<Trial> {
    const { planned } = this.#question
    if (planned.pipeline === undefined && explanation.trim() !== '')
      return { proposal: { kind: 'words' } }
    const problem = 'No blocks were given, though the request can be met: see "plan".'
    return { problems: [problem], why: 'The language model proposed nothing' }
  }

  async #tryOut(pipeline: Pipeline, said: readonly string[]): Promise<Judged<Trial>> {
    try {
      const trial = await this.#proposing.tryOut(pipeline)
      return { proposal: { kind: 'pipeline', pipeline, said, trial } }
    } catch (error) {
      if (!(error instanceof DoesNotRun)) throw error
      const problem = this.#question.sharesCells ? error.message : error.withoutCells
      return {
        problems: [problem],
        why: 'What the language model proposed does not run on the data',
      }
    }
  }
}

function unfit(problems: readonly string[]) {
  return { problems, why: UNFIT }
}

const MOST_PROBLEMS = 10
const LONGEST_REPEATED = 8_000

/** The answer, and what is wrong with it. */
function handedBack(given: unknown, problems: readonly string[]): ModelMessage[] {
  const listed = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${problem.slice(0, 500)}`)
  return [
    { role: 'assistant', content: JSON.stringify(given).slice(0, LONGEST_REPEATED) },
    { role: 'user', content: `This cannot be used:\n${listed.join('\n')}\n${AGAIN}` },
  ]
}

function sayError({ message, hint, at }: Diagnostic): string {
  const where =
    at.block === undefined ? '' : ` (block ${at.block}${at.field ? `, ${at.field}` : ''})`
  return `${message}${where} ${hint}`
}

function labelOf({ blocks }: Pipeline, id: string): string {
  const block = blocks.find((one) => one.id === id)
  return findBlock(block?.type ?? '')?.label ?? id
}

function differs(before: Pipeline, after: Pipeline): boolean {
  return Object.values(diffPipelines(before, after)).some((list) => list.length > 0)
}

import type { ChatEvent } from '@plainflow/contract'
import { type Diagnostic, diffPipelines, findBlock, type Pipeline } from '@plainflow/core'
import { ANSWER_FORM, type ModelAnswer, modelAnswerSchema } from './answer/answer-form.ts'
import { guardProposal } from './answer/guard-proposal.ts'
import { readAnswer } from './answer/read-answer.ts'
import { SpokenWords } from './answer/spoken-words.ts'
import { type LanguageModel, type ModelMessage, ModelTrouble } from './language-model.ts'
import { planToShow } from './prompt/plan-to-show.ts'
import type { Prompt } from './prompt/write-prompt.ts'
import type { ProposalThinking } from './proposal-thoughts.ts'
import { type Asking, plainAsking, type Question, questionOf } from './question.ts'
import type { Use, UseMeter } from './use-meter.ts'

/** What came of asking a model. */
export type Proposal<Trial> = {
  /** What it took. */
  readonly use: Use
} & (
  | {
      readonly kind: 'pipeline'
      readonly pipeline: Pipeline
      readonly response: string
      /** What was mended, what was left out, what is odd. */
      readonly said: readonly string[]
      readonly trial: Trial
    }
  /** It changes nothing: it asks back, or says that it cannot be done. */
  | { readonly kind: 'words'; readonly response: string }
  /** Nothing of use; why completes "…, so the sentence was read without it." */
  | { readonly kind: 'none'; readonly why: string; readonly trouble: ModelTrouble | null }
)

export interface Proposing<Trial> {
  readonly signal: AbortSignal
  readonly meter: UseMeter
  tell(event: ChatEvent): void
  /** Runs a pipeline; throws `DoesNotRun` where it cannot be. */
  tryOut(pipeline: Pipeline): Promise<Tried<Trial>>
  /** Plans, prompts and checks, in a thread of its own where others wait. */
  readonly think: ProposalThinking
}

export interface Tried<Trial> {
  readonly trial: Trial
  /** What is odd about what came out, without any cell. */
  readonly doubts: readonly string[]
}

/** A pipeline that fits its columns and cannot be run. */
export class DoesNotRun extends Error {
  override readonly name = 'DoesNotRun'
  /** The message without anything that may stem from a cell. */
  readonly withoutCells: string

  constructor(message: string, withoutCells: string) {
    super(message)
    this.withoutCells = withoutCells
  }
}

const REPAIRS = 2

/**
 * Asks a model for a query and holds it to what a sentence is held to: it has to become blocks, fit the
 * columns and run. A mistake is handed back with what is wrong, twice at most; what merely looks odd is
 * asked about once.
 */
export async function propose<Trial>(
  model: LanguageModel,
  asking: Asking,
  proposing: Proposing<Trial>,
): Promise<Proposal<Trial>> {
  const { signal, tell, meter } = proposing
  const question = questionOf(asking)
  const prompt = await promptFor(asking, proposing.think)
  if (!prompt) return { kind: 'none', why: TOO_MUCH, trouble: null, use: meter.use }
  const messages: ModelMessage[] = [{ role: 'user', content: prompt.content }]
  const words = new SpokenWords(question.typed, tell)
  /** It ran, and looked odd. */
  let odd: { readonly proposal: Ran<Trial>; readonly given: unknown } | null = null
  let failed: { readonly why: string; readonly trouble: ModelTrouble | null } = NOTHING_YET
  for (let repairs = 0; repairs <= REPAIRS; repairs += 1) {
    tell({ kind: 'stage', stage: 'model', text: repairs === 0 ? ASKING : MENDING })
    const round = new Round(question, proposing)
    try {
      const onPartial = (value: unknown) => words.hear(value)
      const onProgress = (text: string) => tell({ kind: 'stage', stage: 'model', text })
      const { system, tables } = prompt
      const form = { schema: ANSWER_FORM, tables }
      const request = { system, messages, ...form, signal, onPartial, onProgress }
      meter.send(request)
      const { value, tokens } = await model.answer(request)
      meter.receive(tokens)
      const judged = await round.judge(value)
      if ('proposal' in judged) {
        const { proposal } = judged
        if (proposal.kind === 'words' || judged.doubts.length === 0 || odd !== null)
          return { ...proposal, response: words.finish(value), use: meter.use }
        odd = { proposal, given: value }
        messages.push(...handedBack(value, judged.doubts, IF_MEANT))
        words.unsay()
        continue
      }
      failed = { why: judged.why, trouble: null }
      messages.push(...handedBack(value, judged.problems, AGAIN))
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error
      failed = { why: error.message, trouble: error }
      // Asking again helps with what was said, not with who does not answer.
      if (error.kind !== 'unreadable') break
      messages.push({ role: 'user', content: `${NOT_JSON} ${AGAIN}` })
    }
    words.unsay()
  }
  words.unsay()
  if (odd) return { ...odd.proposal, response: words.finish(odd.given), use: meter.use }
  return { kind: 'none', ...failed, use: meter.use }
}

/** What a model is sent for a message, word for word; null where that would be too much. */
export async function promptFor(asking: Asking, think: ProposalThinking): Promise<Prompt | null> {
  const plan = await planToShow(questionOf(asking), think)
  return think.prompt({ asking: plainAsking(asking), plan })
}

const ASKING = 'Asking the model…'
const MENDING = 'Asking the model to mend its answer…'
const TOO_MUCH = 'The message and the tables are more than a language model is given'
const UNFIT = 'What the language model proposed does not fit the data'
const NOT_JSON = 'That was not one JSON object of the form asked for.'
const AGAIN = 'Answer again, the whole of it, in the same form.'
const IF_MEANT = 'Where that is meant, answer the same again; else mend it.'
const NOTHING_YET = { why: 'The language model proposed nothing', trouble: null }

type Ran<Trial> = Pick<
  Extract<Proposal<Trial>, { kind: 'pipeline' }>,
  'kind' | 'pipeline' | 'said' | 'trial'
>

type Judged<Trial> =
  | {
      readonly proposal: Ran<Trial> | { readonly kind: 'words' }
      readonly doubts: readonly string[]
    }
  | { readonly problems: readonly string[]; readonly why: string }

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
    if (saysNothing(parsed.data)) return this.#judgeWords(parsed.data)
    const { think } = this.#proposing
    const read = await readAnswer(parsed.data, this.#question, think.edit)
    if ('problems' in read) return { problems: read.problems, why: UNFIT }
    const { catalogue, pipeline: before } = this.#question
    const guarded = guardProposal(read.pipeline, this.#question)
    const proposed = { pipeline: guarded.pipeline, catalogue }
    const { pipeline, mended, errors } = await think.mend(proposed)
    if (errors.length > 0) return { problems: errors.map(sayError), why: UNFIT }
    const said = [
      ...guarded.said,
      ...mended.map(({ block, from, to }) => {
        return `Read "${from}" as the column ${to}, in ${labelOf(pipeline, block)}.`
      }),
    ]
    if (!differs(before, pipeline)) return { proposal: { kind: 'words' }, doubts: [] }
    return this.#tryOut(pipeline, said)
  }

  /** Words alone are no match for a pipeline that the planner is sure of. */
  #judgeWords({ explanation, question }: ModelAnswer): Judged<Trial> {
    const { planned } = this.#question
    const said = `${explanation}${question ?? ''}`.trim()
    if (planned.pipeline === undefined && said !== '')
      return { proposal: { kind: 'words' }, doubts: [] }
    const problem = 'No SQL was given, though the request can be met: a simpler reader could.'
    return { problems: [problem], why: NOTHING_YET.why }
  }

  async #tryOut(pipeline: Pipeline, said: readonly string[]): Promise<Judged<Trial>> {
    try {
      const { trial, doubts } = await this.#proposing.tryOut(pipeline)
      const proposal = { kind: 'pipeline', pipeline, said: [...said, ...doubts], trial } as const
      return { proposal, doubts }
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

function saysNothing({ sql, after }: ModelAnswer): boolean {
  return (sql ?? '').trim() === '' && (after ?? []).length === 0
}

const MOST_PROBLEMS = 10
const LONGEST_REPEATED = 8_000

/** The answer, and what is wrong with it. */
function handedBack(given: unknown, problems: readonly string[], then: string): ModelMessage[] {
  const listed = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${problem.slice(0, 500)}`)
  const head = then === IF_MEANT ? 'It runs, but:' : 'This cannot be used:'
  return [
    { role: 'assistant', content: JSON.stringify(given).slice(0, LONGEST_REPEATED) },
    { role: 'user', content: `${head}\n${listed.join('\n')}\n${then}` },
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

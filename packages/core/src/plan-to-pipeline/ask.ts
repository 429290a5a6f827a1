import { findBlock } from '../blocks/registry.ts'
import { describeBlock } from '../describe/describe-block.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../pipeline/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan, PlanPurpose, PlanStep } from '../sentence-to-plan/plan.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import { isEnough, tooLittle } from '../sentence-to-plan/question/is-enough.ts'
import { readQuestion } from '../sentence-to-plan/question/read-question.ts'
import type { QuestionReading } from '../sentence-to-plan/question/read-question.ts'
import { resolvePronouns } from '../sentence-to-plan/resolve-pronouns.ts'
import type { EarlierMessage } from '../sentence-to-plan/resolve-pronouns.ts'
import { tableWords } from '../sentence-to-plan/table-words.ts'
import { alternativesTo, withoutBroken } from './alternatives.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { answerToPlan } from './question/answer-to-plan.ts'

export interface AskContext {
  readonly catalogue: Catalogue
  readonly pipeline: Pipeline
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
  /** The messages before this one, oldest first. */
  readonly history?: readonly EarlierMessage[]
}

export interface Asked {
  readonly response: string
  /** Absent where nothing changes. Always without errors. */
  readonly pipeline?: Pipeline
  readonly shouldExecute: boolean
  readonly assumptions: readonly string[]
  /** Sentences that may have been meant, each understood when it is said. */
  readonly alternatives: readonly string[]
  /** What only the caller can do or find out: undo the last change, count the rows block by block. */
  readonly wants?: 'undo' | 'why-empty' | 'count'
  /** It was about the pipeline as it is (undo, explain, count, run): no other reader could say more. */
  readonly isSettled?: true
  readonly diagnostics: readonly Diagnostic[]
}

/** A sentence in, an answer and perhaps a pipeline out: `planSentence`, `planToPipeline`, and a check. */
export function ask(written: string, context: AskContext): Asked {
  const { catalogue, pipeline, now } = context
  const { sentence, assumptions } = spelledOut(written, context)
  const { plan, reading } = choosePlan(sentence, context)
  if (plan.problems.length > 0) return refuse(plan, { sentence, reading }, context)
  if (plan.asks !== 'change') return tell(plan.asks, pipeline, catalogue)
  const changed = planToPipeline(plan, pipeline, now)
  const { diagnostics } = checkPipeline(changed, catalogue)
  const emptied = changed.blocks.length === 0 && plan.steps.length > 0
  if (!emptied && hasErrors(diagnostics))
    return { ...broken(plan, diagnostics, context), diagnostics }
  const waits = plan.run && plan.steps.some((step) => touchesOutlet(step, pipeline))
  return {
    response: response(plan, pipeline, changed, catalogue, waits),
    ...(plan.steps.length > 0 ? { pipeline: changed } : {}),
    ...(plan.steps.length === 0 && plan.run ? { isSettled: true } : {}),
    shouldExecute: plan.run && !waits && !emptied,
    assumptions: [...assumptions, ...plan.assumptions],
    alternatives: [],
    diagnostics: emptied ? [] : diagnostics,
  }
}

/** With its pronouns replaced by what the conversation says they stand for. */
function spelledOut(sentence: string, { catalogue, pipeline, history = [] }: AskContext) {
  if (pipeline.blocks.length === 0 || sentence.length > LONGEST_QUESTION)
    return { sentence, assumptions: [] }
  const { walked, order } = walkPipeline(pipeline, catalogue)
  const columns = order.flatMap((id) => [walked.get(id)?.columns[0] ?? []]).at(-1) ?? []
  return resolvePronouns(sentence, history, tableWords(columns, catalogue))
}

/** What changes nothing. */
function tell(asks: Exclude<PlanPurpose, 'change'>, pipeline: Pipeline, catalogue: Catalogue) {
  const settled = { isSettled: true } as const
  if (asks === 'undo')
    return { ...answer('The last change is taken back.'), ...settled, wants: asks }
  const told = { ...answer(explanation(pipeline, catalogue)), ...settled }
  return asks === 'explain' || pipeline.blocks.length === 0 ? told : { ...told, wants: asks }
}

interface Choice {
  readonly plan: Plan
  /** The question as far as it was understood, where that was not enough. */
  readonly reading: QuestionReading | null
}

/**
 * A sentence tells what to build or asks for an answer. Both readers try; a question goes to the reader
 * of questions unless that explains too little of it.
 */
function choosePlan(sentence: string, { catalogue, pipeline }: AskContext): Choice {
  const told = { plan: planSentence(sentence, { catalogue, pipeline }), reading: null }
  const understood = told.plan.problems.length === 0
  const asks = isQuestion(sentence)
  if (told.plan.asks !== 'change' || (told.plan.edits && understood)) return told
  // A remark about what is on the canvas is no question: it must not begin a second pipeline.
  if (!asks && (isOrder(sentence) || pipeline.blocks.length > 0)) return told
  if (sentence.length > LONGEST_QUESTION) return told
  // What fits the rows on the canvas is about them; who asks wants to see the answer.
  if (understood && pipeline.blocks.length > 0)
    return asks ? { ...told, plan: { ...told.plan, run: true } } : told
  const asked = readQuestion(sentence, catalogue.datasets)
  if (!asked || asked.confidence < (asks && !understood ? 0 : asks ? SURE : CERTAIN)) return told
  // "Show open sales": nothing says which columns, so all of them are meant.
  const other = !understood || (!asked.implicit && (asks || asked.tables > 1))
  if (!other) return told
  if (!understood && !isEnough(asked))
    return { plan: { ...told.plan, problems: [tooLittle(asked)] }, reading: asked }
  return { plan: answerToPlan(asked, catalogue), reading: null }
}

/** How much of a question has to be explained where somebody else makes sense of it too. */
const SURE = 0.5
const CERTAIN = 0.75
const LONGEST_QUESTION = 1_000

function answer(text: string): Asked {
  return {
    response: text,
    shouldExecute: false,
    assumptions: [],
    alternatives: [],
    diagnostics: [],
  }
}

function explanation(pipeline: Pipeline, catalogue: Catalogue): string {
  return pipeline.blocks.length === 0
    ? 'The canvas is empty. A sentence such as "load sales, keep rows where amount is over 100" fills it.'
    : `${describePipeline(pipeline, catalogue)}.`
}

/** Writing something out is for the user to set off: what a sentence adds there waits for a click. */
function touchesOutlet(step: PlanStep, before: Pipeline): boolean {
  const type =
    step.kind === 'add' ? step.type : before.blocks.find(({ id }) => id === step.block)?.type
  return step.kind !== 'remove' && findBlock(type ?? '')?.category === 'outlets'
}

/** What stands in the way, and up to three sentences that may have been meant. */
function refuse(
  { problems }: Plan,
  said: { readonly sentence: string; readonly reading: QuestionReading | null },
  context: AskContext,
): Asked {
  const alternatives = alternativesTo({ ...said, problems }, context)
  const next =
    alternatives.length > 0
      ? ' Was one of these meant?'
      : context.catalogue.datasets.length > 0
        ? ''
        : ' Upload a CSV file, then say for example "keep rows where amount is over 100".'
  return { ...answer(`${problems.join(' ')} Nothing was changed.${next}`), alternatives }
}

/** The change would break something: what, and the way that does not. */
function broken(plan: Plan, diagnostics: readonly Diagnostic[], context: AskContext): Asked {
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  const what = plan.steps.length > 0 ? 'Nothing was changed' : 'It cannot run'
  const text = `${what}, because of this: ${first?.message ?? ''} ${first?.hint ?? ''}`.trim()
  const alternatives = withoutBroken(plan, diagnostics, context)
  return { ...answer(text), alternatives }
}

function response(
  plan: Plan,
  before: Pipeline,
  after: Pipeline,
  catalogue: Catalogue,
  waits: boolean,
): string {
  const said = plan.steps.length === 0 ? unchanged(plan) : changes(plan, before, after, catalogue)
  return waits ? `${said} It writes a file, so press Run when it looks right.` : said
}

function unchanged(plan: Plan): string {
  return plan.run ? 'Running the pipeline.' : plan.assumptions.join(' ') || 'Nothing to change.'
}

function changes(plan: Plan, before: Pipeline, after: Pipeline, catalogue: Catalogue): string {
  if (before.blocks.length === 0) return `${describePipeline(after, catalogue)}.`
  const known = new Set(before.blocks.map(({ id }) => id))
  const added = after.blocks
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `Added: ${lower(describeBlock(after, id, catalogue))}.`)
  const left = new Set(after.blocks.map(({ id }) => id))
  const removed = before.blocks
    .filter(({ id }) => !left.has(id))
    .map(({ label }) => `Removed ${label}.`)
  const changed = plan.steps.flatMap((step) => {
    if (step.kind !== 'configure') return []
    const label = before.blocks.find(({ id }) => id === step.block)?.label ?? step.block
    return [`Changed ${label}: ${lower(describeBlock(after, step.block, catalogue))}.`]
  })
  return [...removed, ...changed, ...added].join(' ')
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

import { findBlock, BLOCKS } from '../blocks/registry.ts'
import { describeBlock } from '../describe/describe-block.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../pipeline/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan, PlanStep } from '../sentence-to-plan/plan.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import { readQuestion } from '../sentence-to-plan/question/read-question.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { answerToPlan } from './question/answer-to-plan.ts'

export interface AskContext {
  readonly catalogue: Catalogue
  readonly pipeline: Pipeline
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
}

export interface Asked {
  readonly response: string
  /** Absent where nothing changes. Always without errors. */
  readonly pipeline?: Pipeline
  readonly shouldExecute: boolean
  readonly assumptions: readonly string[]
  /** Sentences that may have been meant, each understood when it is said. */
  readonly alternatives: readonly string[]
  /** Something only the caller can do or find out: undo the last change, count rows block by block. */
  readonly wants?: 'undo' | 'row-counts'
  readonly diagnostics: readonly Diagnostic[]
}

/** A sentence in, an answer and perhaps a pipeline out: `planSentence`, `planToPipeline`, and a check. */
export function ask(sentence: string, context: AskContext): Asked {
  const { catalogue, pipeline, now } = context
  const plan = choosePlan(sentence, context)
  if (plan.problems.length > 0) return answer(refusal(plan, catalogue))
  if (plan.asks === 'explain') return answer(explanation(pipeline, catalogue))
  const changed = planToPipeline(plan, pipeline, now)
  const { diagnostics } = checkPipeline(changed, catalogue)
  const emptied = changed.blocks.length === 0 && plan.steps.length > 0
  if (!emptied && hasErrors(diagnostics)) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    return { ...answer(brokenResponse(plan, errors)), diagnostics }
  }
  const waits = plan.run && plan.steps.some((step) => touchesOutlet(step, pipeline))
  return {
    response: response(plan, pipeline, changed, catalogue, waits),
    ...(plan.steps.length > 0 ? { pipeline: changed } : {}),
    shouldExecute: plan.run && !waits && !emptied,
    assumptions: plan.assumptions,
    alternatives: [],
    diagnostics: emptied ? [] : diagnostics,
  }
}

/**
 * A sentence tells what to build or asks for an answer. Both readers try; a question goes to the reader
 * of questions unless that explains too little of it.
 */
function choosePlan(sentence: string, { catalogue, pipeline }: AskContext): Plan {
  const told = planSentence(sentence, { catalogue, pipeline })
  const understood = told.problems.length === 0
  const asks = isQuestion(sentence)
  if (told.asks === 'explain' || (!asks && isOrder(sentence))) return told
  if (sentence.length > LONGEST_QUESTION) return told
  const asked = readQuestion(sentence, catalogue.datasets)
  if (!asked || asked.confidence < (asks ? (understood ? SURE : ENOUGH) : CERTAIN)) return told
  // "Show open sales": nothing says which columns, so all of them are meant.
  const other = !understood || (!asked.implicit && (asks || asked.tables > 1))
  return other ? answerToPlan(asked, catalogue) : told
}

/** How much of a question has to be explained: less where nobody else makes anything of it. */
const ENOUGH = 0.2
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

const MOST_EXAMPLES = 6

function refusal({ problems }: Plan, catalogue: Catalogue): string {
  const [dataset] = catalogue.datasets
  const examples = dataset
    ? BLOCKS.flatMap((block) => (block.examples?.(dataset) ?? []).slice(0, 1)).slice(
        0,
        MOST_EXAMPLES,
      )
    : []
  const help =
    examples.length > 0
      ? ` Sentences that fit the data: ${examples.map((example) => `"${example}"`).join(', ')}.`
      : ' Upload a CSV file, then say for example "keep rows where amount is over 100".'
  return `${problems.join(' ')} Nothing was changed.${help}`
}

function brokenResponse(plan: Plan, errors: readonly Diagnostic[]): string {
  const [first] = errors
  const what = plan.steps.length > 0 ? 'Nothing was changed' : 'It cannot run'
  return `${what}, because of this: ${first?.message ?? ''} ${first?.hint ?? ''}`.trim()
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
  const others = plan.steps.flatMap((step) => {
    if (step.kind === 'add') return []
    const label = before.blocks.find(({ id }) => id === step.block)?.label ?? step.block
    return step.kind === 'remove'
      ? [`Removed ${label}.`]
      : [`Changed ${label}: ${lower(describeBlock(after, step.block, catalogue))}.`]
  })
  return [...others, ...added].join(' ')
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

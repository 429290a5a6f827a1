import { findBlock } from '../blocks/registry.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { summarizePipeline } from '../describe/summarize-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'
import { judgeAnswer } from '../judge/judge-answer.ts'
import type { Doubt } from '../judge/judge-answer.ts'
import type { Plan, PlanPurpose, PlanStep } from '../sentence-to-plan/plan.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import type { Resolved } from '../sentence-to-plan/resolve-pronouns.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import { isUnexplained, isWhichColumn } from '../sentence-to-plan/understand-clause.ts'
import { alternativesTo, exampleFor, isUnderstood, withoutBroken } from './alternatives.ts'
import { answer } from './asked.ts'
import type { AskContext, Asked } from './asked.ts'
import { candidatesFor } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { sayNeeded } from './needed-columns.ts'
import { openOf } from './open-of.ts'
import { otherReadings } from './other-readings.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { reworded } from './reworded.ts'
import { aboutUs } from '../sentence-to-plan/about-us.ts'
import { beyondUs } from '../sentence-to-plan/beyond-us.ts'
import type { BeyondUs } from '../sentence-to-plan/beyond-us.ts'
import { sayPlan } from './say-plan.ts'
import { MOST_CHOICES } from './with-choices.ts'

/** What comes of one way to understand the sentence. */
export function propose(
  { plan, reading }: Candidate,
  { sentence, assumptions }: Resolved,
  context: AskContext,
): Asked {
  const { catalogue, pipeline, now } = context
  if (plan.problems.length > 0) return refuse(plan, { sentence, reading }, context)
  if (plan.asks !== 'change') return tell(plan.asks, pipeline, catalogue)
  const changed = planToPipeline(plan, pipeline, now)
  const { diagnostics } = checkPipeline(changed, catalogue)
  if (plan.workflow && hasErrors(diagnostics)) return drafted(plan, sentence, changed, context)
  const emptied = changed.blocks.length === 0 && plan.steps.length > 0
  if (!emptied && hasErrors(diagnostics))
    return { ...broken(plan, diagnostics, context), diagnostics }
  // A sentence that is the pipeline's own says all of it.
  const isExact = sentence === describePipeline(changed, catalogue)
  const judged =
    isAnswer(plan) && !isExact
      ? judgeAnswer({ request: sentence, pipeline: changed, catalogue, notes: plan.assumptions })
      : null
  if (judged?.doubt) return askWhichColumn(sentence, context) ?? askBack(judged.doubt, context)
  const waits = plan.run && plan.steps.some((step) => touchesOutlet(step, pipeline))
  return {
    response: sayPlan(plan, pipeline, changed, catalogue, waits),
    ...(plan.steps.length > 0 || plan.schedule ? { pipeline: changed } : {}),
    ...(plan.steps.length === 0 && plan.run ? { isSettled: true } : {}),
    shouldExecute: plan.run && !waits && !emptied,
    assumptions: [...assumptions, ...plan.assumptions, ...(judged?.notes ?? [])],
    alternatives: [
      ...otherReadings(plan, context),
      ...(plan.choices ?? []).filter((one) => isUnderstood(one, context)),
    ].slice(0, MOST_CHOICES),
    diagnostics: emptied ? [] : diagnostics,
  }
}

/** Blocks that are added answer something; who changes or removes one says so of the block. */
function isAnswer({ steps, workflow }: Plan): boolean {
  return !workflow && steps.length > 0 && steps.every(({ kind }) => kind === 'add')
}

/** "Orders over 500 in 2024": an answer that lost the year is none, and which column is over 500 can be said. */
function askWhichColumn(sentence: string, context: AskContext): Asked | null {
  const plan = planSentence(sentence, context)
  const isOpen = plan.problems.length > 0 && plan.problems.every(isWhichColumn)
  return isOpen ? refuse(plan, { sentence, reading: null }, context) : null
}

/** A question in place of an answer that would mislead, with what one click sets right. */
function askBack({ asks, offers }: Doubt, context: AskContext): Asked {
  const alternatives = offers.filter((one) => isUnderstood(one, context))
  return { ...answer(`${asks} Nothing was changed.`), alternatives }
}

/** What stands in the way, and up to three sentences that may have been meant. */
function refuse(
  plan: Plan,
  said: { readonly sentence: string; readonly reading: QuestionReading | null },
  context: AskContext,
): Asked {
  const about = aboutUs(said.sentence, exampleFor(context))
  if (about) return { ...answer(about.told), ...(about.isSettled ? { isSettled: true } : {}) }
  const beyond = beyondUs(said.sentence, context.catalogue)
  if (beyond) return unable(beyond, context)
  const { problems } = plan
  const otherwise = reworded(said.sentence, plan, context)
  const alternatives =
    otherwise.length > 0 ? otherwise : alternativesTo({ ...said, problems }, context)
  const next =
    alternatives.length > 0
      ? ' Was one of these meant?'
      : context.catalogue.datasets.length > 0
        ? howToAsk(plan, said.reading, context)
        : ' Upload a CSV file, then say for example "keep rows where amount is over 100".'
  return { ...answer(`${problems.join(' ')} Nothing was changed.${next}`), alternatives }
}

/** For who was not understood at all; where it is plain what is wrong, an example is in the way. */
function howToAsk(
  { problems }: Plan,
  reading: QuestionReading | null,
  context: AskContext,
): string {
  const isLost = context.pipeline.blocks.length === 0 || reading || problems.some(isUnexplained)
  const example = isLost ? exampleFor(context) : null
  return example === null ? '' : ` Say what to do with the rows, for example "${example}".`
}

/** The answer that there is no such thing, and the rest of the request where that can be had. */
function unable({ problem, rest }: BeyondUs, context: AskContext): Asked {
  const [{ plan }] = candidatesFor(rest, context, 0)
  const isHad = plan.problems.length === 0 && plan.steps.length > 1
  const next = isHad ? ' Without that, it can be had:' : ''
  return { ...answer(`${problem} Nothing was changed.${next}`), alternatives: isHad ? [rest] : [] }
}

/** What changes nothing. */
function tell(asks: Exclude<PlanPurpose, 'change'>, pipeline: Pipeline, catalogue: Catalogue) {
  const settled = { isSettled: true } as const
  if (asks === 'undo')
    return { ...answer('The last change is taken back.'), ...settled, wants: asks }
  const told = { ...answer(explanation(pipeline, catalogue)), ...settled }
  return asks === 'explain' || pipeline.blocks.length === 0 ? told : { ...told, wants: asks }
}

function explanation(pipeline: Pipeline, catalogue: Catalogue): string {
  return pipeline.blocks.length === 0
    ? 'The canvas is empty. A sentence such as "load sales, keep rows where amount is over 100" fills it.'
    : `${summarizePipeline(pipeline, catalogue)}.`
}

/** A workflow of which something is still to be said: it is built, and what is open is listed. */
function drafted(plan: Plan, sentence: string, after: Pipeline, context: AskContext): Asked {
  const before = context.pipeline
  const open = openOf(after, before)
  const { diagnostics } = checkPipeline(after, context.catalogue)
  const said = sayPlan({ ...plan, run: false }, before, after, context.catalogue, false)
  const listed = open.map((point) => `\n- ${point}`).join('')
  const kept = 'The blocks are placed and cannot run before this is settled:'
  return {
    ...answer(`${said}\n\n${kept}${listed}`),
    pipeline: after,
    assumptions: plan.assumptions,
    alternatives: reworded(sentence, plan, context, open.length),
    open,
    diagnostics,
  }
}

/** The change would break something: what, and the way that does not. */
function broken(plan: Plan, diagnostics: readonly Diagnostic[], context: AskContext): Asked {
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  const what = plan.steps.length > 0 ? 'Nothing was changed' : 'It cannot run'
  const unready = plan.steps.length > 0 && first ? unreadyBefore(first, context) : null
  if (first && unready !== null) return inTheWay(unready, first, context)
  const needed = sayNeeded(plan, diagnostics, context)
  const because = needed ?? `${first?.message ?? ''} ${first?.hint ?? ''}`
  const alternatives = withoutBroken(plan, diagnostics, context)
  const next = needed !== null && alternatives.length > 0 ? ' What needs it can go too:' : ''
  return { ...answer(`${what}, because of this: ${because}`.trim() + next), alternatives }
}

/** The block with this problem, where it had it before anything was asked; null where the change made it. */
function unreadyBefore({ code, at }: Diagnostic, { pipeline, catalogue }: AskContext) {
  const isKnown = checkPipeline(pipeline, catalogue).diagnostics.some(
    (one) => one.code === code && one.at.block === at.block,
  )
  return isKnown ? (pipeline.blocks.find(({ id }) => id === at.block) ?? null) : null
}

/** A block that was dropped and never connected stops whatever is asked: it can go by one click. */
function inTheWay(block: Block, { message, hint }: Diagnostic, context: AskContext): Asked {
  const { label, type } = block
  // One of several, or one that was given a name, might not be the one that is found by it.
  const alike = context.pipeline.blocks.filter((one) => one.label === label)
  const isPlain = alike.length === 1 && findBlock(type)?.label === label
  const alternatives = isPlain ? [`remove the ${label}`] : []
  const way = alternatives.length > 0 ? ' Or take it away, and ask again:' : ''
  const told = `Nothing was changed: "${label}" on the canvas is not ready. ${message} ${hint}${way}`
  return { ...answer(told), alternatives }
}

/** Writing something out is for the user to set off: what a sentence adds there waits for a click. */
function touchesOutlet(step: PlanStep, before: Pipeline): boolean {
  const type =
    step.kind === 'add' ? step.type : before.blocks.find(({ id }) => id === step.block)?.type
  return step.kind !== 'remove' && findBlock(type ?? '')?.category === 'outlets'
}

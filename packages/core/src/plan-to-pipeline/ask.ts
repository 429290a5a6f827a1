import { headlineOf } from '../describe/headline-of.ts'
import { summarizePipeline } from '../describe/summarize-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { sameJson } from '../words/same-json.ts'
import type { Resolved } from '../sentence-to-plan/resolve-pronouns.ts'
import { answer } from './asked.ts'
import type { AskContext, Asked, Probe } from './asked.ts'
import { candidatesFor } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { lowerFirst } from './lower-first.ts'
import { propose } from './propose.ts'
import { inRowOrder } from './row-order.ts'
import { spellOut } from './spell-out.ts'
import type { Spelled } from './spell-out.ts'
import { CLOSE, withChoices } from './with-choices.ts'

/** A sentence in, an answer and perhaps a pipeline out: `planSentence`, `planToPipeline`, and a check. */
export function ask(written: string, context: AskContext): Asked {
  const said = spellOut(written, context)
  if ('problem' in said) return unclear(said)
  const [candidate, ...others] = candidatesFor(said.sentence, context, CLOSE)
  const asked = propose(candidate, said, context)
  const chosen = asked.pipeline ? withChoices(asked, others, context) : asked
  return withHeadline(inRowOrder(said.order, chosen, context.catalogue), context)
}

/**
 * The same where rows can be had: if the likeliest understanding gives none, or cannot run, the next one
 * that does is taken. Only what is unsure is run, and only a few.
 */
export async function askOnData(
  written: string,
  context: AskContext,
  probe: Probe,
): Promise<Asked> {
  const said = spellOut(written, context)
  if ('problem' in said) return unclear(said)
  const answered = await answerOnData(said, context, probe)
  return withHeadline(inRowOrder(said.order, answered, context.catalogue), context)
}

/** What was computed is said first, told from the pipeline as it is in the end. */
function withHeadline(asked: Asked, { catalogue }: AskContext): Asked {
  const headline = asked.pipeline && headlineOf(asked.pipeline, catalogue)
  return headline ? { ...asked, headline } : asked
}

async function answerOnData(said: Resolved, context: AskContext, probe: Probe): Promise<Asked> {
  const candidates = candidatesFor(said.sentence, context, FAR)
  const [candidate, ...others] = candidates
  const first = propose(candidate, said, context)
  if (!first.pipeline || (others.length === 0 && !mayBeEmpty(candidate))) return first
  const chosen =
    (await firstWithRows(candidates, { said, context, probe })) ??
    (await firstWithRows(furtherThan(candidates, said, context), { said, context, probe }))
  if (!chosen || chosen.candidate === candidate) return withChoices(first, others, context)
  const empty = summarizePipeline(first.pipeline, context.catalogue)
  const why = `The likelier reading gives no rows: ${lowerFirst(empty)}.`
  const rest = candidates.filter((other) => other !== chosen.candidate)
  const assumptions = [why, ...chosen.asked.assumptions]
  return withChoices({ ...chosen.asked, assumptions }, rest, context)
}

interface Trial {
  readonly said: Resolved
  readonly context: AskContext
  readonly probe: Probe
}

async function firstWithRows(candidates: readonly Candidate[], { said, context, probe }: Trial) {
  for (const candidate of candidates.slice(0, MOST_PROBED)) {
    const asked = propose(candidate, said, context)
    if (asked.pipeline && (await givesRows(asked.pipeline, probe))) return { candidate, asked }
  }
  return null
}

/** What is left to try where none of these gives rows. */
function furtherThan(
  tried: readonly Candidate[],
  { sentence }: Resolved,
  context: AskContext,
): readonly Candidate[] {
  return candidatesFor(sentence, context, FAR, true).filter(
    ({ plan }) => !tried.some((one) => sameJson(one.plan.steps, plan.steps)),
  )
}

/** Rows are lost where some are kept or others are looked for. */
function mayBeEmpty({ plan }: Candidate): boolean {
  return plan.steps.some((step) => step.kind === 'add' && /^(?:filter|join)$/.test(step.type))
}

/** Farther than this, another way is not worth a try. */
const FAR = 0.5
const MOST_PROBED = 3

async function givesRows(pipeline: Pipeline, probe: Probe): Promise<boolean> {
  try {
    return !(await probe(pipeline)).blank
  } catch {
    return false
  }
}

/** One short question, and what may be said instead. */
function unclear({ problem, choices }: Extract<Spelled, { problem: string }>): Asked {
  return { ...answer(`${problem} Nothing was changed.`), alternatives: choices }
}

import { findBlock } from '../blocks/registry.ts'
import { describeBlock } from '../describe/describe-block.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../pipeline/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { Plan, PlanPurpose, PlanStep } from '../sentence-to-plan/plan.ts'
import type { Change } from '../sentence-to-plan/question/draft/decisions.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import { lastNamed, resolvePronouns } from '../sentence-to-plan/resolve-pronouns.ts'
import type { EarlierMessage, Resolved } from '../sentence-to-plan/resolve-pronouns.ts'
import { spellDates } from '../sentence-to-plan/spell-dates.ts'
import { spellMeasure } from '../sentence-to-plan/spell-measure.ts'
import type { SpelledMeasure } from '../sentence-to-plan/spell-measure.ts'
import { tableWords } from '../sentence-to-plan/table-words.ts'
import { alternativesTo, isUnderstood, withoutBroken } from './alternatives.ts'
import { candidatesFor, LONGEST_QUESTION } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import type { Column } from '../relation/column.ts'
import { openOf } from './open-of.ts'
import { otherReadings } from './other-readings.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { reworded } from './reworded.ts'
import { inRowOrder, rowOrder } from './row-order.ts'
import type { RowOrder } from './row-order.ts'
import { saySchedule } from './say-schedule.ts'

export interface AskContext {
  readonly catalogue: Catalogue
  readonly pipeline: Pipeline
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
  /** The day it is, as 2026-01-31, for "last quarter"; without it such words stay as they are. */
  readonly today?: string
  /** The messages before this one, oldest first. */
  readonly history?: readonly EarlierMessage[]
}

/** Runs a proposal on the data, or on a sample of it. */
export type Probe = (pipeline: Pipeline) => Promise<Probed>

export interface Probed {
  /** No rows came, or nothing but empty cells and zeros. */
  readonly blank: boolean
}

export interface Asked {
  readonly response: string
  /** Absent where nothing changes. Without errors, unless something is `open`. */
  readonly pipeline?: Pipeline
  readonly shouldExecute: boolean
  readonly assumptions: readonly string[]
  /** Sentences that may have been meant, each understood when it is said. */
  readonly alternatives: readonly string[]
  /** What is still to be filled in before the pipeline can run, each with the block's label before it. */
  readonly open?: readonly string[]
  /** What only the caller can do or find out: undo the last change, count the rows block by block. */
  readonly wants?: 'undo' | 'why-empty' | 'count'
  /** It was about the pipeline as it is (undo, explain, count, run): no other reader could say more. */
  readonly isSettled?: true
  readonly diagnostics: readonly Diagnostic[]
}

/** A sentence in, an answer and perhaps a pipeline out: `planSentence`, `planToPipeline`, and a check. */
export function ask(written: string, context: AskContext): Asked {
  const said = spelledOut(written, context)
  if ('problem' in said) return unclear(said)
  const [candidate, ...others] = candidatesFor(said.sentence, context, CLOSE)
  const asked = propose(candidate, said, context)
  const chosen = asked.pipeline ? withChoices(asked, others, context) : asked
  return inRowOrder(said.order, chosen, context.catalogue)
}

/** What comes of one way to understand the sentence. */
function propose(
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
  const waits = plan.run && plan.steps.some((step) => touchesOutlet(step, pipeline))
  return {
    response: response(plan, pipeline, changed, catalogue, waits),
    ...(plan.steps.length > 0 || plan.schedule ? { pipeline: changed } : {}),
    ...(plan.steps.length === 0 && plan.run ? { isSettled: true } : {}),
    shouldExecute: plan.run && !waits && !emptied,
    assumptions: [...assumptions, ...plan.assumptions],
    alternatives: [
      ...otherReadings(plan, context),
      ...(plan.choices ?? []).filter((one) => isUnderstood(one, context)),
    ].slice(0, MOST_CHOICES),
    diagnostics: emptied ? [] : diagnostics,
  }
}

const MOST_PROBED = 3

/**
 * The same where rows can be had: if the likeliest understanding gives none, or cannot run, the next one
 * that does is taken. Only what is unsure is run, and only a few.
 */
export async function askOnData(
  written: string,
  context: AskContext,
  probe: Probe,
): Promise<Asked> {
  const said = spelledOut(written, context)
  if ('problem' in said) return unclear(said)
  return inRowOrder(said.order, await answerOnData(said, context, probe), context.catalogue)
}

async function answerOnData(said: Resolved, context: AskContext, probe: Probe): Promise<Asked> {
  const candidates = candidatesFor(said.sentence, context, FAR)
  const [candidate, ...others] = candidates
  const first = propose(candidate, said, context)
  if (!first.pipeline || others.length === 0) return first
  for (const [at, one] of candidates.slice(0, MOST_PROBED).entries()) {
    const asked = at === 0 ? first : propose(one, said, context)
    if (!asked.pipeline || !(await givesRows(asked.pipeline, probe))) continue
    const rest = candidates.filter((other) => other !== one)
    const empty = describePipeline(first.pipeline, context.catalogue)
    const why = at === 0 ? [] : [`The likelier reading gives no rows: ${lower(empty)}.`]
    return withChoices({ ...asked, assumptions: [...why, ...asked.assumptions] }, rest, context)
  }
  return withChoices(first, others, context)
}

async function givesRows(pipeline: Pipeline, probe: Probe): Promise<boolean> {
  try {
    return !(await probe(pipeline)).blank
  } catch {
    return false
  }
}

/** Closer than this, the other way is offered. */
const CLOSE = 0.12
/** Farther than this, another way is not worth a try. */
const FAR = 0.5
const MOST_CHOICES = 2

/** Says which of two things was taken where it might as well be the other, and offers that. */
function withChoices(
  asked: Asked,
  others: readonly Candidate[],
  { catalogue, now }: AskContext,
): Asked {
  const close = others
    .filter(({ change }) => change !== null && change.cost <= CLOSE)
    // Of one word that fits twice both readers may speak.
    .filter(({ change }) => change && !asked.assumptions.includes(sayChange(change, catalogue)))
    .slice(0, MOST_CHOICES - asked.alternatives.length)
  if (close.length === 0) return asked
  const alternatives = close.map(({ plan }) =>
    describePipeline(planToPipeline(plan, EMPTY_PIPELINE, now), catalogue),
  )
  const assumptions = close.flatMap(({ change }) => (change ? [sayChange(change, catalogue)] : []))
  return {
    ...asked,
    assumptions: [...asked.assumptions, ...new Set(assumptions)],
    alternatives: [...asked.alternatives, ...alternatives],
  }
}

function sayChange({ said, taken, instead }: Change, { datasets }: Catalogue): string {
  const called = (id: string) => datasets.find((one) => one.id === id)?.name ?? id
  if (taken.column === '')
    return `Took the table ${called(taken.table)}; ${called(instead.table)} would fit as well.`
  const isApart = taken.table !== instead.table
  const other = isApart ? `${instead.column} of ${called(instead.table)}` : instead.column
  return `Took "${said}" as ${taken.column}; ${other} would fit as well.`
}

/** With its dates and pronouns replaced by what the day and the conversation say they stand for. */
function spelledOut(
  written: string,
  { catalogue, pipeline, today, history = [] }: AskContext,
): Spelled {
  if (written.length > LONGEST_QUESTION) return { sentence: written, assumptions: [], order: null }
  const dated =
    today !== undefined && hasDates(catalogue)
      ? spellDates(written, today)
      : { sentence: written, assumptions: [] }
  const columns = columnsAtHand(dated.sentence, pipeline, catalogue)
  const order = rowOrder(written, columns, catalogue, pipeline.blocks.length === 0)
  const table = tableWords(columns, catalogue)
  const isTable = (word: string) => table.isTable(word) || table.isTable(`${word}s`)
  const resolved =
    pipeline.blocks.length === 0 ? dated : resolvePronouns(dated.sentence, history, table)
  const measured = spellMeasure(
    resolved.sentence,
    columns,
    lastNamed(history, table, true),
    isTable,
  )
  if (measured && 'problem' in measured) return measured
  const { sentence } = measured ?? resolved
  const assumptions = new Set([dated, resolved, measured].flatMap((one) => one?.assumptions ?? []))
  return { sentence, assumptions: [...assumptions], order }
}

type Spelled =
  (Resolved & { readonly order: RowOrder | null }) | Extract<SpelledMeasure, { problem: string }>

/** What leaves the canvas, or else the one table that is spoken of. */
function columnsAtHand(
  sentence: string,
  pipeline: Pipeline,
  catalogue: Catalogue,
): readonly Column[] {
  if (pipeline.blocks.length > 0) {
    const { walked, order } = walkPipeline(pipeline, catalogue)
    return order.flatMap((id) => [walked.get(id)?.columns[0] ?? []]).at(-1) ?? []
  }
  const { datasets } = catalogue
  const said = sentence.toLowerCase()
  const named = datasets.filter(({ name }) => said.includes(name.toLowerCase()))
  const [only, ...others] = named.length > 0 ? named : datasets
  return only && others.length === 0 ? only.columns : []
}

/** One short question, and what may be said instead. */
function unclear({ problem, choices }: Extract<SpelledMeasure, { problem: string }>): Asked {
  return { ...answer(`${problem} Nothing was changed.`), alternatives: choices }
}

function hasDates({ datasets }: Catalogue): boolean {
  return datasets.some(({ columns }) =>
    columns.some(({ type }) => type === 'date' || type === 'timestamp'),
  )
}

/** What changes nothing. */
function tell(asks: Exclude<PlanPurpose, 'change'>, pipeline: Pipeline, catalogue: Catalogue) {
  const settled = { isSettled: true } as const
  if (asks === 'undo')
    return { ...answer('The last change is taken back.'), ...settled, wants: asks }
  const told = { ...answer(explanation(pipeline, catalogue)), ...settled }
  return asks === 'explain' || pipeline.blocks.length === 0 ? told : { ...told, wants: asks }
}

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

/** A workflow of which something is still to be said: it is built, and what is open is listed. */
function drafted(plan: Plan, sentence: string, after: Pipeline, context: AskContext): Asked {
  const before = context.pipeline
  const open = openOf(after, before)
  const { diagnostics } = checkPipeline(after, context.catalogue)
  const said = response({ ...plan, run: false }, before, after, context.catalogue, false)
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

/** What stands in the way, and up to three sentences that may have been meant. */
function refuse(
  plan: Plan,
  said: { readonly sentence: string; readonly reading: QuestionReading | null },
  context: AskContext,
): Asked {
  const { problems } = plan
  const otherwise = reworded(said.sentence, plan, context)
  const alternatives =
    otherwise.length > 0 ? otherwise : alternativesTo({ ...said, problems }, context)
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
  const told = plan.steps.length === 0 ? unchanged(plan) : changes(plan, before, after, catalogue)
  const timed = plan.schedule && plan.steps.length > 0 ? ` ${saySchedule(plan.schedule)}` : ''
  const said = told + timed
  return waits ? `${said} It writes a file, so press Run when it looks right.` : said
}

function unchanged(plan: Plan): string {
  if (plan.schedule) return saySchedule(plan.schedule)
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

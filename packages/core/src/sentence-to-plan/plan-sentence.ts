import type { BlockDefinition } from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { PIPELINE_LIMITS } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { sameJson } from '../words/same-json.ts'
import { foldName } from '../words/fold.ts'
import type { Plan } from './plan.ts'
import { PlanDraft } from './plan-draft.ts'
import { partSums } from './part-sums.ts'
import { readClause } from './read-clause.ts'
import { isQuestion } from './question/is-question.ts'
import { namedDatasets, rankDatasets } from './rank-datasets.ts'
import { splitClauses } from './split-clauses.ts'
import type { Clause } from './split-clauses.ts'
import { isUnexplained, isWhichColumn } from './understand-clause.ts'
import { planWorkflow } from './workflow/plan-workflow.ts'
import { readSchedule } from './workflow/read-schedule.ts'

export interface PlanContext {
  readonly catalogue: Catalogue
  readonly pipeline: Pipeline
}

export const LONGEST_SENTENCE = 32_000

/**
 * A sentence as a plan: the steps meant, each bound to the columns at hand. The same sentence and data
 * always give the same plan; nothing outside is asked.
 */
export function planSentence(sentence: string, context: PlanContext): Plan {
  if (sentence.length > LONGEST_SENTENCE) {
    const most = LONGEST_SENTENCE.toLocaleString('en')
    return failed(`The sentence is longer than ${most} characters.`)
  }
  const scheduled = readSchedule(sentence)
  if (!scheduled) return planUnscheduled(sentence, context)
  const { schedule } = scheduled
  // "Run it every night" says of what is there when it shall run, and nothing else.
  const alone = !/[\p{L}\p{N}]/u.test(scheduled.sentence)
  if (alone && context.pipeline.blocks.length === 0) return failed('There is nothing to run yet.')
  const plan = alone ? NOTHING : planUnscheduled(scheduled.sentence, context)
  return plan.problems.length > 0 ? plan : { ...plan, schedule }
}

const NOTHING: Plan = {
  asks: 'change',
  steps: [],
  run: false,
  edits: true,
  assumptions: [],
  problems: [],
}

function planUnscheduled(sentence: string, context: PlanContext): Plan {
  const clauses = splitClauses(sentence).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (clauses.length === 0) return failed('There is nothing to do in an empty sentence.')
  if (clauses.length > PIPELINE_LIMITS.blocks) {
    return failed(`The sentence has more than ${PIPELINE_LIMITS.blocks} steps.`)
  }
  const first = planClauses(sentence, clauses, context)
  if (first.plan.problems.length === 0) return first.plan
  const mended = mendSplit(sentence, clauses, context, first.failedAt)
  if (mended || isQuestion(sentence)) return mended ?? first.plan
  const parted = partSums(sentence)
  if (parted !== sentence) return planUnscheduled(parted, context)
  // A column that is not there is asked about; words nobody knows are left open among those that are known.
  const isOnlyUnknown = first.plan.problems.every(isUnexplained)
  return planWorkflow(sentence, context, isOnlyUnknown) ?? first.plan
}

interface Attempt {
  readonly plan: Plan
  /** The clause that could not be understood. */
  readonly failedAt: number
}

const MOST_MENDS = 6

/** "status is closed and open": a clause that means nothing alone may belong to the one before it. */
function mendSplit(
  sentence: string,
  clauses: readonly Clause[],
  context: PlanContext,
  failedAt: number,
): Plan | null {
  let tried = clauses
  let at = failedAt
  for (let mend = 0; mend < MOST_MENDS; mend += 1) {
    const clause = tried[at]
    const before = tried[at - 1]
    if (!clause?.weak || !before) return null
    const text = sentence.slice(before.start, clause.end)
    const joined: Clause = { ...before, text, end: clause.end }
    tried = [...tried.slice(0, at - 1), joined, ...tried.slice(at + 1)]
    const { plan, failedAt: next } = planClauses(sentence, tried, context)
    if (plan.problems.length === 0) return plan
    at = next
  }
  return null
}

const MOST_SOURCES_TRIED = 5

/** With no table on the canvas and none named, each likely dataset is tried and the best one taken. */
function planClauses(sentence: string, clauses: readonly Clause[], context: PlanContext): Attempt {
  const unaided = attempt(clauses, context, null)
  if (!unaided.lacksSource) return unaided
  const reader = BLOCKS.find(({ reads }) => reads !== undefined)
  const ranked = rankDatasets(sentence, context.catalogue).slice(0, MOST_SOURCES_TRIED)
  if (!reader || ranked.length === 0) return unaided
  const named = namedDatasets(sentence, context.catalogue)
  const attempts = ranked.map((dataset) => ({
    dataset,
    made: attempt(clauses, context, { reader, dataset }),
  }))
  // What is called by its name is meant, even if another table can be made to fit.
  const called = attempts.filter(
    ({ dataset, made }) => named.has(dataset) && (isWhole(made) || isOpen(made)),
  )
  const tried = (called.length > 0 ? called : attempts).toSorted(
    (one, other) => other.made.score - one.made.score,
  )
  const [best, ...others] = tried
  if (!best) return unaided
  // What was joined to it takes part already.
  const takesPart = (dataset: CatalogueDataset) =>
    best.made.plan.steps.some(
      (step) => step.kind === 'add' && sameJson(step.configuration, reader.reads?.(dataset)),
    )
  const fitting = others.filter(
    ({ made, dataset }) => made.score >= best.made.score - SAME_FIT && !takesPart(dataset),
  )
  if (best.made.plan.problems.length > 0)
    return { ...best.made, plan: sayOfAllTables(best.made.plan, context.catalogue) }
  return fitting.length === 0
    ? best.made
    : withOthers(
        best.made,
        fitting.map(({ dataset }) => dataset),
        sentence,
      )
}

function isWhole({ plan }: Attempt): boolean {
  return plan.problems.length === 0
}

/** "Orders over 500": only which of its columns is left to say. */
function isOpen({ plan }: Attempt): boolean {
  return plan.problems.length > 0 && plan.problems.every(isWhichColumn)
}

/** A column that no table has is not missing from the one that happened to be tried first. */
function sayOfAllTables(plan: Plan, { datasets }: Catalogue): Plan {
  if (datasets.length < 2) return plan
  const problems = plan.problems.map((problem) => {
    const [, name = ''] =
      /^There is no column called "([^"]+)"\. The nearest are: /.exec(problem) ?? []
    const isSomewhere = datasets.some(({ columns }) =>
      columns.some((column) => foldName(column.name) === foldName(name)),
    )
    return name === '' || isSomewhere
      ? problem
      : `There is no column called "${name}" in any table.`
  })
  return { ...plan, problems }
}

const SAME_FIT = 0.001

/** The sentence fits other tables just as well: it says so, and offers them. */
function withOthers(made: Attempt, others: readonly CatalogueDataset[], sentence: string): Attempt {
  const names = others.map(({ filename }) => filename)
  const fits = `${names.join(', ')} would fit as well.`
  const choices = others.map(({ filename }) => `load "${filename}", ${sentence}`)
  const assumptions = [...made.plan.assumptions, fits]
  return { ...made, plan: { ...made.plan, assumptions, choices } }
}

interface DefaultSource {
  readonly reader: BlockDefinition
  readonly dataset: CatalogueDataset
}

function attempt(
  clauses: readonly Clause[],
  context: PlanContext,
  source: DefaultSource | null,
): Attempt & { readonly lacksSource: boolean; readonly score: number } {
  const draft = new PlanDraft(context)
  draft.guessed = source?.dataset ?? null
  if (source?.reader.reads) {
    const { filename } = source.dataset
    const only = context.catalogue.datasets.length === 1
    const why = only ? 'the only dataset' : 'as its columns fit the sentence'
    draft.add({
      definition: source.reader,
      configuration: source.reader.reads(source.dataset),
      confidence: 0.5,
      assumptions: [`Took ${filename}, ${why}.`],
    })
  }
  for (const [index, clause] of clauses.entries()) {
    readClause(draft, clause.text, clause.weak)
    if (draft.problems.length > 0) {
      noteOthers(draft, clauses.slice(index + 1))
      const score = index / clauses.length - 1
      return { plan: draft.plan(), failedAt: index, lacksSource: draft.lacksSource, score }
    }
  }
  const plan = draft.plan()
  const score =
    draft.confidence - plan.assumptions.length * 0.01 - BROUGHT_IN * sourcesOf(plan, source)
  return { plan, failedAt: -1, lacksSource: false, score }
}

/** "Average salary by contract" is about the people who have both, and not about their absences joined to them. */
const BROUGHT_IN = 0.2

/** How many more tables than the one that was tried. */
function sourcesOf({ steps }: Plan, source: DefaultSource | null): number {
  const type = source?.reader.type
  return steps.filter((step, at) => at > 0 && step.kind === 'add' && step.type === type).length
}

const MOST_NOTED = 3

/** What else will not be understood, so that a long request is not mended one part at a time. */
function noteOthers(draft: PlanDraft, clauses: readonly Clause[]): void {
  if (draft.current === null) return
  const noted = [...draft.problems]
  for (const { text, weak } of clauses) {
    const before = draft.problems.length
    readClause(draft, text, weak)
    const found = draft.problems.slice(before).filter(isUnexplained)
    if (noted.length < MOST_NOTED) noted.push(...found)
  }
  draft.problems.splice(0, draft.problems.length, ...noted)
}

function failed(problem: string): Plan {
  return { asks: 'change', steps: [], run: false, assumptions: [], problems: [problem] }
}

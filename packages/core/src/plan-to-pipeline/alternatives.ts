import { BLOCKS } from '../blocks/registry.ts'
import { isMeasure } from '../conditions/is-measure.ts'
import { nearestFirst } from '../conditions/nearest-first.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../pipeline/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import { sayColumn } from '../sentence-to-plan/say.ts'
import { splitClauses } from '../sentence-to-plan/split-clauses.ts'
import type { AskContext } from './asked.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { answerToPlan } from './question/answer-to-plan.ts'

const MOST = 3
const MOST_TRIED = 8
const LONGEST = 2_000

interface Refused {
  readonly sentence: string
  readonly problems: readonly string[]
  /** The question as far as it was understood. */
  readonly reading: QuestionReading | null
}

/** Up to three sentences near one that was not understood; each is understood when it is said. */
export function alternativesTo(refused: Refused, context: AskContext): readonly string[] {
  if (refused.sentence.length > LONGEST) return []
  const columns = eachColumn(refused, context)
  const candidates = [
    ...nearColumns(refused, context),
    ...columns,
    ...withoutAClause(refused),
    ...asRead(refused, context),
    // Where the question was which column, something else altogether is no answer.
    ...(columns.length > 1 ? [] : examples(refused, context)),
  ]
  const unique = [...new Set(candidates)].filter((one) => one !== refused.sentence)
  const fitting: string[] = []
  for (const candidate of unique.slice(0, MOST_TRIED)) {
    if (fitting.length < MOST && works(candidate, context)) fitting.push(candidate)
  }
  return fitting
}

/** A removal that leaves something broken behind: the same with that removed as well. */
export function withoutBroken(
  plan: Plan,
  diagnostics: readonly Diagnostic[],
  context: AskContext,
): readonly string[] {
  const { blocks } = context.pipeline
  const removed = plan.steps.flatMap((step) => (step.kind === 'remove' ? [step.block] : []))
  if (removed.length === 0) return []
  const wrong = diagnostics.flatMap(({ severity, at }) =>
    severity === 'error' && at.block !== undefined ? [at.block] : [],
  )
  const labels = [...new Set([...removed, ...wrong])].flatMap(
    (id) => blocks.find((block) => block.id === id)?.label ?? [],
  )
  const sentence = `remove ${labels.map((label) => `the ${label}`).join(' and ')}`
  return works(sentence, context) ? [sentence] : []
}

/** "amount total" for amount: each of the nearest columns in its place. */
function nearColumns({ sentence, problems }: Refused, context: AskContext): readonly string[] {
  const missing = problems.map((problem) => /no column called "([^"]+)"/.exec(problem)?.[1])
  const [written] = missing.filter((one) => one !== undefined)
  if (written === undefined) return []
  const columns = columnsAtHand(context)
  const near = nearestFirst(
    written,
    columns.map(({ name }) => name),
  )
  return near.slice(0, MOST).map((name) => sentence.replace(written, sayColumn(name, columns)))
}

const COMPARED =
  /\b(?:(?:with|where|that (?:are|is)|which are) )?(over|above|under|below|at least|at most|more than|less than|between|in(?= \d))\b/i

/** "Which column should be compared?": the sentence with each of them. */
function eachColumn({ sentence, problems }: Refused, context: AskContext): readonly string[] {
  const [, asked, listed] = problems.map((one) => ASKED.exec(one)).find((one) => one !== null) ?? []
  const all = (listed ?? '').split(', ').filter((name) => name !== '')
  // What is ranked or compared is a number where there is one.
  const numbers = columnsAtHand(context).filter(isMeasure)
  const ranked = all.filter((name) => numbers.some((column) => column.name === name))
  const names = (ranked.length > 0 ? ranked : all).slice(0, MOST)
  const said = sentence.replace(/[.?!\s]+$/, '')
  return names.map((name) =>
    asked === 'compared'
      ? said.replace(COMPARED, (_, operator: string) => `where ${quotedName(name)} is ${operator}`)
      : `${said} by ${quotedName(name)}`,
  )
}

const ASKED =
  /^Which column (?:should (?:be|the rows be) )?(compared|sorted by|is meant)\?.*?: ([^.]+)\.$/

function quotedName(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `"${name}"`
}

function columnsAtHand({ pipeline, catalogue }: AskContext) {
  if (pipeline.blocks.length === 0) return catalogue.datasets[0]?.columns ?? []
  const { walked, order } = walkPipeline(pipeline, catalogue)
  return order.flatMap((id) => [walked.get(id)?.columns[0] ?? []]).at(-1) ?? []
}

/** The sentence without the one step that means nothing. */
function withoutAClause({ sentence }: Refused): readonly string[] {
  const clauses = splitClauses(sentence)
  if (clauses.length < 2 || clauses.length > MOST_TRIED) return []
  return clauses.map((clause) =>
    clauses
      .filter((one) => one !== clause)
      .map(({ text }) => text)
      .join(', then '),
  )
}

/** Below this it is words picked at random. */
const LEAST_READ = 0.2

/** What was understood of a question, in the words the blocks use. */
function asRead({ reading }: Refused, { catalogue, now }: AskContext): readonly string[] {
  if (!reading || reading.confidence < LEAST_READ) return []
  const pipeline = planToPipeline(answerToPlan(reading, catalogue), EMPTY_PIPELINE, now)
  return [describePipeline(pipeline, catalogue)]
}

/** Sentences that fit the data, those first that share words with what was said. */
function examples({ sentence }: Refused, { catalogue }: AskContext): readonly string[] {
  const said = new Set(sentence.toLowerCase().match(/[\p{L}\p{N}_]+/gu))
  const shared = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter((word) => said.has(word)).length
  return catalogue.datasets
    .slice(0, MOST)
    .flatMap((dataset, at, all) =>
      BLOCKS.flatMap((block) =>
        (block.examples?.(dataset, all.toSpliced(at, 1)) ?? []).slice(0, 1),
      ),
    )
    .toSorted((one, other) => shared(other) - shared(one))
}

/** The examples of a canvas are asked for again and again. */
const known = new WeakMap<Pipeline, WeakMap<Catalogue, Map<string, boolean>>>()
const MOST_KNOWN = 200

function works(sentence: string, context: AskContext): boolean {
  const { catalogue, pipeline } = context
  const byCatalogue = known.get(pipeline) ?? new WeakMap<Catalogue, Map<string, boolean>>()
  known.set(pipeline, byCatalogue)
  const answers = byCatalogue.get(catalogue) ?? new Map<string, boolean>()
  byCatalogue.set(catalogue, answers)
  const answer = answers.get(sentence) ?? isUnderstood(sentence, context)
  if (answers.size < MOST_KNOWN) answers.set(sentence, answer)
  return answer
}

/** Whether a sentence, said instead, changes something and breaks nothing. */
export function isUnderstood(sentence: string, { catalogue, pipeline, now }: AskContext): boolean {
  const plan = planSentence(sentence, { catalogue, pipeline })
  if (plan.problems.length > 0 || plan.steps.length === 0) return false
  const changed = planToPipeline(plan, pipeline, now)
  return !hasErrors(checkPipeline(changed, catalogue).diagnostics)
}

import { BLOCKS } from '../blocks/registry.ts'
import { isMeasure } from '../tables/is-measure.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { checkPipeline } from '../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import { sayColumn } from '../words/say.ts'
import { splitClauses } from '../sentence-to-plan/split-clauses.ts'
import type { AskContext } from './asked.ts'
import { planToPipeline } from './plan-to-pipeline.ts'
import { answerToPlan } from './question/answer-to-plan.ts'
import { relatedTo } from './related.ts'
import { tablesAtHand } from './tables-at-hand.ts'

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
  const otherColumns = working(
    [...nearColumns(refused, context), ...eachColumn(refused, context)],
    refused,
    context,
  )
  // Where the question was which column, something else altogether is no answer.
  if (otherColumns.length > 0) return otherColumns
  const others = [...withoutAClause(refused), ...asRead(refused, context)]
  return working([...others, ...relatedTo(refused.sentence, context)], refused, context)
}

function working(
  candidates: readonly string[],
  { sentence }: Refused,
  context: AskContext,
): readonly string[] {
  const unique = [...new Set(candidates)].filter((one) => one !== sentence)
  const fitting: string[] = []
  for (const candidate of unique.slice(0, MOST_TRIED)) {
    if (fitting.length < MOST && works(candidate, context)) fitting.push(candidate)
  }
  return fitting
}

/** A removal that leaves something broken behind: the same with that removed as well, and what needs that. */
export function withoutBroken(
  plan: Plan,
  diagnostics: readonly Diagnostic[],
  context: AskContext,
): readonly string[] {
  const { catalogue, pipeline, now } = context
  const gone = new Set(plan.steps.flatMap((step) => (step.kind === 'remove' ? [step.block] : [])))
  if (gone.size === 0) return []
  let wrong = brokenIn(diagnostics)
  while (wrong.some((id) => !gone.has(id))) {
    for (const id of wrong) gone.add(id)
    const labels = [...gone].flatMap(
      (id) => pipeline.blocks.find((one) => one.id === id)?.label ?? [],
    )
    const sentence = `remove ${labels.map((label) => `the ${label}`).join(' and ')}`
    if (works(sentence, context)) return [sentence]
    const removal = planSentence(sentence, { catalogue, pipeline })
    if (removal.problems.length > 0) return []
    wrong = brokenIn(checkPipeline(planToPipeline(removal, pipeline, now), catalogue).diagnostics)
  }
  return []
}

function brokenIn(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.flatMap(({ severity, at }) =>
    severity === 'error' && at.block !== undefined ? [at.block] : [],
  )
}

/** "amount total" for amount: each of the nearest columns in its place. */
function nearColumns({ sentence, problems }: Refused, context: AskContext): readonly string[] {
  const missing = problems.map((problem) => /no column called "([^"]+)"/.exec(problem)?.[1])
  const [written] = missing.filter((one) => one !== undefined)
  if (written === undefined) return []
  const tables = tablesAtHand(context)
  const columns = tables.flatMap((table) => table.columns)
  // Of one table any column may be meant; of several, which of them is not even known.
  const isNear = (name: string) => tables.length === 1 || sharesWord(name, written)
  const near = nearestFirst(written, columns.map(({ name }) => name).filter(isNear))
  const names = [...new Set(near)].slice(0, MOST).map((name) => sayColumn(name, columns))
  // "rename total price": the name begins behind the word.
  const [, behind = ''] = sentence.split(`${written} `)
  const isBehind = columns.some(({ name }) => behind.toLowerCase().startsWith(name.toLowerCase()))
  return [
    ...(isBehind ? [sentence.replace(`${written} `, '')] : []),
    ...names.map((name) => sentence.replace(written, () => name)),
  ]
}

/** Names without a word in common, mistyped ones among them, have nothing to do with each other. */
function sharesWord(name: string, written: string): boolean {
  const parts = name.split(PARTS)
  return written.split(PARTS).some((word) => word.length > 1 && nearestName(word, parts) !== null)
}

const PARTS = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u

const COMPARED =
  /\b(?:(?:with|where|that (?:are|is)|which are) )?(over|above|under|below|at least|at most|more than|less than|between|in(?= \d))\b/i

/** "Which column should be compared?": the sentence with each of them. */
function eachColumn({ sentence, problems }: Refused, context: AskContext): readonly string[] {
  const [, asked, listed] = problems.map((one) => ASKED.exec(one)).find((one) => one !== null) ?? []
  const all = (listed ?? '').split(', ').filter((name) => name !== '')
  // What is ranked or compared is a number where there is one.
  const numbers = tablesAtHand(context)
    .flatMap(({ columns }) => columns)
    .filter(isMeasure)
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
  if (!reading || reading.guessed || reading.confidence < LEAST_READ) return []
  const pipeline = planToPipeline(answerToPlan(reading, catalogue), EMPTY_PIPELINE, now)
  return [describePipeline(pipeline, catalogue)]
}

/** How things are asked for: one sentence over the tables at hand, for who was not understood at all. */
export function exampleFor(context: AskContext): string | null {
  const tables = tablesAtHand(context)
  const sentences = BLOCKS.filter(({ category }) => category === 'shape').flatMap(({ examples }) =>
    tables.flatMap((table) =>
      (examples?.(table, []) ?? []).filter((says) =>
        // What names a column shows more than "remove duplicates".
        table.columns.some(({ name }) => says.includes(name)),
      ),
    ),
  )
  return sentences.slice(0, MOST_TRIED).find((says) => works(says, context)) ?? null
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

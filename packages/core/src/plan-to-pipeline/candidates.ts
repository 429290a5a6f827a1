import type { Catalogue } from '../pipeline/catalogue.ts'
import { sameJson } from '../pipeline/same-json.ts'
import type { Figure } from '../sentence-to-plan/figures/figure.ts'
import { schemaOf } from '../sentence-to-plan/question/tables/schema.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import { beyondUs } from '../sentence-to-plan/beyond-us.ts'
import { isPeriod } from '../sentence-to-plan/compute-period.ts'
import { languageOf } from '../sentence-to-plan/language-of.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import { tellsPieces } from '../sentence-to-plan/figures/pieces.ts'
import { readFigure } from '../sentence-to-plan/figures/read-figure.ts'
import type { Change } from '../sentence-to-plan/question/draft/decisions.ts'
import { isEnough, tooLittle } from '../sentence-to-plan/question/is-enough.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import { readEither } from '../sentence-to-plan/question/read-question.ts'
import { queriesOf } from '../sentence-to-plan/question/query/query.ts'
import { spellWording } from '../sentence-to-plan/question/spell/spell-wording.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import type { EitherReading } from '../sentence-to-plan/question/read-question.ts'
import type { Predicate } from '../sentence-to-plan/question/query/query.ts'
import type { Stated } from '../sentence-to-plan/states/state.ts'
import { takeStates } from '../sentence-to-plan/states/take-states.ts'
import { withStates } from '../sentence-to-plan/states/with-states.ts'
import type { AskContext } from './asked.ts'
import { figureToPlan } from './figures/figure-to-plan.ts'
import { answerToPlan } from './question/answer-to-plan.ts'

/** One way to understand a sentence. */
export interface Candidate {
  readonly plan: Plan
  /** The question as far as it was understood, where that was not enough. */
  readonly reading: QuestionReading | null
  /** What it takes otherwise than the likeliest. */
  readonly change: Change | null
}

/** How much of a question has to be explained where somebody else makes sense of it too. */
const SURE = 0.5
const CERTAIN = 0.75
export const LONGEST_QUESTION = 1_000
const MOST = 4

/**
 * The ways to understand a sentence, the likeliest first. It tells what to build or asks for an answer:
 * both readers try, and a question goes to the reader of questions unless that explains too little of it.
 * Other readings of a question are given as far as they cost no more than `farthest`; looked at `again`,
 * also those that take a word for something else, or leave it out.
 */
export function candidatesFor(
  sentence: string,
  context: AskContext,
  farthest: number,
  again = false,
): readonly [Candidate, ...Candidate[]] {
  const stated = statedIn(sentence, context)
  if (stated) {
    const candidates = candidatesOf(stated.sentence, context, { farthest, again, stated })
    if (candidates[0].plan.problems.length === 0) return candidates
  }
  return candidatesOf(sentence, context, { farthest, again, stated: null })
}

/** The states told in a new question or request, unless a command or a figure says it all as it stands. */
function statedIn(sentence: string, { catalogue, pipeline }: AskContext): Stated | null {
  if (pipeline.blocks.length > 0 || sentence.length > LONGEST_QUESTION) return null
  const { datasets } = catalogue
  const tables = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const stated = takeStates(sentence, tables)
  if (!stated || isQuestion(sentence)) return stated
  const isTold =
    isOrder(sentence) ||
    planSentence(sentence, { catalogue, pipeline }).problems.length === 0 ||
    readFigure(sentence, datasets) !== null
  return isTold ? null : stated
}

interface Ways {
  readonly farthest: number
  readonly again: boolean
  /** What was taken out of the sentence, where that is only the rest of one. */
  readonly stated: Stated | null
}

function candidatesOf(
  sentence: string,
  { catalogue, pipeline }: AskContext,
  { farthest, again, stated }: Ways,
): readonly [Candidate, ...Candidate[]] {
  const states = stated?.states ?? []
  const plan = stated ? UNTOLD : planSentence(sentence, { catalogue, pipeline })
  const told: Candidate = { plan, reading: null, change: null }
  const understood = plan.problems.length === 0
  const isShort = sentence.length <= LONGEST_QUESTION
  const isCanvasEmpty = pipeline.blocks.length === 0
  // "Sort the names of all ships by weight" says what to see where it does not say what to do.
  const isNew = isCanvasEmpty && isShort && !understood
  const asks = isQuestion(sentence) || (isNew && isQuestion(spellWording(sentence)))
  // With nothing on the canvas there is nothing a question could change.
  const isEdit = plan.edits && !(asks && isCanvasEmpty)
  const isSettled = isEdit || plan.workflow || plan.schedule !== undefined
  if (plan.asks !== 'change' || (isSettled && understood)) return [told]
  const figure = isCanvasEmpty && isShort ? readFigure(sentence, catalogue.datasets, states) : null
  const measured: Candidate | null = figure && {
    plan: figureToPlan(figure, catalogue),
    reading: null,
    change: null,
  }
  const isFigure = figure?.isToldByCell === true || figure?.isSplitByOwner === true
  if (measured && ((!asks && !understood) || isFigure)) return [measured]
  // A remark about what is on the canvas is no question: it must not begin a second pipeline.
  if (!asks && (isOrder(sentence) || !isCanvasEmpty)) return [told]
  if (!isShort) return [told]
  // What fits the rows on the canvas is about them; who asks wants to see the answer.
  if (understood && !isCanvasEmpty) return [asks ? { ...told, plan: { ...plan, run: true } } : told]
  const readings = readEither(sentence, catalogue.datasets, { most: MOST, farthest, again })
  const [first, ...others] = readings.flatMap((one) => inStates(one, states))
  if (!first) return [measured ?? told]
  const { reading } = first
  // "The correlation between a and b": an answer about a and b that leaves it out is none.
  const isBeyond = beyondUs(sentence, catalogue) !== null || languageOf(sentence) !== null
  if (reading.confidence < 1 && isBeyond)
    return [{ plan: { ...plan, problems: [tooLittle(reading)] }, reading, change: null }]
  // "How many orders per month?": dates are put together by a column that has to be computed.
  if (understood && reading.words.some(({ read, text }) => !read && isPeriod(text))) return [told]
  // Read whole, it says more than a reading that leaves a word out, or shows rows where their average is asked for.
  const isAverage = figure?.figure.averaged === true && figure.figure.amount?.kind === 'column'
  if (measured && (reading.confidence < 1 || (isAverage && showsRows(reading)))) return [measured]
  const isRanked = figure !== null && ranksKinds(figure.figure, catalogue)
  if (measured && isRanked && !isGrouped(reading) && !comparesFigure(reading)) return [measured]
  // "How many different customers each year": one number where one of each year is asked for is none of them.
  if (measured && figure && isOfEach(figure.figure) && tellsOneNumber(reading)) return [measured]
  // "Number of lamps per shop": as many as a quantity tells, and not as many rows.
  if (measured && figure && addsPieces(figure.figure)) return [measured]
  // "Which claim took the longest to settle": from one day to another, where one day alone tells no time.
  if (measured && figure && isElapsed(figure.figure)) return [measured]
  // "Change in rent from 2023 to 2024": two figures beside each other, which rows of either do not tell.
  if (measured && figure && figure.figure.change !== null) return [measured]
  // "The churn rate by contract": how large a part of each contract's rows, which no query of rows tells.
  if (measured && figure && isPartOfEach(figure.figure, reading)) return [measured]
  // "What share of the guests …": a list of them is no answer to that.
  if (ASKS_SHARE.test(sentence) && showsRows(reading) && showsTexts(reading, catalogue))
    return [{ plan: { ...plan, problems: [tooLittle(reading)] }, reading, change: null }]
  const answers = [first, ...others].map((one) => answered(one, catalogue))
  const isSure = reading.confidence >= (asks && !understood ? 0 : asks ? SURE : CERTAIN)
  // "Show open sales": nothing says which columns, so all of them are meant.
  const isMore = reading.confidence === 1 && saysMore(reading, answers[0]?.plan ?? plan, plan)
  const isOther = !understood || reading.tables > 1 || (asks && (!reading.implicit || isMore))
  if (!isSure || !isOther) return understood && isEnough(reading) ? [told, ...answers] : [told]
  if (!isEnough(reading) && (asks || !understood))
    return [{ plan: { ...plan, problems: [tooLittle(reading)] }, reading, change: null }]
  const [likeliest, ...rest] = answers
  return likeliest ? [likeliest, ...rest, ...(understood ? [told] : [])] : [told]
}

/** No command says the rest of a sentence that told of states. */
const UNTOLD: Plan = {
  asks: 'change',
  steps: [],
  run: false,
  assumptions: [],
  problems: ['The part about the rows was not understood.'],
}

function inStates(one: EitherReading, states: readonly Predicate[]): readonly EitherReading[] {
  if (states.length === 0) return [one]
  const answer = withStates(one.reading.answer, states)
  return answer ? [{ ...one, reading: { ...one.reading, answer } }] : []
}

/**
 * "List the garden tools", which are a table, is more than the rows about a garden; "lighter than the heaviest
 * pony" is compared with a figure, and is no cell.
 */
function saysMore(reading: QuestionReading, answers: Plan, told: Plan): boolean {
  return comparesFigure(reading) || !sameJson(sourcesOf(answers), sourcesOf(told))
}

/** "More seats than the smallest ferry": rows are compared, and none of them is put first. */
function comparesFigure({ answer }: QuestionReading): boolean {
  return queriesOf(answer).some(({ where }) =>
    where.some((one) => one.kind === 'against' && one.comparison !== '='),
  )
}

function sourcesOf({ steps }: Plan): readonly unknown[] {
  return steps.flatMap((step) =>
    step.kind === 'add' && step.input === null ? [step.configuration] : [],
  )
}

/**
 * "Show the top 2 regions by amount": the regions are ranked, and a region has many rows. So has a driver "by
 * delivered parcels", where the parcels of each are counted.
 */
function ranksKinds(
  { rank, amount, base, splits: [split] }: Figure,
  { datasets }: Catalogue,
): boolean {
  if (rank === null || rank.limit === null || !split) return false
  if (split.kind === 'rows') return amount?.kind === 'count' && split.key.table !== base
  if (split.kind === 'period') return true
  const dataset = datasets.find(({ id }) => id === split.column.table)
  const column =
    dataset && schemaOf(dataset).columns.find(({ name }) => name === split.column.column)
  return column !== undefined && !column.unique
}

function isOfEach({ splits, averaged, rank }: Figure): boolean {
  return splits.length > 0 && !averaged && rank === null
}

function addsPieces({ amount, splits }: Figure): boolean {
  const isSum = amount?.kind === 'column' && amount.measure === 'sum'
  return isSum && splits.length > 0 && tellsPieces({ name: amount.column.column })
}

function tellsOneNumber({ answer }: QuestionReading): boolean {
  if (answer.kind !== 'rows') return false
  const { group, select } = answer.query
  return group.length === 0 && select.every(({ kind }) => kind === 'measure')
}

function isElapsed({ amount }: Figure): boolean {
  return amount?.kind === 'column' && amount.formula?.startsWith('date_diff(') === true
}

function isPartOfEach({ amount, splits }: Figure, { answer }: QuestionReading): boolean {
  return amount?.kind === 'percent' && (splits.length > 0 || answer.kind !== 'share')
}

function isGrouped({ answer }: QuestionReading): boolean {
  return answer.kind === 'rows' && answer.query.group.length > 0
}

function showsRows({ answer }: QuestionReading): boolean {
  if (answer.kind !== 'rows') return false
  const { select, order } = answer.query
  return select.every(({ kind }) => kind === 'column') && order.length === 0
}

const ASKS_SHARE =
  /^(?:(?:what|which|how large an?|how big an?)(?: is the)? )?(?:the )?(?:share|percentage|percent|proportion|%) of\b/i

/** No column that is shown holds numbers, one of which may be the share. */
function showsTexts({ answer }: QuestionReading, { datasets }: Catalogue): boolean {
  const shown = queriesOf(answer).flatMap(({ select }) => select.flatMap((one) => one.column ?? []))
  const columns = datasets.flatMap((dataset) => schemaOf(dataset).columns)
  return shown.every(({ table, column }) =>
    columns.some((one) => one.table === table && one.name === column && one.numeric === null),
  )
}

function answered({ reading, change }: EitherReading, catalogue: Catalogue): Candidate {
  return { plan: answerToPlan(reading, catalogue), reading: null, change }
}

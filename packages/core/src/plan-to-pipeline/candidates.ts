import { hasColumns } from '../tables/catalogue.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { sameJson } from '../words/same-json.ts'
import { schemaOf } from '../tables/schema.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import { beyondUs } from '../sentence-to-plan/beyond-us.ts'
import { isPeriod } from '../tables/compute-period.ts'
import { languageOf } from '../sentence-to-plan/language-of.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import { readFigure } from '../sentence-to-plan/figures/read-figure.ts'
import { askForLost } from '../sentence-to-plan/figures/several/lost-figures.ts'
import { readFigures } from '../sentence-to-plan/figures/several/read-figures.ts'
import type { Change } from '../sentence-to-plan/question/draft/decisions.ts'
import { isEnough, tooLittle } from '../sentence-to-plan/question/is-enough.ts'
import { isLeftOut } from '../sentence-to-plan/question/left-out.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import { readEither } from '../sentence-to-plan/question/read-question.ts'
import { spellWording } from '../sentence-to-plan/question/spell/spell-wording.ts'
import type { QuestionReading } from '../sentence-to-plan/question/question-reading.ts'
import type { EitherReading } from '../sentence-to-plan/question/read-question.ts'
import type { Predicate } from '../sentence-to-plan/question/query/query.ts'
import type { Stated } from '../sentence-to-plan/states/state.ts'
import { askForItems, lostItems } from '../sentence-to-plan/lists/lost-items.ts'
import { withStates } from '../sentence-to-plan/states/with-states.ts'
import { inSaidUnits } from '../sentence-to-plan/views/in-said-units.ts'
import { takeViews } from '../sentence-to-plan/views/take-views.ts'
import { withViews } from '../sentence-to-plan/views/view.ts'
import type { Viewed } from '../sentence-to-plan/views/view.ts'
import type { AskContext } from './asked.ts'
import { figureOfEach } from './figure-of-each.ts'
import { figureToPlan } from './figures/figure-to-plan.ts'
import { figuresToPlan } from './figures/figures-to-plan.ts'
import { tellsMore } from './figures/tells-more.ts'
import { answerToPlan } from './question/answer-to-plan.ts'
import { comparesFigure, showsRows, showsTexts } from './question/shape-of-answer.ts'
import { statedWays } from './stated-ways.ts'
import { viewsUsed } from './views-used.ts'
import { wantedCandidates } from './wanted-candidates.ts'
import type { Understood } from './wanted-candidates.ts'

/** One way to understand a sentence. */
export interface Candidate {
  readonly plan: Plan
  /** The question as far as it was understood, where that was not enough. */
  readonly reading: QuestionReading | null
  /** What it takes otherwise than the likeliest. */
  readonly change: Change | null
  /** In logical form, where it is a figure, several of them, or an answer. */
  readonly understood?: Understood
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
  const isNew = context.pipeline.blocks.length === 0 && sentence.length <= LONGEST_QUESTION
  const ways = { farthest, again, stated: null }
  if (!isNew) return candidatesOf(sentence, context, ways)
  return seenCandidates(sentence, context, ways) ?? shownCandidates(sentence, context, ways)
}

/** Where it speaks of columns that no file holds as they are meant, over tables that have them. */
function seenCandidates(
  sentence: string,
  context: AskContext,
  ways: Ways,
): readonly [Candidate, ...Candidate[]] | null {
  const { datasets } = context.catalogue
  const seen = takeViews(sentence, datasets.filter(hasColumns).map(schemaOf))
  if (!seen) return null
  const inView = (viewed: readonly Viewed[]): AskContext => ({
    ...context,
    catalogue: { ...context.catalogue, datasets: withViews(datasets, viewed, seen.hidden) },
  })
  const over = (viewed: readonly Viewed[]) =>
    shownCandidates(seen.sentence, inView(viewed), { ...ways, stated: seen })
  if (
    seen.states.length > 0 &&
    readFigures(seen.sentence, inView(seen.viewed).catalogue.datasets, [], true)
  ) {
    // What was taken out of one of several figures would hold for all of them.
    const several = severalIn(sentence, inView(seen.viewed), [])
    return several && [several]
  }
  const first = over(seen.viewed)
  if (first[0].plan.problems.length > 0) return null
  if (seen.viewed.length === 0) return first
  const used = viewsUsed(seen, first[0].plan)
  if (used.length === seen.viewed.length) return first
  return used.length === 0 ? null : over(used)
}

/** What it wants to see of them is told apart from the question. */
function shownCandidates(
  sentence: string,
  context: AskContext,
  ways: Ways,
): readonly [Candidate, ...Candidate[]] {
  const read = (said: string) => statedCandidates(said, context, ways)
  const found = wantedCandidates(sentence, context.catalogue, read) ?? read(sentence)
  return figureOfEach(sentence, found, read)
}

/** What it tells of rows is taken out of it first. */
function statedCandidates(
  sentence: string,
  context: AskContext,
  ways: Ways,
): readonly [Candidate, ...Candidate[]] {
  const known = ways.stated?.states ?? []
  const several = severalIn(sentence, context, known)
  if (several) return [several]
  const read = (stated: Stated): readonly [Candidate, ...Candidate[]] => {
    const states = [...known, ...stated.states]
    const others = severalIn(stated.sentence, context, states)
    const way = { ...ways, stated: { ...stated, states } }
    return others ? [others] : candidatesOf(stated.sentence, context, way)
  }
  // A way may stand there twice: as a guess, and as what is left where no guess explains it all.
  const tried = new Map<Stated, readonly [Candidate, ...Candidate[]]>()
  for (const { stated, isGuess } of statedWays(sentence, context)) {
    const candidates = tried.get(stated) ?? read(stated)
    tried.set(stated, candidates)
    const { problems, assumptions } = candidates[0].plan
    if (problems.length === 0 && !(isGuess && assumptions.some(isLeftOut))) return candidates
  }
  return candidatesOf(sentence, context, ways)
}

/** Several figures side by side, where a request asks for them and nothing else. */
function severalIn(
  sentence: string,
  { catalogue }: AskContext,
  states: readonly Predicate[],
): Candidate | null {
  const figures = readFigures(sentence, catalogue.datasets, states)
  const plan = figures && figuresToPlan(figures, catalogue)
  return plan && { plan, reading: null, change: null, understood: 'several' }
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
    understood: figure,
  }
  const isFigure = figure?.isToldByCell === true || figure?.isSplitByOwner === true
  if (measured && ((!asks && !understood) || isFigure)) return [measured]
  // A remark about what is on the canvas is no question: it must not begin a second pipeline.
  if (!asks && (isOrder(sentence) || !isCanvasEmpty)) return [told]
  if (!isShort) return [told]
  // What fits the rows on the canvas is about them; who asks wants to see the answer.
  if (understood && !isCanvasEmpty) return [asks ? { ...told, plan: { ...plan, run: true } } : told]
  const readings = readEither(sentence, catalogue.datasets, { most: MOST, farthest, again })
  const [first, ...others] = readings
    .map((one) => ({ ...one, reading: inSaidUnits(one.reading, sentence) }))
    .flatMap((one) => inStates(one, states))
  if (!first) return [measured ?? told]
  if (leavesOutUnknown(sentence, first, catalogue)) return [unanswered(plan, first)]
  // "How many orders per month?": dates are put together by a column that has to be computed.
  if (understood && leavesOutPeriod(first.reading)) return [told]
  if (measured && figure && tellsMore(figure.figure, first.reading, catalogue)) return [measured]
  return chosenOf([first, ...others], { sentence, told, asks, catalogue })
}

/** What a sentence says as a command, and whether it reads as a question. */
interface Said {
  readonly sentence: string
  readonly told: Candidate
  readonly asks: boolean
  readonly catalogue: Catalogue
}

/** Between the command that a sentence gives and the question that it asks. */
function chosenOf(
  [first, ...others]: readonly [EitherReading, ...EitherReading[]],
  { sentence, told, asks, catalogue }: Said,
): readonly [Candidate, ...Candidate[]] {
  const { plan } = told
  const understood = plan.problems.length === 0
  const { reading } = first
  // "What share of the guests …": a list of them is no answer to that.
  if (ASKS_SHARE.test(sentence) && showsRows(reading) && showsTexts(reading, catalogue))
    return [unanswered(plan, first)]
  // "… and the share of them that …": one more figure, which no row of the answer tells.
  if (OF_THEM.test(sentence) && reading.answer.kind !== 'share')
    return [{ plan: { ...plan, problems: [tooLittle(reading)] }, reading, change: null }]
  const lost = asks || !understood ? askForLost(sentence, catalogue.datasets, reading) : null
  if (lost !== null) return [{ plan: { ...plan, problems: [lost] }, reading, change: null }]
  const tables = catalogue.datasets.filter(hasColumns).map(schemaOf)
  const items = lostItems(sentence, reading.words, tables)
  if (items.length > 0)
    return [{ plan: { ...plan, problems: [askForItems(items)] }, reading, change: null }]
  const answers = [first, ...others].map((one) => answered(one, catalogue))
  const isSure = reading.confidence >= (asks && !understood ? 0 : asks ? SURE : CERTAIN)
  // "Show open sales": nothing says which columns, so all of them are meant.
  const isMore = reading.confidence === 1 && saysMore(reading, answers[0]?.plan ?? plan, plan)
  const isOther = !understood || reading.tables > 1 || (asks && (!reading.implicit || isMore))
  if (!isSure || !isOther) return understood && isEnough(reading) ? [told, ...answers] : [told]
  if (!isEnough(reading) && (asks || !understood)) return [unanswered(plan, first)]
  const [likeliest, ...rest] = answers
  return likeliest ? [likeliest, ...rest, ...(understood ? [told] : [])] : [told]
}

/** What is left open in a question of which too little was understood. */
function unanswered(plan: Plan, { reading }: EitherReading): Candidate {
  return { plan: { ...plan, problems: [tooLittle(reading)] }, reading, change: null }
}

function leavesOutPeriod({ words }: QuestionReading): boolean {
  return words.some(({ read, text }) => !read && isPeriod(text))
}

/** "The correlation between a and b": an answer about a and b that leaves it out is none. */
function leavesOutUnknown(
  sentence: string,
  { reading }: EitherReading,
  catalogue: Catalogue,
): boolean {
  const isBeyond = beyondUs(sentence, catalogue) !== null || languageOf(sentence) !== null
  return reading.confidence < 1 && isBeyond
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

function sourcesOf({ steps }: Plan): readonly unknown[] {
  return steps.flatMap((step) =>
    step.kind === 'add' && step.input === null ? [step.configuration] : [],
  )
}

const OF_THEM = /\b(?:share|percentage|proportion|percent|%) of (?:them|these|those)\b/i

const ASKS_SHARE =
  /^(?:(?:what|which|how large an?|how big an?)(?: is the)? )?(?:the )?(?:share|percentage|percent|proportion|%) of\b/i

function answered({ reading, change }: EitherReading, catalogue: Catalogue): Candidate {
  return { plan: answerToPlan(reading, catalogue), reading: null, change, understood: reading }
}

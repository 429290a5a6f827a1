import { hasColumns } from '../tables/catalogue.ts'
import { readFigure } from '../sentence-to-plan/figures/read-figure.ts'
import { planSentence } from '../sentence-to-plan/plan-sentence.ts'
import { isOrder, isQuestion } from '../sentence-to-plan/question/is-question.ts'
import type { Predicate } from '../sentence-to-plan/question/query/query.ts'
import { schemaOf } from '../tables/schema.ts'
import type { SchemaTable } from '../tables/schema.ts'
import { explanationIn } from '../sentence-to-plan/states/explanations.ts'
import type { Stated } from '../sentence-to-plan/states/state.ts'
import { asksShare, takeStates } from '../sentence-to-plan/states/take-states.ts'
import type { AskContext } from './asked.ts'

/** A sentence with what it tells of rows taken out of it, to be read by whoever reads the rest. */
export interface StatedWay {
  readonly stated: Stated
  /** Which word was explained is a guess: it is taken only where the rest is read to its last word. */
  readonly isGuess: boolean
}

/**
 * The ways to take out of a new question or request what it tells of rows: what it explains itself first, then the
 * states it speaks of. None where a command or a figure says it all as it stands.
 */
export function statedWays(
  sentence: string,
  { catalogue, pipeline }: AskContext,
): readonly StatedWay[] {
  const { datasets } = catalogue
  const tables = datasets.filter(hasColumns).map(schemaOf)
  const stated = takeStates(sentence, tables)
  const explained = explainedWays(sentence, tables, (one) =>
    readFigure(one.sentence, datasets, one.states),
  )
  const ways = [...explained, ...(stated ? [{ stated, isGuess: false }] : [])]
  if (ways.length === 0 || isQuestion(sentence)) return ways
  const isTold =
    // "Open tickets per team (not closed yet)" orders nothing.
    (isOrder(sentence) && explained.length === 0) ||
    planSentence(sentence, { catalogue, pipeline }).problems.length === 0 ||
    readFigure(sentence, datasets) !== null
  return isTold ? [] : ways
}

function explainedWays(
  sentence: string,
  tables: readonly SchemaTable[],
  figureOf: (stated: Stated) => unknown,
): readonly StatedWay[] {
  const explained = explanationIn(sentence, tables)
  if (!explained) return []
  const { states, without, instead } = explained
  const whole = { sentence: explained.sentence, states }
  const replaced = instead === null ? [] : [{ sentence: instead, states: [] }]
  // "Share of lost parcels (express)" is of express parcels; "share delivered late (…)" tells the part itself.
  if (asksShare(sentence))
    return [whole, ...replaced]
      .filter((one) => figureOf(one) !== null)
      .map((one) => ({ stated: one, isGuess: false }))
  const ways = [whole, ...without.map((rest) => ({ sentence: rest, states }))].map((one) =>
    withStatesOf(one, tables),
  )
  // "Which stop has no shelter (None)?": the reader of questions finds a cell where it stands.
  const isCell = isQuestion(sentence) && states.every(({ kind }) => kind === 'among')
  return [
    ...(isCell ? [{ stated: { sentence, states: [] }, isGuess: false }] : []),
    ...ways.map((one) => ({ stated: one, isGuess: true })),
    ...ways.map((one) => ({ stated: one, isGuess: false })),
  ]
}

/** What else the rest tells of rows. */
function withStatesOf({ sentence, states }: Stated, tables: readonly SchemaTable[]): Stated {
  const more = takeStates(sentence, tables)
  const known: readonly Predicate[] = [...states, ...(more?.states ?? [])]
  return more ? { sentence: more.sentence, states: known } : { sentence, states }
}

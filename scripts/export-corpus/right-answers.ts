import type { Pipeline } from '../../packages/core/src/index.ts'
import { ALL_ASKED } from '../../packages/core/src/plan-to-pipeline/question/testing/all-asked.ts'
import { answerOver } from '../../packages/core/src/plan-to-pipeline/question/testing/answer.ts'
import { GRID } from '../../packages/core/src/plan-to-pipeline/question/testing/grid/grid.ts'
import {
  gridQuestions,
  judge,
} from '../../packages/core/src/plan-to-pipeline/question/testing/grid/judge.ts'
import { isRight } from '../../packages/core/src/plan-to-pipeline/question/testing/is-right.ts'
import type { Asked } from '../../packages/core/src/plan-to-pipeline/question/testing/read-asked.ts'
import { WORLDS } from '../../packages/core/src/plan-to-pipeline/question/testing/worlds.ts'
import { sqlOf } from './sql-of.ts'

/** A question that the planner answers with the right rows. */
export interface RightAnswer {
  readonly question: string
  readonly tables: Asked['tables']
  readonly pipeline: Pipeline
  readonly sql: string
}

/** What is asked of one question, null where its answer is wrong or none. */
export type Answering = () => RightAnswer | null

/** The corpora whose answers are judged by their rows, by the name of the file each is written to. */
export const CORPORA: Readonly<Record<string, readonly Answering[]>> = {
  worlds: WORLDS.flatMap(answersOver),
  questions: ALL_ASKED.flatMap(answersOver),
  grid: GRID.flatMap((meaning) => gridQuestions(meaning, 'everywhere')).map((question) => () => {
    // Where no rows at all are right, the grid takes a question that is not understood for answered.
    const { isRight: isJudgedRight, asks, own, pipeline } = judge(question)
    return isJudgedRight && pipeline ? rightAnswer(asks, own, pipeline) : null
  }),
}

function answersOver(asked: Asked): readonly Answering[] {
  return asked.questions.map((question) => () => {
    const { rows, pipeline } = answerOver(question.asks, asked)
    return isRight(question, rows) && pipeline ? rightAnswer(question.asks, asked, pipeline) : null
  })
}

function rightAnswer(
  question: string,
  { tables, datasets }: Asked,
  pipeline: Pipeline,
): RightAnswer {
  return { question, tables, pipeline, sql: sqlOf(pipeline, { datasets }) }
}

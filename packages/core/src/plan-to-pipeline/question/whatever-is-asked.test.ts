import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePipeline } from '../../pipeline/compile-pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { printAnswer } from '../../sentence-to-plan/question/query/print-query.ts'
import { readEither } from '../../sentence-to-plan/question/read-question.ts'
import { planToPipeline } from '../plan-to-pipeline.ts'
import { answerToPlan } from './answer-to-plan.ts'
import { someRuns } from '../testing/some-of.ts'
import { arbitraryQuestion } from './testing/arbitrary-question.ts'
import { arbitraryTables } from './testing/arbitrary-tables.ts'

/** What the reader gives is built without another check: a query that blocks cannot say must not leave it. */
test('whatever is asked of tables that refer to each other, each reading of it compiles', () => {
  fc.assert(
    fc.property(arbitraryTables(), arbitraryQuestion(), (datasets, asked) => {
      for (const { reading } of readEither(asked, datasets, { most: 4, farthest: 0.5 })) {
        const built = () => {
          const plan = answerToPlan(reading, { datasets })
          return compilePipeline(planToPipeline(plan, EMPTY_PIPELINE, 1), { datasets })
        }
        const understood = `${asked}\n${printAnswer(reading.answer)}`
        expect(built, understood).not.toThrow()
        expect(built(), understood).toHaveProperty('program')
      }
    }),
    { numRuns: someRuns(300) },
  )
}, 120_000)

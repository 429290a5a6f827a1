import { expect, test } from 'vitest'
import { queriesOf } from '../packages/engine/src/conformance/import-sql/written-by-models/queries.ts'
import { SCHEMAS } from '../packages/engine/src/conformance/import-sql/written-by-models/schemas.ts'
import { modelAnswerSchema } from '../packages/models/src/answer/answer-form.ts'

/** Characters: what a model writes is what is waited and paid for. */
const SHORT = 700
/** Nineteen of twenty answers are the usual ones. */
const USUAL = 0.95

/** Three sentences: the most that the prompt asks for. */
const EXPLANATION =
  'This joins the orders with their customers and keeps those that were paid in the last quarter. It then adds up their amounts for each region and month. The largest come first.'

/** SELECTs as models write them, in the whole form of an answer, line breaks and all. */
const LENGTHS = Object.keys(SCHEMAS)
  .flatMap(queriesOf)
  .map(({ sql }) => {
    const withoutRequest = sql.replace(/^-- .*\n/, '')
    const answer = { explanation: EXPLANATION, sql: withoutRequest, question: null, after: [] }
    return JSON.stringify(modelAnswerSchema.parse(answer)).length
  })
  .toSorted((one, other) => one - other)

test(`a usual answer has fewer than ${SHORT} characters`, () => {
  expect(LENGTHS.length).toBeGreaterThan(400)
  expect(LENGTHS[Math.floor(LENGTHS.length * USUAL)]).toBeLessThan(SHORT)
})

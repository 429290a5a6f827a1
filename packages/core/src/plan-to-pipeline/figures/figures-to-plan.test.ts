import { expect, test } from 'vitest'
import { corpusText } from '../../../corpus/read-corpus.ts'
import { describePipeline } from '../../describe/describe-pipeline.ts'
import { checkPipeline } from '../../pipeline/check-pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../ask.ts'
import { answerOver } from '../question/testing/answer.ts'
import { readAsked } from '../question/testing/read-asked.ts'

const asked = readAsked(corpusText('questions/side-by-side-tables.txt')).flatMap(
  ({ datasets, questions }) => questions.map(({ asks }) => ({ asks, catalogue: { datasets } })),
)

test.each(asked)('$asks: its description gives the same blocks', ({ asks, catalogue }) => {
  const context = { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }
  const { pipeline = EMPTY_PIPELINE } = ask(asks, context)
  const { diagnostics } = checkPipeline(pipeline, catalogue)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const sentence = describePipeline(pipeline, catalogue)
  const again = ask(sentence, context).pipeline ?? EMPTY_PIPELINE
  expect(describePipeline(again, catalogue)).toBe(sentence)
})

test('a period that all figures are of takes its table along for each of them', () => {
  const asks = 'number of lines in 2024 and total amount by product'
  const catalogue = asked.find((one) => one.asks === asks)?.catalogue ?? { datasets: [] }
  const { response } = ask(asks, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(response).toContain('join with orders on order_id')
})

const [RENTALS] = readAsked(String.raw`
@ rentals
# rentals
[["rental_id","integer"],["car_class","text"],["price","number"]]
[1,"compact",40]
[2,"compact",50]
[3,"van",90]
`)

test.each([
  ['Number of rentals, revenue and average price by car class', '"revenue"'],
  ['number of rentals, average price and mileage per car class', '"mileage"'],
  ['Show the mileage and the number of rentals for each car class', '"mileage"'],
])('%s: a part of the list is no answer', (asks, unknown) => {
  if (!RENTALS) throw new Error('there is one set of tables')
  const { said, rows } = answerOver(asks, RENTALS)
  expect(rows).toBeNull()
  expect(said).toContain(unknown)
})

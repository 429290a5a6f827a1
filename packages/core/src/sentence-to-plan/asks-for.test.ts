import { expect, test } from 'vitest'
import { findBlock } from '../blocks/registry.ts'
import { asksFor } from './asks-for.ts'

const asks = (sentence: string, type: string) => {
  const block = findBlock(type)
  if (!block) throw new Error(type)
  return asksFor(sentence, block)
}

test.each([
  ['keep rows where amount is over 100, then export as parquet', 'export'],
  ['Total by region. Please save it as CSV.', 'export'],
  ['change the export to csv', 'export'],
  ['could you write the result to a file', 'export'],
  ['join both and notify ops@example.com', 'alert'],
])('%s asks for %s', (sentence, type) => {
  expect(asks(sentence, type)).toBe(true)
})

test.each([
  ['which store sold most?', 'export'],
  ['keep rows where output is over 3', 'export'],
  ['rows with the text "then export it"', 'export'],
  ['how many alerts were there?', 'alert'],
  ['total amount by region', 'alert'],
])('%s does not ask for %s', (sentence, type) => {
  expect(asks(sentence, type)).toBe(false)
})

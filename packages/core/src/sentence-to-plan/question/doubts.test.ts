import { expect, test } from 'vitest'
import { datasetOf } from '../../plan-to-pipeline/question/testing/dataset-of.ts'
import { isDoubtful } from './doubts.ts'
import { bindSentence } from './link/bind-sentence.ts'
import { linkSentence } from './link/link-sentence.ts'
import { Decisions } from './draft/decisions.ts'
import { readLinked } from './read-linked.ts'
import { schemaOf } from '../../tables/schema.ts'

const boats = datasetOf('boats', {
  columns: [
    { name: 'Boat', type: 'text' },
    { name: 'Owner', type: 'text' },
    { name: 'Fare', type: 'number' },
  ],
  rows: [
    ['Tide', 'Ann', 4],
    ['Wind Rose', 'Ann', 6],
    ['Foam', 'Bob', 5],
  ],
})

test.each([
  ['What is the boat of the boat Tide?', true],
  ['What is the boat of the boat Wind?', false],
  ['Who is the owner of the boat Tide?', false],
  ['Which boat is the most common?', true],
  ['Which owner is the most common?', false],
  ['What is the average fare of Ann?', false],
  ['What is the average owner?', true],
  ['Which boat has the highest fare?', false],
])('%s: the first reading is doubtful: %s', (question, isDoubted) => {
  const sentence = bindSentence(linkSentence(question, [schemaOf(boats)]), [])
  const reading = readLinked(sentence, [], new Decisions())
  expect(reading && isDoubtful(reading, sentence)).toBe(isDoubted)
})

import { expect, test } from 'vitest'
import { datasetOf } from '../../../plan-to-pipeline/question/testing/dataset-of.ts'
import { schemaOf } from '../../../tables/schema.ts'
import { spellEmpty } from './spell-empty.ts'
import { spellTypos } from './spell-typos.ts'

const TABLES = [
  schemaOf(
    datasetOf('boats', {
      columns: [
        { name: 'avarage', type: 'number' },
        { name: 'status', type: 'text' },
        { name: 'home_harbour', type: 'text' },
        { name: 'observer', type: 'text' },
      ],
      rows: [
        [1, 'missing', 'Wick', 'Ada'],
        [2, 'numbr', 'Lund', 'Bo'],
      ],
    }),
  ),
]

test.each([
  ['the diffrent crews and thier ports', 'the different crews and their ports'],
  ['in desending order', 'in descending order'],
  ['montly revnue by harbor', 'monthly revenue by harbour'],
  // Another ending is another word.
  ['boats observed in spring', 'boats observed in spring'],
  // Called so in the data, quoted, or a word of its own.
  ['the avarage of boats that are numbr', 'the avarage of boats that are numbr'],
  ['boats called "diffrent"', 'boats called "diffrent"'],
  ['the slowest boat and its lumber', 'the slowest boat and its lumber'],
])('%s', (said, spelled) => {
  expect(spellTypos(said, TABLES)).toBe(spelled)
})

test('an empty cell is none, unless cells are written so', () => {
  expect(spellEmpty('boats with an empty port record', TABLES)).toBe('boats with no port')
  expect(spellEmpty('boats whose status is missing', TABLES)).toBe('boats whose status is missing')
})

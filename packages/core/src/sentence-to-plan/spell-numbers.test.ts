import { expect, test } from 'vitest'
import type { Catalogue } from '../tables/catalogue.ts'
import { spellNumbers } from './spell-numbers.ts'

const songs: Catalogue = {
  datasets: [
    {
      id: 'ds_songs',
      name: 'songs',
      filename: 'songs.csv',
      columns: [
        { name: 'band', type: 'text' },
        { name: 'plays', type: 'integer' },
      ],
      samples: { band: ['Forty Five Doors', 'The Nine'] },
    },
  ],
}

test.each([
  ['songs with over two hundred plays', 'songs with over 200 plays'],
  ['over twenty-one plays', 'over 21 plays'],
  ['over twenty one plays', 'over 21 plays'],
  ['at least one hundred and fifty plays', 'at least 150 plays'],
  ['at least a hundred and five plays', 'at least 105 plays'],
  ['under two thousand five hundred plays', 'under 2500 plays'],
  ['under thirty-two thousand plays', 'under 32 thousand plays'],
  ['over Three Hundred Sixteen thousand and four plays', 'over 316004 plays'],
  ['over twelve million plays', 'over twelve million plays'],
  ['over twenty-five million plays', 'over 25 million plays'],
  ['between one hundred and two hundred plays', 'between 100 and 200 plays'],
  ['between one hundred and fifty plays', 'between 100 and 50 plays'],
  ['between one hundred and fifty and two hundred plays', 'between 150 and 200 plays'],
  ['between one hundred and two thousand plays', 'between 100 and 2 thousand plays'],
  ['between twenty and thirty plays', 'between twenty and thirty plays'],
])('%s', (said, digits) => {
  expect(spellNumbers(said, songs)).toBe(digits)
})

test.each([
  'the ten best bands, one of them twice',
  'songs of Forty Five Doors',
  'songs where band is "Twenty One"',
  'songs from a hundredfold one-hit wonder',
])('%s stays as it is', (said) => {
  expect(spellNumbers(said, songs)).toBe(said)
})

import { expect, test } from 'vitest'
import { spellWording } from './spell-wording.ts'

test.each([
  ['For all books, list their titles.', 'for each books, list their titles.'],
  ['On average, what is the weight of the boats?', 'what is the average weight of the boats?'],
  [
    'Which shop has the most guests? Give its name.',
    'Give the name of the shop that has the most guests?',
  ],
  ['Find the boat having the maximum weight', 'Find the boat with the highest weight'],
])('%s', (said, spelled) => {
  expect(spellWording(said)).toBe(spelled)
})

test('what is quoted stays as it was written', () => {
  const said =
    'Show the songs called "Boys having the maximum fun" and those having a length over 3'
  expect(spellWording(said)).toBe(
    'Show the songs called "Boys having the maximum fun" and those with a length over 3',
  )
  for (const odd of ['a \u{E000}7\u{E000} b', '"', '"" having the "x', '“having the ”'])
    expect(spellWording(odd)).toBe(odd)
})

test('the longest question takes no time, whatever it is made of', () => {
  const pieces = [
    'with max ',
    'each a ',
    'whose a is ',
    ', highest a',
    'which a ',
    'average ',
    '"',
    'except ',
    'for all a, ',
  ]
  for (const piece of pieces) {
    const started = process.cpuUsage()
    spellWording(piece.repeat(1_000 / piece.length))
    spellWording(
      `which ${piece.repeat(900 / piece.length)}? give its ${piece.repeat(90 / piece.length)}`,
    )
    // What it takes itself, in microseconds, whatever else keeps the machine busy.
    expect(process.cpuUsage(started).user).toBeLessThan(500_000)
  }
})

import { expect, test } from 'vitest'
import { segmentsOf } from './segments.ts'

test.each([
  ['boats, crews and fares', ['boats', 'crews', 'fares']],
  ['boats, crews, and also their fares', ['boats', 'crews', 'their fares']],
  ['boats & crews plus fares', ['boats', 'crews', 'fares']],
  ['boats;crews+fares', ['boats', 'crews', 'fares']],
  ['boats together with crews', ['boats', 'crews']],
  ['boats with the number of crews', ['boats', 'the number of crews']],
  ['R&D cost', ['R&D cost']],
  ['boats over 1,500 kg, crews', ['boats over 1,500 kg', 'crews']],
  ['boats built between 1990 and 1995 and crews', ['boats built between 1990 and 1995', 'crews']],
  ['fare (adults, children), crews', ['fare (adults, children)', 'crews']],
])('%s', (text, listed) => {
  expect(segmentsOf(text).map((one) => one.text)).toEqual(listed)
})

test('what is set against something says so', () => {
  expect(segmentsOf('fares 2021 vs 2022').map((one) => one.isAgainst)).toEqual([false, true])
})

test('what stands behind a comma alone says so', () => {
  expect(segmentsOf('fares, boats and crews').map((one) => one.isApart)).toEqual([
    false,
    true,
    false,
  ])
})

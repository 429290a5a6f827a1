import { expect, test } from 'vitest'
import { conversionFor } from './conversion-for.ts'

test.each([
  ['euros', ['1.265,04 €', '80,00 €', '3,5 €'], { to: 'number', isUneven: true }],
  ['dollars', ['$1,200.50', '$80', '$3.99'], { to: 'number', isUneven: false }],
  ['minus signs', ['-$1.50', '−2,000.00 $', '$ 3'], { to: 'number', isUneven: false }],
  ['dates of one style', ['2024-01-31', '2023-12-01', '2024-02-02'], { isSortable: true }],
  ['dates of several', ['2024-01-31', '01.12.2023', 'Feb 2, 2024'], { to: 'date', isUneven: true }],
  ['dashes', ['31-01-2024', '01-12-2023', '02-02-2024'], { to: 'date', isUneven: false }],
  ['years, points', ['2024.01.31', '2023.12.01', '2024.02.02'], { isSortable: true }],
  ['days before months', ['31/01/2024', '01/12/2023', '02/02/2024'], { to: 'date' }],
])('%s', (_, cells, expected) => {
  expect(conversionFor(cells, 'x')).toMatchObject(expected)
})

test.each([
  ['a thousand or one and a bit', ['1.265', '2.480', '3.112']],
  ['days or months by dashes', ['01-02-2024', '03-04-2024', '05-06-2024']],
  ['days or months', ['01/02/2024', '03/04/2024', '05/06/2024']],
  ['words', ['Lamp', 'Desk', 'Chair']],
  ['some that are none', ['2024-01-31', 'soon', '2024-02-02']],
  ['too few', ['2024-01-31']],
  ['figures that the formula would not read', ['１２ €', '–5 €', '7 €']],
  ['euros and dollars', ['5 €', '$6', '7 €']],
  ['shares beside numbers', ['5 %', '6', '7 %']],
  ['minus signs that may be none', ['(300)', '20', '30']],
])('%s are left alone', (_, cells) => {
  expect(conversionFor(cells, 'x')).toBeNull()
})

test('a column is quoted in its formula', () => {
  expect(conversionFor(['1,5 €', '2,5 €', '3,5 €'], 'net "sum"')?.clause).toContain('"net ""sum"""')
})

test('a percentage is a share, as the reading of a file has it', () => {
  expect(conversionFor(['12 %', '3 %', '50%'], 'x')?.clause).toContain(') / 100`')
})

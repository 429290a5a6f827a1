import { expect, test } from 'vitest'
import { itemsOf } from './items-of.ts'

const isKnown = (item: string) => item === 'first name' || item === 'start time'

test.each([
  ['the name, their city and also the fee as well', ['name', 'city', 'fee']],
  ['and name plus cust. no.', ['name', 'cust no']],
  ['name together with berth', ['name', 'berth']],
  ['first and last name', ['first name', 'last name']],
  ['start and end time', ['start time', 'end time']],
  ['berth and last name', ['berth', 'last name']],
])('%s', (list, items) => {
  expect(itemsOf(list, isKnown)).toEqual(items)
})

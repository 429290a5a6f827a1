import { expect, test } from 'vitest'
import { likeliestDates } from './which-date.ts'

const named = (names: string) => names.split(', ').map((name) => ({ name }))

test.each([
  ['invoices', 'Paid On, Due Date, Invoice Date', 'Invoice Date'],
  ['payments', 'created_at, paid_on', 'paid_on'],
  ['leaves', 'requested_on, start_date, end_date', 'start_date'],
  ['tickets', 'updated_at, closed_at, created_at', 'created_at'],
  ['parcels', 'last_scan, expected_delivery, delivered_on, sent_on', 'sent_on'],
  ['deliveries', 'expectedDelivery, deliveredAt', 'deliveredAt'],
  ['orders', 'order_delivered_at, order_purchase_timestamp', 'order_purchase_timestamp'],
  ['staff', 'birth_date, left_on, hired_on', 'hired_on'],
  ['flights', 'departure, arrival', 'departure'],
])('rows of %s with %s are told by %s', (rows, dates, meant) => {
  expect(likeliestDates(named(dates), { rows })[0]?.name).toBe(meant)
})

test.each([
  ['how many invoices were paid in 2024', 'Paid On'],
  ['settlements by month', 'Paid On'],
  ['invoices that fall due in march', 'Due Date'],
  ['invoices in 2024', 'Invoice Date'],
])('%s: a date that is spoken of is meant', (says, meant) => {
  const dates = named('Invoice Date, Due Date, Paid On')
  const told = says.split(' ')
  expect(likeliestDates(dates, { rows: 'invoices', told })[0]?.name).toBe(meant)
})

test('the first 5 tickets do not speak of the first reply', () => {
  const told = ['the', 'first', '5', 'tickets']
  const dates = named('first_reply_at, opened_at')
  expect(likeliestDates(dates, { rows: 'tickets', told })[0]?.name).toBe('opened_at')
})

test('what names the rows speaks of no date, however many there are of them', () => {
  const told = ['invoices', 'due', 'in', 'may']
  const dates = named('invoice_date, due_date')
  expect(likeliestDates(dates, { rows: 'invoice', told })[0]?.name).toBe('due_date')
})

test('rows are grouped by the date they are kept by', () => {
  const dates = named('Invoice Date, Paid On')
  expect(likeliestDates(dates, { kept: ['Paid On'] })[0]?.name).toBe('Paid On')
})

test('of joined rows the date is not when somebody signed up', () => {
  const dates = named('signup_day, birth_date, created_at')
  expect(likeliestDates(dates)[0]?.name).toBe('created_at')
})

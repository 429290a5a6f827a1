import { expect, test } from 'vitest'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

const PARCELS: CatalogueDataset = {
  id: 'p',
  name: 'parcels',
  filename: 'parcels.csv',
  columns: [
    { name: 'parcel_no', type: 'integer' },
    { name: 'updated_at', type: 'date' },
    { name: 'depot', type: 'text' },
    { name: 'sent_on', type: 'date' },
    { name: 'due_on', type: 'date' },
    { name: 'delivered_on', type: 'date' },
    { name: 'weight', type: 'number' },
  ],
  rowCount: 400,
  samples: { depot: ['Ulm', 'Gent'] },
}
const TUTORS: CatalogueDataset = {
  id: 't',
  name: 'tutors',
  filename: 'tutors.csv',
  columns: [
    { name: 'tutor', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'hired_on', type: 'date' },
    { name: 'born_on', type: 'date' },
  ],
  rowCount: 40,
}
const REPORTS: CatalogueDataset = {
  id: 'r',
  name: 'reports',
  filename: 'reports.csv',
  columns: [
    { name: 'street', type: 'text' },
    { name: 'inspected_on', type: 'date' },
    { name: 'report_date', type: 'date' },
    { name: 'cost', type: 'number' },
  ],
  rowCount: 60,
}
const catalogue = { datasets: [PARCELS, TUTORS, REPORTS] }

/** What comes of one sentence after the other. */
function say(...sentences: readonly string[]) {
  let pipeline = EMPTY_PIPELINE
  let last = ask(sentences[0] ?? '', { catalogue, pipeline, now: 1 })
  for (const sentence of sentences.slice(1)) {
    pipeline = last.pipeline ?? pipeline
    last = ask(sentence, { catalogue, pipeline, now: 2 })
  }
  return last
}

test.each([
  [['load parcels', 'only 2024'], 'sent_on is between 2024-01-01'],
  [['load parcels', 'count rows by month'], "date_trunc('month', sent_on)"],
  [['load parcels, count rows by month'], "date_trunc('month', sent_on)"],
  [['load parcels', 'newest first'], 'by sent_on descending'],
  [['load parcels, youngest first'], 'by sent_on descending'],
  [['latest 3 parcels'], 'by sent_on descending'],
  [['parcels by depot', 'also by month'], "date_trunc('month', sent_on)"],
  [['parcels since june 2024'], 'sent_on is on or after 2024-06-01'],
  [['parcels delivered since june 2024'], 'delivered_on is on or after 2024-06-01'],
])('%j speak of the day on which it happened', (sentences, meant) => {
  expect(say(...sentences).response).toContain(meant)
})

test.each([
  [['load parcels', 'keep rows where delivered_on is in 2024', 'count rows by month']],
  [['parcels by depot', 'keep rows where delivered_on is in 2024', 'also by month']],
  [['load parcels, keep rows where delivered_on is in 2024, count rows by month']],
  [['how many parcels were delivered in 2024 by month?']],
])('%j: a group goes by the date of the condition', (sentences) => {
  const { response } = say(...sentences)
  expect(response).toContain("date_trunc('month', delivered_on)")
  expect(response).not.toContain('sent_on')
})

test.each([
  [['load reports, total cost per month'], "date_trunc('month', report_date)"],
  [['load reports', 'count rows by month'], "date_trunc('month', report_date)"],
  [['reports by street', 'also by month'], "date_trunc('month', report_date)"],
  [['load reports, total cost per month', 'also by quarter'], "date_trunc('quarter', report_date)"],
  [['load reports', 'newest first'], 'by report_date descending'],
  [['load reports', 'only 2024'], 'report_date is between 2024-01-01'],
])('%j: of a report its own date is meant', (sentences, meant) => {
  expect(say(...sentences).response).toContain(meant)
})

test('that a group goes by the date of the condition is said', () => {
  const { assumptions } = say('load parcels, keep delivered_on in 2024', 'count rows by month')
  expect(assumptions).toEqual(['Took delivered_on as the date, as rows are kept by it.'])
})

test.each([
  [['load parcels', 'keep rows where delivered_on is empty', 'count rows by month']],
  [['load parcels', 'keep rows where due_on is not empty', 'count rows by month']],
  [['parcels by depot', 'keep rows where delivered_on is empty', 'also by month']],
])('%j: a date that is or is not told is none to group by', (sentences) => {
  expect(say(...sentences).response).toContain("date_trunc('month', sent_on)")
})

test.each([
  [['oldest tutor'], 'by born_on,'],
  [['the youngest in each subject'], 'by born_on descending'],
  [['tutors, oldest first'], 'by born_on,'],
  [['load tutors, sort oldest first'], 'by born_on.'],
  [['load tutors', 'oldest first'], 'by born_on.'],
  [['load tutors, youngest first'], 'by born_on descending'],
  [['load tutors', 'youngest first'], 'by born_on descending'],
  [['newest tutor'], 'by hired_on descending'],
  [['load tutors, newest first'], 'by hired_on descending'],
])(
  '%j: people are as old as their birth tells, and as new as when they came',
  (sentences, meant) => {
    expect(say(...sentences).response).toContain(meant)
  },
)

test.each([
  ['total weight per month', "date_trunc('month', sent_on)", 'sort by month'],
  ['total weight per year', 'year(sent_on)', 'sort by year'],
])('%s of a table that nobody named is read as a question', (sentence, period, order) => {
  const { response } = say(sentence)
  expect(response).toContain(period)
  expect(response).toContain(order)
})

test('rows of people who are kept by their age are told by when they came', () => {
  const response = say(
    'load tutors',
    'keep born_on before 1990-01-01',
    'count rows by year',
  ).response
  expect(response).toContain("date_trunc('year', hired_on)")
})

test('a month of a date that was taken is said, and the others are one click away', () => {
  const { assumptions, alternatives } = say('load parcels', 'count rows by month')
  expect(assumptions).toEqual([
    'Took sent_on as the date, not delivered_on or due_on or updated_at.',
  ])
  expect(alternatives).toEqual([
    "compute month as `date_trunc('month', delivered_on)`, group by month to get number of rows",
    "compute month as `date_trunc('month', due_on)`, group by month to get number of rows",
  ])
})

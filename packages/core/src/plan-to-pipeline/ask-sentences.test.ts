import { expect, test } from 'vitest'
import type { Condition, ConditionGroup } from '../conditions/condition.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Column } from '../relation/column.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

/** What a sentence should give: conditions of the filter, and the output of the export, if any. */
interface Meant {
  readonly where?: Item | readonly Item[]
  readonly any?: readonly Item[]
  readonly rows?: 'drop'
  readonly formula?: string
  readonly output?: { readonly format: string; readonly path?: string; readonly compress?: boolean }
}
type Item = Condition | ConditionGroup

const sales: Catalogue = {
  datasets: [
    {
      id: 'ds_sales',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'order_id', type: 'integer' },
        { name: 'region', type: 'text' },
        { name: 'city', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'quantity', type: 'integer' },
        { name: 'ordered_on', type: 'date' },
        { name: 'status', type: 'text' },
        { name: 'email', type: 'text' },
        { name: 'paid', type: 'boolean' },
      ],
      samples: {
        region: ['West', 'East', 'North', 'South'],
        city: ['Berlin', 'New York', 'Trinidad and Tobago'],
        status: ['open', 'closed', 'pending'],
        amount: [120.5, 80],
      },
    },
  ],
}

const staff: Catalogue = {
  datasets: [
    {
      id: 'ds_people',
      name: 'employees',
      filename: 'employees 2024.csv',
      columns: [
        { name: 'First Name', type: 'text' },
        { name: 'department', type: 'text' },
        { name: 'annualSalary', type: 'number' },
        { name: 'bonus_share', type: 'number' },
        { name: 'hired at', type: 'timestamp' },
        { name: 'isManager', type: 'boolean' },
        { name: 'Notes', type: 'text' },
        { name: 'year', type: 'integer' },
      ],
      samples: {
        department: ['Research & Development', 'Sales', 'HR'],
        bonus_share: [0.1, 0.25],
        annualSalary: [52000, 81000],
      },
    },
    {
      id: 'ds_cities',
      name: 'cities',
      filename: 'cities.csv',
      columns: [
        { name: 'city', type: 'text' },
        { name: 'population', type: 'integer' },
      ],
      samples: { city: ['Paris', 'Rome'] },
    },
  ],
}

const amount = on('amount')
const region = on('region')
const ordered = on('ordered_on')
const salary = on('annualSalary')
const hired = on('hired at')

const SALES: readonly (readonly [string, Meant])[] = [
  [
    'keep rows where amount is over 100 and region is West, then export as parquet',
    { where: [amount('over', 100), region('is', 'West')], output: { format: 'parquet' } },
  ],
  [
    'load sales, keep rows where amount > 100, export as csv',
    { where: amount('over', 100), output: { format: 'csv' } },
  ],
  ['amount above 1,000', { where: amount('over', 1000) }],
  ['keep rows with amount more than $20', { where: amount('over', 20) }],
  ['filter by amount greater than 1.5k', { where: amount('over', 1500) }],
  ['only amounts of at least 2 million', { where: amount('at least', 2_000_000) }],
  ['keep rows where amount is no less than 5', { where: amount('at least', 5) }],
  ['show me rows where amount >= 99.5', { where: amount('at least', 99.5) }],
  ['rows where amount is below 20%', { where: amount('under', 20) }],
  ['keep amount less than 10', { where: amount('under', 10) }],
  ['keep rows whose amount is at most 10', { where: amount('at most', 10) }],
  ['keep rows where amount is not over 10', { where: amount('at most', 10) }],
  ['keep rows where amount is between 5 and 10', { where: amount('between', [5, 10]) }],
  [
    'amount between 5 and 10 and region is East',
    { where: [amount('between', [5, 10]), region('is', 'East')] },
  ],
  ['keep rows with amount from 5 to 10', { where: amount('between', [5, 10]) }],
  ['amount is 100 or more', { where: amount('at least', 100) }],
  ['amount is over 100 but under 500', { where: [amount('over', 100), amount('under', 500)] }],
  ['amount over 100 and not over 500', { where: [amount('over', 100), amount('at most', 500)] }],
  ['amount = -5', { where: amount('is', -5) }],
  [
    'keep rows where order id is 9007199254740993',
    { where: on('order_id')('is', '9007199254740993') },
  ],
  ['keep rows where quantity is 1, 2 or 3', { where: on('quantity')('is one of', [1, 2, 3]) }],
  ['keep rows where region is west', { where: region('is', 'West') }],
  ['keep rows where region equals East', { where: region('is', 'East') }],
  ['keep rows where region is not West', { where: region('is not', 'West') }],
  ["keep rows where region isn't West", { where: region('is not', 'West') }],
  ['keep rows where region != "West"', { where: region('is not', 'West') }],
  ['keep rows where region is West or East', { where: region('is one of', ['West', 'East']) }],
  [
    'keep rows where region is either north or south',
    { where: region('is one of', ['North', 'South']) },
  ],
  ['keep rows where region in (West, East)', { where: region('is one of', ['West', 'East']) }],
  [
    'keep rows where region is neither West nor East',
    { where: region('is not one of', ['West', 'East']) },
  ],
  ['only sales in Berlin', { where: on('city')('is', 'Berlin') }],
  ['keep rows in the West region', { where: region('is', 'West') }],
  [
    'show sales in New York over 50 in amount',
    { where: [on('city')('is', 'New York'), amount('over', 50)] },
  ],
  [
    'keep rows where city is trinidad and tobago and amount is over 3',
    { where: [on('city')('is', 'Trinidad and Tobago'), amount('over', 3)] },
  ],
  [
    'keep rows where status is open and paid',
    { where: [on('status')('is', 'open'), on('paid')('is', true)] },
  ],
  ['keep rows that are not paid', { where: on('paid')('is', false) }],
  ['keep rows where paid is no', { where: on('paid')('is', false) }],
  [
    'keep rows where region is West or amount is over 5',
    { any: [region('is', 'West'), amount('over', 5)] },
  ],
  [
    'keep rows where region is West and (amount over 5 or paid)',
    {
      where: [
        region('is', 'West'),
        { match: 'any', conditions: [amount('over', 5), on('paid')('is', true)] },
      ],
    },
  ],
  [
    'keep rows where region is West and amount over 5 or paid is true',
    {
      any: [
        { match: 'all', conditions: [region('is', 'West'), amount('over', 5)] },
        on('paid')('is', true),
      ],
    },
  ],
  [
    'keep rows where not (region is West or amount over 5)',
    { where: [region('is not', 'West'), amount('at most', 5)] },
  ],
  ['drop rows where region is West', { rows: 'drop', where: region('is', 'West') }],
  ['remove rows with no email', { rows: 'drop', where: on('email')('is empty') }],
  ['exclude rows where amount is missing', { rows: 'drop', where: amount('is empty') }],
  ['filter out rows where status is closed', { rows: 'drop', where: on('status')('is', 'closed') }],
  ['keep rows without email', { where: on('email')('is empty') }],
  ['keep rows with an email', { where: on('email')('is not empty') }],
  ['keep rows where email is not empty', { where: on('email')('is not empty') }],
  [
    'keep rows where email contains @example.com',
    { where: on('email')('contains', '@example.com') },
  ],
  [
    "keep rows where email doesn't end with .org",
    { where: on('email')('does not end with', '.org') },
  ],
  ['keep rows where email starts with info', { where: on('email')('starts with', 'info') }],
  ['keep rows in 2024', { where: ordered('between', ['2024-01-01', '2024-12-31']) }],
  [
    'keep closed in 2024',
    { where: [on('status')('is', 'closed'), ordered('between', ['2024-01-01', '2024-12-31'])] },
  ],
  [
    'keep rows where amount is over 5, since 2024',
    { where: [amount('over', 5), ordered('at least', '2024-01-01')] },
  ],
  [
    'keep rows where ordered on is in March 2024',
    { where: ordered('between', ['2024-03-01', '2024-03-31']) },
  ],
  ['since 2024-06-01', { where: ordered('at least', '2024-06-01') }],
  ['only orders before March 2024', { where: ordered('under', '2024-03-01') }],
  ['keep rows after 2023', { where: ordered('over', '2023-12-31') }],
  [
    'keep rows from 2024-01-01 to 2024-06-30',
    { where: ordered('between', ['2024-01-01', '2024-06-30']) },
  ],
  [
    'keep rows where ordered_on is 5 March 2024 or later',
    { where: ordered('at least', '2024-03-05') },
  ],
  ['keep rows until Q2 2024', { where: ordered('at most', '2024-06-30') }],
  ['keep rows where amuont is over 5', { where: amount('over', 5) }],
  ['keep rows where Order ID is over 5', { where: on('order_id')('over', 5) }],
  ['amount * quantity > 500', { formula: 'amount * quantity > 500' }],
  [
    "keep rows where upper(region) = 'WEST' and save as json",
    { formula: "upper(region) = 'WEST'", output: { format: 'json' } },
  ],
  ['export as parquet', { output: { format: 'parquet' } }],
  ['save to west.csv', { output: { format: 'csv', path: 'west.csv' } }],
  ['export as excel, compressed', { output: { format: 'excel', compress: true } }],
  ['download it as a spreadsheet', { output: { format: 'excel' } }],
  ['write the result to "my file" as json', { output: { format: 'json', path: 'my file' } }],
  [
    'export rows where region is West as csv',
    { where: region('is', 'West'), output: { format: 'csv' } },
  ],
  [
    'Please load the sales file. Keep only open ones; save as gzipped csv called open.',
    { where: on('status')('is', 'open'), output: { format: 'csv', path: 'open', compress: true } },
  ],
  [
    'keep rows where status is closed and open',
    { where: on('status')('is one of', ['closed', 'open']) },
  ],
  [
    "I'd like to see all sales from the West region with an amount of more than 100 dollars",
    { where: [region('is', 'West'), amount('over', 100)] },
  ],
  [
    'Load the sales data and filter it to keep only rows where the region is West. Then save the result as a CSV file named west_sales.',
    { where: region('is', 'West'), output: { format: 'csv', path: 'west_sales' } },
  ],
  [
    'get me West and East orders above 50 amount',
    { where: [region('is one of', ['West', 'East']), amount('over', 50)] },
  ],
  [
    'which orders were placed in 2024?',
    { where: ordered('between', ['2024-01-01', '2024-12-31']) },
  ],
  ['orders placed after 1 January 2024', { where: ordered('over', '2024-01-01') }],
  ['give me everything except West', { where: region('is not', 'West') }],
  [
    'find open sales in New York',
    { where: [on('status')('is', 'open'), on('city')('is', 'New York')] },
  ],
]

const STAFF: readonly (readonly [string, Meant])[] = [
  ['employees with annual salary over 60k', { where: salary('over', 60_000) }],
  ['load employees, keep rows where first name is Ada', { where: on('First Name')('is', 'Ada') }],
  [
    'keep rows where "First Name" is "Ada Lovelace"',
    { where: on('First Name')('is', 'Ada Lovelace') },
  ],
  [
    'keep rows where department is research & development',
    { where: on('department')('is', 'Research & Development') },
  ],
  ['keep employees in HR', { where: on('department')('is', 'HR') }],
  ['keep rows where is manager', { where: on('isManager')('is', true) }],
  ['only employees hired at 2024-02-29', { where: hired('is', '2024-02-29') }],
  [
    'keep rows where hired at is after 2024-06-01 08:30',
    { where: hired('over', '2024-06-01 08:30:00') },
  ],
  ['keep rows where bonus share is over 20%', { where: on('bonus_share')('over', 0.2) }],
  ['keep rows where year is 2024', { where: on('year')('is', 2024) }],
  [
    'keep rows where notes contain "and then export"',
    { where: on('Notes')('contains', 'and then export') },
  ],
]

test.each(SALES)('sales: %s', (sentence, meant) => {
  expect(understood(sentence, sales)).toEqual(wanted(meant))
})

test.each(STAFF)('employees: %s', (sentence, meant) => {
  expect(understood(sentence, staff)).toEqual(wanted(meant))
})

test('the dataset whose columns fit is the one taken', () => {
  const asked = ask('keep rows where population is over 1 million', {
    catalogue: staff,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  expect(asked.assumptions).toEqual(['Took cities.csv, as its columns fit the sentence.'])
})

test('a table that has it all is taken alone, and no other is joined to it', () => {
  const table = (name: string, columns: readonly Column[]) => {
    const filename = `${name}.csv`
    return { id: name, name, filename, columns: [...columns] }
  }
  const shifts = table('shifts', [
    { name: 'shift_id', type: 'integer' },
    { name: 'crew_id', type: 'integer' },
    { name: 'kind', type: 'text' },
  ])
  const crew = table('crew', [
    { name: 'crew_id', type: 'integer' },
    { name: 'contract_type', type: 'text' },
    { name: 'weekly_wage', type: 'integer' },
  ])
  const asked = ask('average weekly wage by contract type', {
    catalogue: { datasets: [shifts, crew] },
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  expect(asked.pipeline?.blocks.map(({ type }) => type)).toEqual(['load_csv', 'aggregate'])
})

function on(column: string) {
  return (operator: Condition['operator'], value?: Condition['value']): Condition =>
    value === undefined ? { column, operator } : { column, operator, value }
}

function wanted({ where, any, rows, formula, output }: Meant) {
  const filters = where !== undefined || any !== undefined || formula !== undefined
  const conditions = any ?? (Array.isArray(where) ? where : where === undefined ? [] : [where])
  return [
    'load_csv',
    ...(filters
      ? [
          {
            mode: formula === undefined ? 'conditions' : 'expression',
            rows: rows ?? 'keep',
            where: { match: any ? 'any' : 'all', conditions },
            expression: formula ?? '',
          },
        ]
      : []),
    ...(output ? [{ path: '', compress: false, ...output }] : []),
  ]
}

function understood(sentence: string, catalogue: Catalogue): unknown {
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  if (!asked.pipeline) return asked.response
  return asked.pipeline.blocks.map(({ type, configuration }) =>
    type === 'load_csv' ? type : (configuration['parameters'] ?? configuration['output']),
  )
}

import type { Cell, Column, ColumnType, Table } from '@plainflow/core'
import { describe, expect, it, test } from 'vitest'
import { chooseCharts } from './choose-chart.ts'

/** `region:text amount:number` and rows. */
function table(heads: string, rows: Cell[][]): Table {
  const columns = heads.split(' ').map((head): Column => {
    const [name = '', type = 'text'] = head.split(':')
    return { name, type: type as ColumnType } // written beside it
  })
  return { columns, rows }
}

const MONTHS = ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01']

describe('which chart is shown unasked', () => {
  test.each<[string, string, Table]>([
    ['a single number', 'figure', table('number_of_rows:integer', [[123]])],
    ['a single word', 'figure', table('country:text', [['Germany']])],
    ['a number and what it is of', 'figure', table('country:text revenue:number', [['Italy', 5]])],
    [
      'lowest, mean and highest',
      'figure',
      table('low:number mean:number high:number', [[1, 2, 3]]),
    ],
    [
      'a category and a measure',
      'bars',
      table('region:text amount:number', [
        ['West', 3],
        ['East', -2],
        [null, null],
      ]),
    ],
    [
      'two categories and a measure',
      'bars',
      table('region:text paid:boolean amount:number', [
        ['West', true, 3],
        ['West', false, 1],
        ['East', true, 2],
      ]),
    ],
    [
      'months by number',
      'bars',
      table('month:integer orders:integer', [
        [1, 20],
        [2, 30],
      ]),
    ],
    [
      'dates and a measure',
      'line',
      table(
        'month:date revenue:number',
        MONTHS.map((at, i) => [at, i]),
      ),
    ],
    [
      'moments and a measure',
      'line',
      table('at:timestamp load:number', [
        ['2024-01-01T10:00:00', 1],
        ['2024-01-01T11:00:00.5', 2],
      ]),
    ],
    [
      'months as text',
      'line',
      table('month:text revenue:number', [
        ['2024-01', 4],
        ['2024-02', 5],
      ]),
    ],
    [
      'quarters as text',
      'line',
      table('quarter:text revenue:number', [
        ['2024-Q1', 4],
        ['2024-Q2', 5],
      ]),
    ],
    [
      'years',
      'line',
      table('order_year:integer revenue:number', [
        [2022, 4],
        [2023, 5],
      ]),
    ],
    [
      'dates, a few categories and a measure',
      'line',
      table(
        'month:date region:text revenue:number',
        MONTHS.flatMap((at, i) => [
          [at, 'West', i],
          [at, 'East', i],
        ]),
      ),
    ],
    [
      'two measures',
      'points',
      table('price:number sold:integer', [
        [1, 9],
        [2, 8],
        [3, 8],
        [4, 7],
        [5, 1],
      ]),
    ],
  ])('%s: %s', (_, kind, given) => {
    const { charts, helps } = chooseCharts(given)
    expect(charts[0]?.kind).toBe(kind)
    expect(helps).toBe(true)
  })
})

describe('no chart is shown unasked', () => {
  test.each<[string, Table]>([
    ['of no rows', table('region:text amount:number', [])],
    [
      'of names alone',
      table('first:text last:text', [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ],
    [
      'of records',
      table('order_id:text region:text amount:number sold_on:date', [
        ['1', 'West', 3, '2024-01-01'],
        ['2', 'West', 3, '2024-01-01'],
      ]),
    ],
    [
      'of names that repeat',
      table('region:text amount:number', [
        ['West', 3],
        ['West', 4],
      ]),
    ],
    [
      'of dates that repeat',
      table('sold_on:date amount:number', [
        ['2024-01-01', 3],
        ['2024-01-01', 4],
      ]),
    ],
    [
      'of numbers that are names',
      table('customer_id:integer zip:integer', [
        [1, 10115],
        [2, 10117],
      ]),
    ],
    [
      'of nothing but empty cells',
      table('region:text amount:number', [
        ['West', null],
        ['East', null],
      ]),
    ],
    [
      'of hundreds of bars',
      table(
        'name:text total:number',
        Array.from({ length: 300 }, (_, i) => [`n${i}`, i]),
      ),
    ],
    [
      'of a record of many figures',
      table('a:number b:number c:number d:number e:number', [[1, 2, 3, 4, 5]]),
    ],
  ])('%s', (_, given) => {
    expect(chooseCharts(given).helps).toBe(false)
  })
})

it('offers what else is true of the rows', () => {
  const given = table(
    'month:date orders:integer revenue:number',
    MONTHS.map((at, i) => [at, i, i]),
  )
  expect(chooseCharts(given).charts.map(({ kind }) => kind)).toEqual(['line', 'bars'])
  const more = table('month:date orders:integer revenue:number', [
    ...MONTHS.map((at, i) => [at, i, i]),
    ['2024-05-01', 1, 2],
  ])
  expect(chooseCharts(more).charts.map(({ kind }) => kind)).toEqual(['line', 'bars', 'points'])
})

it('never joins the days of several things to one line', () => {
  const given = table(
    'day:date shop:text sold:integer',
    MONTHS.flatMap((at) => Array.from({ length: 9 }, (_, i) => [at, `shop ${i}`, i])),
  )
  expect(chooseCharts(given).charts.map(({ kind }) => kind)).toEqual(['bars'])
})

import type { Condition, ConditionGroup } from '../../conditions/condition.ts'
import type { Cell, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import { initial } from './config.ts'
import type { FilterConfiguration } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'region', type: 'text' },
    { name: 'amount', type: 'number' },
    { name: 'paid', type: 'boolean' },
    { name: 'ordered', type: 'date' },
    { name: 'seen', type: 'timestamp' },
  ],
  rows: [
    [1, 'West', 150.5, true, '2024-01-15', '2024-01-15 00:00:00'],
    [2, 'East', 100, false, '2024-02-29', '2024-02-29 23:59:59'],
    [3, 'West', 99.99, true, '2023-12-31', '2023-12-31 12:00:00'],
    [4, null, 500, null, null, null],
    [5, '', null, false, '2024-06-01', '2024-06-01 08:30:00'],
    [6, 'west', -5, true, '2024-06-02', '2024-06-02 00:00:00'],
  ],
}

const names: Table = {
  columns: [{ name: 'the "name"', type: 'text' }],
  rows: [["O'Brien"], ['50% off'], ['a_b'], ['axb'], ['Zürich'], ['東京'], ['say "hi"'], [null]],
}

const bigs: Table = {
  columns: [{ name: 'big', type: 'integer' }],
  rows: [['9007199254740992'], ['9007199254740993'], ['9007199254740994'], [null]],
}

const region = (operator: Condition['operator'], value?: Condition['value']) =>
  on('region', operator, value)
const amount = (operator: Condition['operator'], value?: Condition['value']) =>
  on('amount', operator, value)
const name = (operator: Condition['operator'], value?: Condition['value']) =>
  on('the "name"', operator, value)

export const cases: readonly BlockCase<FilterConfiguration>[] = [
  keeps('a number is over a bound; an empty cell is not', all(amount('over', 100)), [1, 4]),
  keeps('two conditions at once', all(region('is', 'West'), amount('over', 100)), [1]),
  keeps('either of two conditions', any(region('is', 'East'), amount('under', 0)), [2, 6]),
  keeps(
    'groups within groups',
    all(on('paid', 'is', true), any(region('is', 'West'), amount('at most', -5))),
    [1, 3, 6],
  ),
  keeps('is not leaves empty cells out', all(region('is not', 'West')), [2, 5, 6]),
  keeps('at least includes its bound', all(amount('at least', 100)), [1, 2, 4]),
  keeps('at most includes its bound', all(amount('at most', 100)), [2, 3, 6]),
  keeps('between includes both ends', all(amount('between', [99.99, 100])), [2, 3]),
  keeps('not between leaves empty cells out', all(amount('not between', [99.99, 100])), [1, 4, 6]),
  keeps('one of several texts', all(region('is one of', ['West', 'East'])), [1, 2, 3]),
  keeps('none of several texts', all(region('is not one of', ['West', 'East'])), [5, 6]),
  keeps('one of several numbers', all(on('id', 'is one of', [2, 4, 77])), [2, 4]),
  keeps('empty text counts as empty', all(region('is empty')), [4, 5]),
  keeps('not empty', all(region('is not empty')), [1, 2, 3, 6]),
  keeps('an empty number', all(amount('is empty')), [5]),
  keeps('a truth value', all(on('paid', 'is', false)), [2, 5]),
  keeps('dates since a day', all(on('ordered', 'at least', '2024-02-29')), [2, 5, 6]),
  keeps(
    'dates between days',
    all(on('ordered', 'between', ['2024-01-01', '2024-06-01'])),
    [1, 2, 5],
  ),
  keeps('a day on a column of times is the whole day', all(on('seen', 'is', '2024-02-29')), [2]),
  keeps('times after a day', all(on('seen', 'over', '2024-06-01')), [6]),
  keeps(
    'times until a day, its evening included',
    all(on('seen', 'at most', '2024-02-29')),
    [1, 2, 3],
  ),
  keeps('times other than a day', all(on('seen', 'is not', '2024-06-01')), [1, 2, 3, 6]),
  keeps('times over a moment', all(on('seen', 'over', '2024-06-01 08:29:59')), [5, 6]),
  keeps('days out of several', all(on('seen', 'is one of', ['2024-02-29', '2024-06-02'])), [2, 6]),
  keeps('no condition keeps every row', all(), [1, 2, 3, 4, 5, 6]),
  {
    ...keeps('dropping keeps rows with empty cells', all(amount('over', 100)), [2, 3, 5, 6]),
    configuration: filter({ rows: 'drop', where: all(amount('over', 100)) }),
  },
  {
    ...keeps('dropping either of two conditions', all(), [2, 4, 5, 6]),
    configuration: filter({
      rows: 'drop',
      where: any(region('is', 'West'), amount('over', 1_000)),
    }),
  },
  {
    ...keeps('a formula', all(), [1, 2]),
    configuration: filter({
      mode: 'expression',
      expression: "amount * 2 >= 200 and region in ('West', 'East')",
    }),
  },
  {
    ...keeps('a formula to drop by', all(), [2, 4, 5, 6]),
    configuration: filter({ mode: 'expression', rows: 'drop', expression: "region = 'West'" }),
  },
  picks('a quote in the value', names, name('is', "O'Brien"), [["O'Brien"]]),
  picks('a percent sign is only a percent sign', names, name('contains', '%'), [['50% off']]),
  picks('an underscore is only an underscore', names, name('contains', '_'), [['a_b']]),
  picks('letters beyond ASCII', names, name('starts with', 'Zü'), [['Zürich']]),
  picks('other scripts', names, name('ends with', '京'), [['東京']]),
  picks('double quotes', names, name('contains', '"'), [['say "hi"']]),
  picks('does not contain leaves empty cells out', names, name('does not contain', 'i'), [
    ['50% off'],
    ['a_b'],
    ['axb'],
    ['東京'],
  ]),
  picks('does not start with', names, name('does not start with', 'a'), [
    ["O'Brien"],
    ['50% off'],
    ['Zürich'],
    ['東京'],
    ['say "hi"'],
  ]),
  picks('does not end with', names, name('does not end with', 'b'), [
    ["O'Brien"],
    ['50% off'],
    ['Zürich'],
    ['東京'],
    ['say "hi"'],
  ]),
  picks('integers beyond what a double holds', bigs, on('big', 'over', '9007199254740992'), [
    ['9007199254740993'],
    ['9007199254740994'],
  ]),
  picks('one big integer exactly', bigs, on('big', 'is', '9007199254740993'), [
    ['9007199254740993'],
  ]),
  picks('no rows', { ...sales, rows: [] }, amount('over', 1), []),
  picks('nothing matches', sales, amount('over', 1e9), []),
]

function all(...conditions: ConditionGroup['conditions'][number][]): ConditionGroup {
  return { match: 'all', conditions }
}

function any(...conditions: ConditionGroup['conditions'][number][]): ConditionGroup {
  return { match: 'any', conditions }
}

function on(
  column: string,
  operator: Condition['operator'],
  value?: Condition['value'],
): Condition {
  return value === undefined ? { column, operator } : { column, operator, value }
}

function filter(parameters: Partial<FilterConfiguration['parameters']>): FilterConfiguration {
  return { parameters: { ...initial.parameters, ...parameters } }
}

function keeps(
  title: string,
  where: ConditionGroup,
  ids: readonly number[],
): BlockCase<FilterConfiguration> {
  const rows = sales.rows.filter(([id]) => typeof id === 'number' && ids.includes(id))
  return {
    name: title,
    configuration: filter({ where }),
    inputs: [sales],
    expected: [{ columns: sales.columns, rows }],
  }
}

function picks(
  title: string,
  table: Table,
  condition: Condition,
  rows: readonly (readonly Cell[])[],
): BlockCase<FilterConfiguration> {
  return {
    name: title,
    configuration: filter({ where: all(condition) }),
    inputs: [table],
    expected: [{ columns: table.columns, rows }],
  }
}

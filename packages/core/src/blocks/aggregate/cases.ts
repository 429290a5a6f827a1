import type { Condition } from '../../conditions/condition.ts'
import type { Cell, Column, Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { AggregateConfiguration, NamedMeasure } from './config.ts'

const sales: Table = {
  columns: [
    { name: 'region', type: 'text' },
    { name: 'the rep', type: 'text' },
    { name: 'amount', type: 'number' },
    { name: 'pieces', type: 'integer' },
    { name: 'ordered', type: 'date' },
  ],
  rows: [
    ['West', 'Ada', 10, 1, '2024-03-01'],
    ['West', 'Bo', 30, 2, '2024-01-01'],
    ['West', 'Ada', 20, null, '2024-02-01'],
    ['East', 'Cy', 5.5, 4, '2024-01-02'],
    ['East', null, null, 4, null],
    [null, 'Cy', 1, 7, '2024-05-05'],
  ],
}
const region: Column = { name: 'region', type: 'text' }

export const cases: readonly BlockCase<AggregateConfiguration>[] = [
  groups(
    'totals and counts; an empty key is a group',
    ['region'],
    [
      measure('sum', 'amount', 'total'),
      measure('count_rows', '', 'rows'),
      measure('count', 'amount', 'amounts'),
    ],
    {
      columns: [
        region,
        { name: 'total', type: 'number' },
        { name: 'rows', type: 'integer' },
        { name: 'amounts', type: 'integer' },
      ],
      rows: [
        ['West', 60, 3, 3],
        ['East', 5.5, 2, 1],
        [null, 1, 1, 1],
      ],
    },
  ),
  groups(
    'formulas with measures in them',
    ['region'],
    [
      formula('value', 'sum(amount * pieces)'),
      formula('each', 'round(sum(amount) / count(*), 2)'),
      measure('count_rows', '', 'rows'),
      formula('who', `upper(region) || ' ' || to_text(count(distinct "the rep"))`),
    ],
    {
      columns: [
        region,
        { name: 'value', type: 'number' },
        { name: 'each', type: 'number' },
        { name: 'rows', type: 'integer' },
        { name: 'who', type: 'text' },
      ],
      rows: [
        ['West', 70, 20, 3, 'WEST 2'],
        ['East', 22, 2.75, 2, 'EAST 1'],
        [null, 7, 1, 1, null],
      ],
    },
  ),
  groups(
    'every measure in a formula, over all rows',
    [],
    [
      formula('a', 'list("the rep", \'/\') || first(region, ordered) || last(region, ordered)'),
      formula('b', 'max(pieces) - min(pieces) + count_distinct(region)'),
      formula('c', 'median(amount + 0) + quantile(pieces, 0.5) - mean(pieces)'),
      formula('d', 'case when stddev(pieces) > 1 then count(amount) else 0 end'),
    ],
    {
      columns: [
        { name: 'a', type: 'text' },
        { name: 'b', type: 'integer' },
        { name: 'c', type: 'number' },
        { name: 'd', type: 'integer' },
      ],
      rows: [['Ada/Ada/Bo/Cy/CyWestEast', 8, 10.4, 5]],
    },
  ),
  groups(
    'a list in an order, with a separator of its own',
    ['region'],
    [formula('reps', `list("the rep", ' > ', ordered)`)],
    {
      columns: [region, { name: 'reps', type: 'text' }],
      rows: [
        ['West', 'Bo > Ada > Ada'],
        ['East', 'Cy'],
        [null, 'Cy'],
      ],
    },
  ),
  groups('usual names', ['region'], [measure('mean', 'amount'), measure('count_rows', '')], {
    columns: [
      region,
      { name: 'average_amount', type: 'number' },
      { name: 'count', type: 'integer' },
    ],
    rows: [
      ['West', 20, 3],
      ['East', 5.5, 2],
      [null, 1, 1],
    ],
  }),
  groups(
    'different values, smallest and largest',
    ['region'],
    [
      measure('count_distinct', 'the rep', 'reps'),
      measure('min', 'ordered', 'from'),
      measure('max', 'ordered', 'to'),
    ],
    {
      columns: [
        region,
        { name: 'reps', type: 'integer' },
        { name: 'from', type: 'date' },
        { name: 'to', type: 'date' },
      ],
      rows: [
        ['West', 2, '2024-01-01', '2024-03-01'],
        ['East', 1, '2024-01-02', '2024-01-02'],
        [null, 1, '2024-05-05', '2024-05-05'],
      ],
    },
  ),
  groups(
    'median, quantile and deviation',
    [],
    [
      measure('median', 'pieces', 'middle'),
      { ...measure('quantile', 'amount', 'quarter'), fraction: 0.25 },
      measure('stddev', 'pieces', 'spread'),
    ],
    {
      columns: [
        { name: 'middle', type: 'number' },
        { name: 'quarter', type: 'number' },
        { name: 'spread', type: 'number' },
      ],
      rows: [[4, 5.5, 2.3021728866442674]],
    },
  ),
  groups(
    'the first and the last in an order',
    ['region'],
    [
      { ...measure('first', 'the rep', 'first rep'), by: 'ordered' },
      { ...measure('last', 'amount', 'last amount'), by: 'ordered' },
    ],
    {
      columns: [
        region,
        { name: 'first rep', type: 'text' },
        { name: 'last amount', type: 'number' },
      ],
      rows: [
        ['West', 'Bo', 10],
        ['East', 'Cy', null],
        [null, 'Cy', 1],
      ],
    },
  ),
  groups(
    'without keys one row, a total of whole numbers whole',
    [],
    [measure('sum', 'pieces', 'n'), measure('mean', 'pieces', 'm')],
    {
      columns: [
        { name: 'n', type: 'integer' },
        { name: 'm', type: 'number' },
      ],
      rows: [[18, 3.6]],
    },
  ),
  {
    ...groups(
      'one row even of nothing',
      [],
      [measure('sum', 'amount', 't'), measure('count_rows', '', 'n')],
      {
        columns: [
          { name: 't', type: 'number' },
          { name: 'n', type: 'integer' },
        ],
        rows: [[null, 0]],
      },
    ),
    inputs: [{ ...sales, rows: [] }],
  },
  groups('keys alone give each combination once', ['region', 'the rep'], [], {
    columns: [region, { name: 'the rep', type: 'text' }],
    rows: [
      ['West', 'Ada'],
      ['West', 'Bo'],
      ['East', 'Cy'],
      ['East', null],
      [null, 'Cy'],
    ],
  }),
  groups(
    'only groups that match',
    ['region'],
    [measure('sum', 'amount', 'total')],
    {
      columns: [region, { name: 'total', type: 'number' }],
      rows: [
        ['West', 60],
        ['East', 5.5],
      ],
    },
    [{ column: 'total', operator: 'over', value: 1 }],
  ),
]

function formula(name: string, text: string): NamedMeasure {
  return { name, function: 'formula', column: '', formula: text }
}

function measure(name: NamedMeasure['function'], column: string, as = ''): NamedMeasure {
  return { name: as, function: name, column }
}

function groups(
  name: string,
  keys: readonly string[],
  measures: readonly NamedMeasure[],
  expected: { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] },
  having: readonly Condition[] = [],
): BlockCase<AggregateConfiguration> {
  return {
    name,
    configuration: {
      parameters: {
        keys: [...keys],
        measures: [...measures],
        having: { match: 'all', conditions: having },
      },
    },
    inputs: [sales],
    expected: [expected],
  }
}

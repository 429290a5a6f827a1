import type { ReadingCase } from './reading-case.ts'

const ABC = [
  ['a', 'integer'],
  ['b', 'integer'],
  ['c', 'integer'],
] as const

/** Rows with too few and too many cells. */
export const ragged: readonly ReadingCase[] = [
  {
    name: 'rows with too few cells',
    filename: 'x.csv',
    file: 'a,b,c\n1,2,3\n4\n5,6\n',
    columns: ABC,
    rows: [
      [1, 2, 3],
      [4, null, null],
      [5, 6, null],
    ],
    warnings: [/^2 rows with fewer than 3 cells, the first on line 3; the missing cells are empty/],
  },
  {
    name: 'a row with too many cells is rejected, with its line',
    filename: 'x.csv',
    file: 'a,b,c\n1,2,3\n4,5,6,7\n8,9,10\n',
    columns: ABC,
    rows: [
      [1, 2, 3],
      [8, 9, 10],
    ],
    warnings: [/^One row with more than 3 cells, the first on line 3; left out/],
    rejected: [{ line: 3, reason: '4 cells where 3 are expected', text: '4,5,6,7' }],
  },
  {
    name: 'lines are counted through cells of several lines',
    filename: 'x.csv',
    file: 'a,b,c\n1,"2\n2\n2",3\n\n4,5,6,7,8\n9,x,1\n',
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
      ['c', 'integer'],
    ],
    rows: [
      [1, '2\n2\n2', 3],
      [9, 'x', 1],
    ],
    warnings: [/the first on line 6/],
    rejected: [{ line: 6, reason: '5 cells where 3 are expected', text: '4,5,6,7,8' }],
  },
  {
    name: 'delimiters at the end of every row',
    filename: 'x.csv',
    file: 'a,b,c\n1,2,3,\n4,5,6,\n',
    columns: ABC,
    rows: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    warnings: [/^2 rows with more than 3 cells, the first on line 2; what is too much is empty/],
  },
  {
    name: 'a short row among cells of several lines',
    filename: 'x.csv',
    file: 'a,b\n"x\ny",1\nz\n',
    columns: [
      ['a', 'text'],
      ['b', 'integer'],
    ],
    rows: [
      ['x\ny', 1],
      ['z', null],
    ],
    warnings: [/fewer than 2 cells, the first on line 4/],
  },
  {
    name: 'ragged rows far apart, over many blocks',
    filename: 'x.csv',
    file: `a,b,c\n${'1,2,3\n'.repeat(200_000)}4\n${'1,2,3\n'.repeat(20_000)}5,6,7,8\n`,
    columns: ABC,
    rows: [
      ...Array.from({ length: 200_000 }, () => [1, 2, 3]),
      [4, null, null],
      ...Array.from({ length: 20_000 }, () => [1, 2, 3]),
    ],
    warnings: [/fewer than 3 cells, the first on line 200002/, /the first on line 220003/],
    rejected: [{ line: 220_003, reason: '4 cells where 3 are expected', text: '5,6,7,8' }],
  },
]

import type { ReadingCase } from './reading-case.ts'

/** Names of columns, and what stands above them. */
export const headers: readonly ReadingCase[] = [
  {
    name: 'no header: figures from the first row on',
    filename: 'x.csv',
    file: '1,2\n3,4\n',
    columns: [
      ['column_1', 'integer'],
      ['column_2', 'integer'],
    ],
    rows: [
      [1, 2],
      [3, 4],
    ],
    reading: { header: false },
    warnings: [/looks like data/],
  },
  {
    name: 'no header: a name beside figures',
    filename: 'x.csv',
    file: 'Alice,30.5\nBob,25.0\nEve,41.25\n',
    columns: [
      ['column_1', 'text'],
      ['column_2', 'number'],
    ],
    rows: [
      ['Alice', 30.5],
      ['Bob', 25],
      ['Eve', 41.25],
    ],
    reading: { header: false },
    warnings: [/looks like data/],
  },
  {
    name: 'years as names',
    filename: 'x.csv',
    file: 'country,2020,2021\nFR,1,2\nDE,3,4\n',
    columns: [
      ['country', 'text'],
      ['2020', 'integer'],
      ['2021', 'integer'],
    ],
    rows: [
      ['FR', 1, 2],
      ['DE', 3, 4],
    ],
    reading: { header: true },
  },
  {
    name: 'a header that a person says is data',
    filename: 'x.csv',
    file: 'a,b\nc,d\n',
    overrides: { header: false },
    columns: [
      ['column_1', 'text'],
      ['column_2', 'text'],
    ],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    reading: { header: false },
  },
  {
    name: 'data that a person says is a header',
    filename: 'x.csv',
    file: '1,2\n3,4\n',
    overrides: { header: true },
    columns: [
      ['1', 'integer'],
      ['2', 'integer'],
    ],
    rows: [[3, 4]],
  },
  {
    name: 'the same name twice, and in other letters',
    filename: 'x.csv',
    file: 'a,A,a\n1,2,3\n',
    columns: [
      ['a', 'integer'],
      ['A_2', 'integer'],
      ['a_3', 'integer'],
    ],
    rows: [[1, 2, 3]],
    guessed: { A_2: { header: 'A', place: 1 } },
    warnings: [/"A" occurs more than once; column 2 is called A_2/, /column 3 is called a_3/],
  },
  {
    name: 'no name, blanks for a name, an empty text for a name',
    filename: 'x.csv',
    file: 'a,, ,""\n1,2,3,4\n',
    columns: [
      ['a', 'integer'],
      ['column_2', 'integer'],
      ['column_3', 'integer'],
      ['column_4', 'integer'],
    ],
    rows: [[1, 2, 3, 4]],
    warnings: [/Column 2 has no name/, /Column 3/, /Column 4/],
  },
  {
    name: 'names over several lines, with blanks around',
    filename: 'x.csv',
    file: '"first\nname", last \nx,y\n',
    columns: [
      ['first name', 'text'],
      ['last', 'text'],
    ],
    rows: [['x', 'y']],
  },
  {
    name: 'names that mean something elsewhere',
    filename: 'x.csv',
    file: `"select","a ""b""","__proto__","it's; drop table x--"\n1,2,3,4\n`,
    columns: [
      ['select', 'integer'],
      ['a "b"', 'integer'],
      ['__proto__', 'integer'],
      ["it's; drop table x--", 'integer'],
    ],
    rows: [[1, 2, 3, 4]],
  },
  {
    name: 'a title and a blank line above the header',
    filename: 'x.csv',
    file: 'Sales of May 2024\n\nregion;amount\nWest;1\nEast;2\n',
    columns: [
      ['region', 'text'],
      ['amount', 'integer'],
    ],
    rows: [
      ['West', 1],
      ['East', 2],
    ],
    reading: { skip: 2, header: true, delimiter: ';' },
    warnings: [/One line before the header is left out/],
  },
  {
    name: 'titles padded with delimiters, as spreadsheets save them',
    filename: 'x.csv',
    file: 'Report,,\nby me,,\nregion,amount,n\nWest,1,2\nEast,2,3\n',
    columns: [
      ['region', 'text'],
      ['amount', 'integer'],
      ['n', 'integer'],
    ],
    rows: [
      ['West', 1, 2],
      ['East', 2, 3],
    ],
    reading: { skip: 2 },
    warnings: [/2 lines before the header are left out/],
  },
  {
    name: 'lines to skip, said by a person',
    filename: 'x.csv',
    file: 'created,2024\nby,me\na,b\n1,2\n',
    overrides: { skip: 2 },
    columns: [
      ['a', 'integer'],
      ['b', 'integer'],
    ],
    rows: [[1, 2]],
    reading: { skip: 2 },
  },
  {
    name: 'a title that a person wants kept',
    filename: 'x.csv',
    file: 'Title\na,b\n1,2\n3,4\n',
    overrides: { skip: 0, header: false, delimiter: ',' },
    columns: [
      ['column_1', 'text'],
      ['column_2', 'text'],
    ],
    rows: [
      ['Title', null],
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
    reading: { skip: 0 },
    warnings: [/One row with fewer than 2 cells, the first on line 1/],
  },
  {
    name: 'row names without a name of their own, as R writes them',
    filename: 'x.csv',
    file: 'mpg,cyl\nMazda,21,6\nDatsun,22.8,4\nHornet,18.7,8\n',
    columns: [
      ['mpg', 'text'],
      ['cyl', 'number'],
      ['column_3', 'integer'],
    ],
    rows: [
      ['Mazda', 21, 6],
      ['Datsun', 22.8, 4],
      ['Hornet', 18.7, 8],
    ],
    warnings: [/Column 3 has no name/],
  },
  {
    name: 'a header alone',
    filename: 'x.csv',
    file: 'a,b\n',
    columns: [
      ['a', 'text'],
      ['b', 'text'],
    ],
    rows: [],
  },
  {
    name: 'a header of two rows, with names over several columns and others repeated',
    filename: 'x.csv',
    file: 'Shop,Sales,Sales,Open\nShop,May,June,Open\nWest,1,2,yes\nEast,2,3,no\n',
    columns: [
      ['Shop', 'text'],
      ['Sales May', 'integer'],
      ['Sales June', 'integer'],
      ['Open', 'text'],
    ],
    rows: [
      ['West', 1, 2, 'yes'],
      ['East', 2, 3, 'no'],
    ],
    reading: { skip: 1, header: true },
    guessed: { 'Sales June': { header: 'June', place: 2 } },
    warnings: [/The header has two rows/],
  },
  {
    name: 'a header of two rows as merged cells are saved, below a title',
    filename: 'x.csv',
    file: 'Report,,,\nShop,Sales,,Open\n,2023,2024,\nWest,1,2,yes\nEast,2,3,no\n',
    columns: [
      ['Shop', 'text'],
      ['Sales 2023', 'integer'],
      ['Sales 2024', 'integer'],
      ['Open', 'text'],
    ],
    rows: [
      ['West', 1, 2, 'yes'],
      ['East', 2, 3, 'no'],
    ],
    reading: { skip: 2, header: true },
    warnings: [/One line before the header is left out/, /The header has two rows/],
  },
  {
    name: 'a first row of data that says what two columns are called, as others do',
    filename: 'x.csv',
    file: 'race,report,map\nMonza,report,map\nSpa,report,map\n',
    columns: [
      ['race', 'text'],
      ['report', 'text'],
      ['map', 'text'],
    ],
    rows: [
      ['Monza', 'report', 'map'],
      ['Spa', 'report', 'map'],
    ],
    reading: { skip: 0 },
  },
  {
    name: 'a header of two rows that a person wants kept',
    filename: 'x.csv',
    file: 'Shop,Sales,Open\nShop,May,Open\nWest,1,yes\n',
    overrides: { skip: 0 },
    columns: [
      ['Shop', 'text'],
      ['Sales', 'text'],
      ['Open', 'text'],
    ],
    rows: [
      ['Shop', 'May', 'Open'],
      ['West', '1', 'yes'],
    ],
    reading: { skip: 0 },
  },
]

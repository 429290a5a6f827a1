import type { ReadingCase } from './reading-case.ts'

const AB = [
  ['a', 'integer'],
  ['b', 'text'],
] as const
const ROWS = [
  [1, 'x'],
  [2, 'y'],
]

/** Delimiters, quotes, escapes, line ends. */
export const marks: readonly ReadingCase[] = [
  {
    name: 'a semicolon between cells, commas inside them',
    filename: 'x.csv',
    file: 'a;b\n1;x,y,z\n2;,\n',
    columns: AB,
    rows: [
      [1, 'x,y,z'],
      [2, ','],
    ],
    reading: { delimiter: ';', format: 'csv' },
  },
  {
    name: 'tabs, as the name says',
    filename: 'x.tsv',
    file: 'a\tb\n1\tx, y\n2\t"tab\there"\n',
    columns: AB,
    rows: [
      [1, 'x, y'],
      [2, 'tab\there'],
    ],
    reading: { delimiter: '\t', format: 'tsv' },
  },
  {
    name: 'tabs in a file called .csv',
    filename: 'x.csv',
    file: 'a\tb\n1\tx\n2\ty\n',
    columns: AB,
    rows: ROWS,
    reading: { delimiter: '\t', format: 'csv' },
  },
  {
    name: 'bars',
    filename: 'x.txt',
    file: 'a|b\n1|x,1\n2|y;2\n',
    columns: AB,
    rows: [
      [1, 'x,1'],
      [2, 'y;2'],
    ],
    reading: { delimiter: '|' },
  },
  {
    name: 'a delimiter nobody guesses, said by a person',
    filename: 'x.csv',
    file: 'a^b\n1^x\n2^y\n',
    overrides: { delimiter: '^' },
    columns: AB,
    rows: ROWS,
    reading: { delimiter: '^' },
  },
  {
    name: 'a line that tells the delimiter',
    filename: 'x.csv',
    file: 'sep=;\na;b\n1;x,x,x\n2;y,y,y\n',
    columns: AB,
    rows: [
      [1, 'x,x,x'],
      [2, 'y,y,y'],
    ],
    reading: { delimiter: ';', skip: 1 },
  },
  {
    name: 'more commas in the cells than between them',
    filename: 'x.csv',
    file: 'a,b\n1,"p,q,r,s"\n2,"t,u,v,w"\n',
    columns: AB,
    rows: [
      [1, 'p,q,r,s'],
      [2, 't,u,v,w'],
    ],
  },
  {
    name: 'cells of several lines, with every kind of line end in them',
    filename: 'x.csv',
    file: 'a,b\n1,"one\ntwo\r\nthree\rfour"\n2,"\n"\n',
    columns: AB,
    rows: [
      [1, 'one\ntwo\r\nthree\rfour'],
      [2, '\n'],
    ],
  },
  {
    name: 'doubled quotes',
    filename: 'x.csv',
    file: 'a,b\n1,"says ""hi"""\n2,""""\n',
    columns: AB,
    rows: [
      [1, 'says "hi"'],
      [2, '"'],
    ],
    reading: { quote: '"', escape: '"' },
  },
  {
    name: 'quotes after a backslash',
    filename: 'x.csv',
    file: 'a,b\n1,"says \\"hi, you\\""\n2,"back\\\\slash"\n',
    columns: AB,
    rows: [
      [1, 'says "hi, you"'],
      [2, 'back\\slash'],
    ],
    reading: { escape: '\\' },
  },
  {
    name: 'a backslash before a closing quote is no escape where quotes are doubled',
    filename: 'x.csv',
    file: 'a,b\n1,"C:\\"\n2,"D:\\, or ""E"""\n',
    columns: AB,
    rows: [
      [1, 'C:\\'],
      [2, 'D:\\, or "E"'],
    ],
    reading: { escape: '"' },
  },
  {
    name: 'single quotes around cells',
    filename: 'x.csv',
    file: "a,b\n1,'x, y'\n2,'it''s'\n",
    columns: AB,
    rows: [
      [1, 'x, y'],
      [2, "it's"],
    ],
    reading: { quote: "'" },
  },
  {
    name: 'apostrophes that quote nothing',
    filename: 'x.csv',
    file: "a,b\n1,'tis\n2,rock 'n' roll\n",
    columns: AB,
    rows: [
      [1, "'tis"],
      [2, "rock 'n' roll"],
    ],
    reading: { quote: '"' },
  },
  {
    name: 'quotes that quote nothing, said by a person',
    filename: 'x.csv',
    file: 'a,b\n1,"x\n2,y"\n',
    overrides: { quote: '' },
    columns: AB,
    rows: [
      [1, '"x'],
      [2, 'y"'],
    ],
    reading: { quote: '' },
  },
  {
    name: 'a quote inside a cell without quotes',
    filename: 'x.csv',
    file: 'a,b\n1,5" pipe\n2,6"\n',
    columns: AB,
    rows: [
      [1, '5" pipe'],
      [2, '6"'],
    ],
  },
  {
    name: 'text after a closing quote',
    filename: 'x.csv',
    file: 'a,b\n1,"x" y\n2,"z"\n',
    columns: AB,
    rows: [
      [1, 'x y'],
      [2, 'z'],
    ],
    warnings: [/^One row with text after a closing quote, the first on line 2/],
  },
  {
    name: 'Windows line ends',
    filename: 'x.csv',
    file: 'a,b\r\n1,x\r\n2,y\r\n',
    columns: AB,
    rows: ROWS,
  },
  {
    name: 'line ends of the old Macintosh',
    filename: 'x.csv',
    file: 'a,b\r1,x\r2,y\r',
    columns: AB,
    rows: ROWS,
  },
  {
    name: 'line ends of all kinds in one file',
    filename: 'x.csv',
    file: 'a,b\r\n1,x\n2,y\r3,z',
    columns: AB,
    rows: [...ROWS, [3, 'z']],
  },
  {
    name: 'no line end at the end',
    filename: 'x.csv',
    file: 'a,b\n1,x\n2,y',
    columns: AB,
    rows: ROWS,
  },
  {
    name: 'blank lines before, between and after',
    filename: 'x.csv',
    file: '\n\na,b\n\n1,x\n\n\n2,y\n\n\n',
    columns: AB,
    rows: ROWS,
  },
  {
    name: 'a table of one column, with an empty cell',
    filename: 'x.csv',
    file: 'name\nx\n""\ny\n',
    columns: [['name', 'text']],
    rows: [['x'], [null], ['y']],
  },
  {
    name: 'spaces around cells belong to them',
    filename: 'x.csv',
    file: 'a,b\n1, x\n2,y \n',
    columns: AB,
    rows: [
      [1, ' x'],
      [2, 'y '],
    ],
  },
]

import type { ReadingCase } from './reading-case.ts'

/** A column beside an id, written as in the file. */
function column(
  name: string,
  cells: readonly string[],
  expected: Pick<ReadingCase, 'rows'> & {
    readonly type: ReadingCase['columns'][number][1]
  } & Partial<ReadingCase>,
): ReadingCase {
  const { type, rows, ...rest } = expected
  return {
    name,
    filename: 'x.csv',
    file: `id,x\n${cells.map((cell, index) => `${index + 1},${cell}\n`).join('')}`,
    columns: [
      ['id', 'integer'],
      ['x', type],
    ],
    rows: rows.map((row, index) => [index + 1, ...row]),
    ...rest,
  }
}

const european = { filename: 'x.csv', reading: { delimiter: ';' } } as const

/** Figures that are numbers, and figures that are not. */
export const numbers: readonly ReadingCase[] = [
  column('leading zeros', ['007', '10115', '00000'], {
    type: 'text',
    rows: [['007'], ['10115'], ['00000']],
  }),
  column('leading zeros that a person calls integers', ['007', '12', 'x', ''], {
    type: 'integer',
    overrides: { columns: [{ name: 'x', type: 'integer' }] },
    rows: [[7], [12], [null], [null]],
    guessed: { x: { unfit: 1 } },
    warnings: [/One cell of "x" cannot be read as integer/],
  }),
  column('integers beyond 2^53', ['9007199254740993', '-9007199254740993', '1'], {
    type: 'integer',
    rows: [['9007199254740993'], ['-9007199254740993'], [1]],
  }),
  column('the ends of 64 bits', ['9223372036854775807', '-9223372036854775808'], {
    type: 'integer',
    rows: [['9223372036854775807'], ['-9223372036854775808']],
  }),
  column(
    'integers beyond 64 bits',
    ['9223372036854775808', '170141183460469231731687303715884105727'],
    {
      type: 'text',
      rows: [['9223372036854775808'], ['170141183460469231731687303715884105727']],
    },
  ),
  column('a fraction beside an integer that it would round', ['0.5', '9007199254740993'], {
    type: 'text',
    rows: [['0.5'], ['9007199254740993']],
  }),
  column('more digits than a number holds', ['0.12345678901234567891', '1'], {
    type: 'text',
    rows: [['0.12345678901234567891'], ['1']],
  }),
  column(
    'all the digits a number holds',
    ['0.30000000000000004', '1.7976931348623157e308', '5e-324'],
    {
      type: 'number',
      rows: [[0.30000000000000004], [1.7976931348623157e308], [5e-324]],
    },
  ),
  column('digits as numpy prints them', ['1.000000000000000056e-01', '3.299999999999999822e+00'], {
    type: 'number',
    rows: [[0.1], [3.3]],
  }),
  column('points without figures on a side', ['.5', '5.', '-.25'], {
    type: 'number',
    rows: [[0.5], [5], [-0.25]],
  }),
  column('exponents', ['1e3', '2.5E-3', '-1e+2'], {
    type: 'number',
    rows: [[1000], [0.0025], [-100]],
  }),
  column('words for numbers that are none', ['1.5', 'nan', 'Infinity'], {
    type: 'text',
    rows: [['1.5'], ['nan'], ['Infinity']],
  }),
  column('a plus sign', ['+1', '2'], {
    type: 'text',
    rows: [['+1'], ['2']],
    warnings: [/"x" looks like numbers: “\+1” would be 1\./],
  }),
  column('percent and currency', ['12%', '$3.50'], {
    type: 'text',
    rows: [['12%'], ['$3.50']],
    warnings: [/percentages and dollars side by side/],
  }),
  column('euros that a person calls a number', ['"1.265,04 €"', '"(3,50 €)"', 'n/a'], {
    type: 'number',
    overrides: {
      columns: [{ name: 'x', type: 'number', decimal: ',', thousands: '.', notation: 'EUR' }],
    },
    rows: [[1265.04], [-3.5], [null]],
    guessed: { x: { notation: 'EUR', unfit: 1, exact: false } },
    warnings: [/One cell of "x" cannot be read as number/],
  }),
  column('percentages that a person calls a number', ['12 %', '12.34%'], {
    type: 'number',
    overrides: { columns: [{ name: 'x', type: 'number', notation: '%' }] },
    rows: [[0.12], [0.1234]],
    guessed: { x: { notation: '%', exact: false } },
  }),
  column('thousands in commas', ['"1,234"', '"12,345,678"', '999', '"-1,000"'], {
    type: 'integer',
    rows: [[1234], [12345678], [999], [-1000]],
    guessed: { x: { thousands: ',', decimal: '.' } },
  }),
  column('thousands in commas, decimals after a point', ['"1,234.50"', '0.5', '"1,000,000.25"'], {
    type: 'number',
    rows: [[1234.5], [0.5], [1000000.25]],
    guessed: { x: { thousands: ',', decimal: '.' } },
  }),
  column('commas that part nothing by thousands', ['"1,23,456"', '"1,234"'], {
    type: 'text',
    rows: [['1,23,456'], ['1,234']],
    warnings: [/“1,23,456” would be 123456\./],
  }),
  column('a decimal comma between commas', ['"1,5"', '"0,25"', '3'], {
    type: 'number',
    rows: [[1.5], [0.25], [3]],
    guessed: { x: { decimal: ',', thousands: '' } },
  }),
  {
    ...european,
    name: 'a decimal comma between semicolons',
    file: 'id;x\n1;1,5\n2;-0,25\n3;1000,125\n',
    columns: [
      ['id', 'integer'],
      ['x', 'number'],
    ],
    rows: [
      [1, 1.5],
      [2, -0.25],
      [3, 1000.125],
    ],
    guessed: { x: { decimal: ',', thousands: '' } },
  },
  {
    ...european,
    name: 'thousands in points, decimals after a comma',
    file: 'id;x;n\n1;1.234,50;1.000\n2;0,5;12\n3;1.000.000,25;1.234.567\n',
    columns: [
      ['id', 'integer'],
      ['x', 'number'],
      ['n', 'integer'],
    ],
    rows: [
      [1, 1234.5, 1000],
      [2, 0.5, 12],
      [3, 1000000.25, 1234567],
    ],
    guessed: { x: { decimal: ',', thousands: '.' }, n: { thousands: '.' } },
  },
  {
    ...european,
    name: 'a point and three figures stay a fraction where no comma was seen',
    file: 'id;x\n1;1.234\n2;5.678\n',
    columns: [
      ['id', 'integer'],
      ['x', 'number'],
    ],
    rows: [
      [1, 1.234],
      [2, 5.678],
    ],
    guessed: { x: { decimal: '.', thousands: '' } },
    warnings: [/“1\.234” is taken for 1\.234, but could be 1234\./],
  },
  {
    ...european,
    name: 'the same, where a person says these are thousands',
    file: 'id;x\n1;1.234\n2;5.678\n',
    overrides: { columns: [{ name: 'x', decimal: ',', thousands: '.' }] },
    columns: [
      ['id', 'integer'],
      ['x', 'integer'],
    ],
    rows: [
      [1, 1234],
      [2, 5678],
    ],
    guessed: { x: { decimal: ',', thousands: '.' } },
  },
  {
    ...european,
    name: 'thousands in spaces of three kinds',
    file: 'id;x\n1;1 234,5\n2;12\u00a0345,25\n3;1\u202f234\u202f567,75\n',
    columns: [
      ['id', 'integer'],
      ['x', 'number'],
    ],
    rows: [
      [1, 1234.5],
      [2, 12345.25],
      [3, 1234567.75],
    ],
    guessed: { x: { decimal: ',', thousands: ' ' } },
  },
  column('thousands in apostrophes, as the Swiss write', ["1'234.50", '7’000.25'], {
    type: 'number',
    rows: [[1234.5], [7000.25]],
    guessed: { x: { decimal: '.', thousands: "'" } },
  }),
  column('telephone numbers in groups of three', ['555 123 456', '555 987 654'], {
    type: 'text',
    rows: [['555 123 456'], ['555 987 654']],
  }),
  column('version numbers and addresses', ['1.2.3', '192.168.1.1'], {
    type: 'text',
    rows: [['1.2.3'], ['192.168.1.1']],
  }),
  column('one odd cell makes a column text', ['1', '2', 'three'], {
    type: 'text',
    rows: [['1'], ['2'], ['three']],
  }),
  column('a text column that a person calls a number', ['1.5', 'n/a', ' 2 '], {
    type: 'number',
    overrides: { columns: [{ name: 'x', type: 'number' }] },
    rows: [[1.5], [null], [2]],
    guessed: { x: { unfit: 1 } },
    warnings: [/One cell of "x" cannot be read as number/],
  }),
  column('numbers that a person calls text', ['1', '2'], {
    type: 'text',
    overrides: { columns: [{ name: 'x', type: 'text' }] },
    rows: [['1'], ['2']],
  }),
  column('booleans', ['true', 'FALSE', '', 'True'], {
    type: 'boolean',
    rows: [[true], [false], [null], [true]],
  }),
  column('yes and no stay text', ['yes', 'no'], { type: 'text', rows: [['yes'], ['no']] }),
  column('yes and no that a person calls booleans', ['yes', 'No', '1', '0', 'maybe'], {
    type: 'boolean',
    overrides: { columns: [{ name: 'x', type: 'boolean' }] },
    rows: [[true], [false], [true], [false], [null]],
    warnings: [/One cell/],
  }),
  column('a literal NA is text', ['1', 'NA', 'null'], {
    type: 'text',
    rows: [['1'], ['NA'], ['null']],
  }),
  column('words for a missing value, said by a person', ['1', 'NA', '-', '4'], {
    type: 'integer',
    overrides: { nullWords: ['NA', '-'] },
    rows: [[1], [null], [null], [4]],
    reading: { nullWords: ['NA', '-'] },
  }),
  column('nothing but empty cells', ['', '""'], { type: 'text', rows: [[null], [null]] }),
]

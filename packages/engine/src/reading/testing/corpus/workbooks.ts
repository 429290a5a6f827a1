import { makeWorkbook } from './make-workbook.ts'
import type { ReadingCase } from './reading-case.ts'

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const header = (...names: string[]) => `<row r="1">${names.map(text).join('')}</row>`

/** Excel workbooks, new and old. */
export const workbooks: readonly ReadingCase[] = [
  {
    name: 'texts, numbers, booleans and empty cells',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'Sales',
            rows:
              '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
              '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><v>1.5</v></c><c r="C2" t="b"><v>1</v></c></row>' +
              '<row r="3"><c r="A3"/><c r="B3"><v>2</v></c><c r="C3" t="b"><v>0</v></c></row>' +
              '<row r="4"><c r="C4" t="b"><v>1</v></c></row>',
          },
        ],
        texts: ['<t>region</t>', '<t>amount</t>', '<t>paid</t>', '<t>Zürich &amp; co</t>'],
      }),
    columns: [
      ['region', 'text'],
      ['amount', 'number'],
      ['paid', 'boolean'],
    ],
    rows: [
      ['Zürich & co', 1.5, true],
      [null, 2, false],
      [null, null, true],
    ],
    reading: { format: 'xlsx', sheet: 'Sales', header: true, skip: 0 },
  },
  {
    name: 'whole numbers, large and small',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `${header('n', 'big', 'huge', 'f')}<row r="2"><c><v>3</v></c><c><v>9007199254740993</v></c><c><v>12345678901234567890</v></c><c><v>1.0000000000000001E-2</v></c></row><row r="3"><c><v>-4.0</v></c><c><v>1</v></c><c><v>2</v></c><c><v>1E+20</v></c></row>`,
          },
        ],
      }),
    columns: [
      ['n', 'integer'],
      ['big', 'integer'],
      ['huge', 'text'],
      ['f', 'number'],
    ],
    rows: [
      [3, '9007199254740993', '12345678901234567890', 0.01],
      [-4, 1, '2', 1e20],
    ],
  },
  {
    name: 'days, moments and times, by the format of the cell',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        styles: [0, 14, 22, 164, 165, 166],
        formats: { 164: 'dd.mm.yyyy', 165: '[h]:mm', 166: '#,##0.00 "days"' },
        sheets: [
          {
            name: 'S',
            rows:
              header('d', 't', 'own', 'took', 'n') +
              '<row r="2"><c s="1"><v>45322</v></c><c s="2"><v>45322.75</v></c><c s="3"><v>1</v></c><c s="4"><v>1.5</v></c><c s="5"><v>45322</v></c></row>' +
              '<row r="3"><c s="1"><v>60.0</v></c><c s="1"><v>45323</v></c><c s="3"><v>61</v></c><c s="4"><v>0.25</v></c><c s="5"><v>0.5</v></c></row>',
          },
        ],
      }),
    columns: [
      ['d', 'date'],
      ['t', 'timestamp'],
      ['own', 'date'],
      ['took', 'text'],
      ['n', 'number'],
    ],
    rows: [
      ['2024-01-31', '2024-01-31T18:00:00', '1900-01-01', '36:00:00', 45322],
      ['1900-02-28', '2024-02-01T00:00:00', '1900-03-01', '06:00:00', 0.5],
    ],
  },
  {
    name: 'days of a workbook that counts from 1904',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        is1904: true,
        styles: [0, 14],
        sheets: [
          {
            name: 'S',
            rows: `${header('d')}<row r="2"><c s="1"><v>0</v></c></row><row r="3"><c s="1"><v>43860</v></c></row>`,
          },
        ],
      }),
    columns: [['d', 'date']],
    rows: [['1904-01-01'], ['2024-01-31']],
  },
  {
    name: 'postal codes kept as numbers shown with zeros, and as text',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        styles: [0, 164],
        formats: { 164: '00000' },
        sheets: [
          {
            name: 'S',
            rows: `${header('zip', 'code')}<row r="2"><c s="1"><v>1067</v></c>${text('007')}</row><row r="3"><c s="1"><v>10115</v></c>${text('12')}</row>`,
          },
        ],
      }),
    columns: [
      ['zip', 'text'],
      ['code', 'text'],
    ],
    rows: [
      ['01067', '007'],
      ['10115', '12'],
    ],
  },
  {
    name: 'numbers and texts in one column',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `${header('v')}<row r="2"><c><v>1</v></c></row><row r="3">${text('n/a')}</row><row r="4"><c><v>2.5</v></c></row>`,
          },
        ],
      }),
    columns: [['v', 'text']],
    rows: [['1'], ['n/a'], ['2.5']],
  },
  {
    name: 'the same, where a person declares the word',
    filename: 'x.xlsx',
    overrides: { nullWords: ['n/a'] },
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `${header('v')}<row r="2"><c><v>1</v></c></row><row r="3">${text('n/a')}</row><row r="4"><c><v>2.5</v></c></row>`,
          },
        ],
      }),
    columns: [['v', 'number']],
    rows: [[1], [null], [2.5]],
  },
  {
    name: 'rich texts, line breaks, phonetic marks, escaped characters',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        texts: [
          '<t>v</t>',
          '<r><t xml:space="preserve">bold </t></r><r><t>and not</t></r>',
          '<t>two\nlines</t>',
          '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
          '<t>a_x000D_b</t>',
          '<t><![CDATA[<x>]]></t>',
        ],
        sheets: [
          {
            name: 'S',
            rows: [0, 1, 2, 3, 4, 5]
              .map((at) => `<row r="${at + 1}"><c t="s"><v>${at}</v></c></row>`)
              .join(''),
          },
        ],
      }),
    columns: [['v', 'text']],
    rows: [['bold and not'], ['two\nlines'], ['東京'], ['a\rb'], ['<x>']],
  },
  {
    name: 'formulas give their last value, errors nothing',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `${header('f', 't')}<row r="2"><c><f>1+1</f><v>2</v></c><c t="str"><f>"a"</f><v>a</v></c></row><row r="3"><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="str"><f>""</f><v></v></c></row>`,
          },
        ],
      }),
    columns: [
      ['f', 'integer'],
      ['t', 'text'],
    ],
    rows: [
      [2, 'a'],
      [null, null],
    ],
    warnings: [/One cell holds an error such as #DIV\/0!/],
  },
  {
    name: 'a table that begins at C3, under a title, with blank rows in it',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows:
              '<row r="1"><c r="A1" t="inlineStr"><is><t>Report</t></is></c></row>' +
              '<row r="3"><c r="C3" t="inlineStr"><is><t>a</t></is></c><c r="D3" t="inlineStr"><is><t>b</t></is></c></row>' +
              '<row r="4"><c r="C4"><v>1</v></c><c r="D4"><v>2</v></c></row>' +
              '<row r="5"><c r="C5" s="0"/></row>' +
              '<row r="9"><c r="C9"><v>3</v></c><c r="D9"><v>4</v></c></row>',
          },
        ],
      }),
    columns: [
      ['a', 'integer'],
      ['b', 'integer'],
    ],
    rows: [
      [1, 2],
      [3, 4],
    ],
    reading: { skip: 2, header: true },
    guessed: { a: { place: 2 }, b: { place: 3 } },
    warnings: [/begins in row 3/],
  },
  {
    name: 'the first sheet that is not hidden',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'Secret',
            state: 'hidden',
            rows: `${header('s')}<row r="2"><c><v>1</v></c></row>`,
          },
          { name: 'Open', rows: `${header('o')}<row r="2"><c><v>2</v></c></row>` },
        ],
      }),
    columns: [['o', 'integer']],
    rows: [[2]],
    reading: { sheet: 'Open' },
  },
  {
    name: 'another sheet, said by a person',
    filename: 'x.xlsx',
    overrides: { sheet: 'Q&amp;A'.replace('&amp;', '&') },
    file: () =>
      makeWorkbook({
        sheets: [
          { name: 'One', rows: `${header('s')}<row r="2"><c><v>1</v></c></row>` },
          { name: 'Q&amp;A', rows: `${header('o')}<row r="2"><c><v>2</v></c></row>` },
        ],
      }),
    columns: [['o', 'integer']],
    rows: [[2]],
    reading: { sheet: 'Q&A' },
  },
  {
    name: 'a sheet without a header',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: '<row r="1"><c><v>1</v></c><c><v>2</v></c></row><row r="2"><c><v>3</v></c><c><v>4</v></c></row>',
          },
        ],
      }),
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
    name: 'names repeated and missing in a sheet',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [
          {
            name: 'S',
            rows: `<row r="1">${text('a')}${text('a')}</row><row r="2"><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>`,
          },
        ],
      }),
    columns: [
      ['a', 'integer'],
      ['a_2', 'integer'],
      ['column_3', 'integer'],
    ],
    rows: [[1, 2, 3]],
    warnings: [/"a" occurs more than once/, /Column 3 has no name/],
  },
  {
    name: 'a prefix before every name of the XML',
    filename: 'x.xlsx',
    file: () =>
      makeWorkbook({
        sheets: [{ name: 'S', rows: '' }],
        parts: {
          'xl/worksheets/sheet1.xml':
            '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        },
      }),
    columns: [['a', 'integer']],
    rows: [[7]],
  },
  {
    name: 'an old workbook (.xls)',
    filename: 'x.xls',
    file: async () => {
      const { utils, write } = await import('@e965/xlsx')
      const sheet = utils.aoa_to_sheet([
        ['zip', 'n', 'd', 'ok', 'x'],
        ['007', 1, 45322, true, 1.5],
        ['12', 1234567890123, 45323.5, false, 'é€'],
        [null, null, null, null, null],
        ['', 3, null, true, 2],
      ])
      for (const cell of ['C2', 'C3']) sheet[cell].z = 'yyyy-mm-dd hh:mm'
      const book = utils.book_new(sheet, 'First')
      utils.book_append_sheet(book, utils.aoa_to_sheet([['b'], [2]]), 'Second')
      return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
    },
    columns: [
      ['zip', 'text'],
      ['n', 'integer'],
      ['d', 'timestamp'],
      ['ok', 'boolean'],
      ['x', 'text'],
    ],
    rows: [
      ['007', 1, '2024-01-31T00:00:00', true, '1.5'],
      ['12', 1234567890123, '2024-02-01T12:00:00', false, 'é€'],
      [null, 3, null, true, '2'],
    ],
    reading: { format: 'xls', sheet: 'First' },
  },
  {
    name: 'another sheet of an old workbook',
    filename: 'x.xls',
    overrides: { sheet: 'Second' },
    file: async () => {
      const { utils, write } = await import('@e965/xlsx')
      const book = utils.book_new(utils.aoa_to_sheet([['a'], [1]]), 'First')
      utils.book_append_sheet(book, utils.aoa_to_sheet([['b'], [2]]), 'Second')
      return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
    },
    columns: [['b', 'integer']],
    rows: [[2]],
    reading: { sheet: 'Second' },
  },
  {
    name: 'a text that only calls itself .xls',
    filename: 'report.xls',
    file: 'a\tb\n1\tx\n',
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
    ],
    rows: [[1, 'x']],
    reading: { format: 'csv', delimiter: '\t' },
  },
]

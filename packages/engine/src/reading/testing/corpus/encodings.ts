import type { ReadingCase } from './reading-case.ts'

const TEXT = 'name,stadt\nJosé,Zürich\nŁukasz,Kraków\n'
const WESTERN = 'name,stadt\nJosé,Zürich\nRenée,Köln\n'
const COLUMNS = [
  ['name', 'text'],
  ['stadt', 'text'],
] as const
const ROWS = [
  ['José', 'Zürich'],
  ['Łukasz', 'Kraków'],
]

/** How letters become bytes. */
export const encodings: readonly ReadingCase[] = [
  {
    name: 'UTF-8',
    filename: 'x.csv',
    file: TEXT,
    columns: COLUMNS,
    rows: ROWS,
    reading: { encoding: 'utf-8' },
  },
  {
    name: 'UTF-8 with a byte order mark',
    filename: 'x.csv',
    file: `\uFEFF${TEXT}`,
    columns: COLUMNS,
    rows: ROWS,
    reading: { encoding: 'utf-8' },
  },
  {
    name: 'a byte order mark before a quoted header',
    filename: 'x.csv',
    file: '\uFEFF"a, b","c"\n1,x\n',
    columns: [
      ['a, b', 'integer'],
      ['c', 'text'],
    ],
    rows: [[1, 'x']],
  },
  {
    name: 'letters outside the basic plane',
    filename: 'x.csv',
    file: 'a,b\n🙂,𝔘\n👩‍👩‍👧,e\u0301\n',
    columns: [
      ['a', 'text'],
      ['b', 'text'],
    ],
    rows: [
      ['🙂', '𝔘'],
      ['👩‍👩‍👧', 'e\u0301'],
    ],
  },
  {
    name: 'UTF-16, little end first, as Excel writes "Unicode text"',
    filename: 'x.csv',
    file: Buffer.from(`\uFEFF${TEXT.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`, 'utf16le'),
    columns: COLUMNS,
    rows: ROWS,
    reading: { encoding: 'utf-16le', delimiter: '\t' },
  },
  {
    name: 'UTF-16, big end first',
    filename: 'x.csv',
    file: Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(),
    columns: COLUMNS,
    rows: ROWS,
    reading: { encoding: 'utf-16be' },
  },
  {
    name: 'UTF-16 without its mark',
    filename: 'x.csv',
    file: Buffer.from(WESTERN, 'utf16le'),
    columns: COLUMNS,
    rows: [
      ['José', 'Zürich'],
      ['Renée', 'Köln'],
    ],
    reading: { encoding: 'utf-16le' },
  },
  {
    name: 'Latin-1',
    filename: 'x.csv',
    file: Buffer.from(WESTERN, 'latin1'),
    columns: COLUMNS,
    rows: [
      ['José', 'Zürich'],
      ['Renée', 'Köln'],
    ],
    reading: { encoding: 'windows-1252' },
    warnings: [/not UTF-8; it is read as Windows-1252/],
  },
  {
    name: 'Windows-1252: the euro sign and curled quotes',
    filename: 'x.csv',
    file: Buffer.from('price,note\n5 \x80,\x93so\x94\n', 'latin1'),
    columns: [
      ['price', 'text'],
      ['note', 'text'],
    ],
    rows: [['5 €', '“so”']],
    reading: { encoding: 'windows-1252' },
    warnings: [/Windows-1252/, /"price" looks like euros/],
  },
  {
    name: 'Latin-1 that only shows far down',
    filename: 'x.csv',
    file: Buffer.from(`a,b\n${'1,x\n'.repeat(40_000)}2,caf\xe9\n`, 'latin1'),
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
    ],
    rows: [...Array.from({ length: 40_000 }, () => [1, 'x']), [2, 'café']],
    reading: { encoding: 'windows-1252' },
    warnings: [/Windows-1252/],
  },
  {
    name: 'UTF-8 with one broken line',
    filename: 'x.csv',
    file: Buffer.concat([
      Buffer.from('a,b\n1,Zürich\n2,Kraków\n3,São Paulo, SP\n'.replace(', SP', '')),
      Buffer.from([0x34, 0x2c, 0xe9, 0x0a]),
      Buffer.from('5,Málaga\n6,Łódź\n'),
    ]),
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
    ],
    rows: [
      [1, 'Zürich'],
      [2, 'Kraków'],
      [3, 'São Paulo'],
      [5, 'Málaga'],
      [6, 'Łódź'],
    ],
    reading: { encoding: 'utf-8' },
    warnings: [/^One line is not UTF-8 text; left out/],
    rejected: [{ line: 5, reason: 'not UTF-8 text', text: '4,\uFFFD' }],
  },
  {
    name: 'an encoding said by a person',
    filename: 'x.csv',
    file: 'a\nÃ¼\n',
    overrides: { encoding: 'windows-1252' },
    columns: [['a', 'text']],
    rows: [['ÃƒÂ¼']],
    reading: { encoding: 'windows-1252' },
  },
]

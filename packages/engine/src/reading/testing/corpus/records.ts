import type { ReadingCase } from './reading-case.ts'

/** JSON: one list, a record a line, records one after the other. */
export const records: readonly ReadingCase[] = [
  {
    name: 'a list of objects',
    filename: 'x.json',
    file: '[{"a":1,"b":"x"},{"a":2,"b":"y"}]',
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
    ],
    rows: [
      [1, 'x'],
      [2, 'y'],
    ],
    reading: { format: 'json' },
  },
  {
    name: 'keys that are missing, null, or new far down',
    filename: 'x.json',
    file: '[{"a":1},{"b":null,"a":null},{"c":true,"b":"x"}]',
    columns: [
      ['a', 'integer'],
      ['b', 'text'],
      ['c', 'boolean'],
    ],
    rows: [
      [1, null, null],
      [null, null, null],
      [null, 'x', true],
    ],
  },
  {
    name: 'digits that JSON.parse would round',
    filename: 'x.json',
    file: '[{"big":9007199254740993,"huge":123456789012345678901234567890,"f":0.1},{"big":1,"huge":1,"f":1e2}]',
    columns: [
      ['big', 'integer'],
      ['huge', 'text'],
      ['f', 'number'],
    ],
    rows: [
      ['9007199254740993', '123456789012345678901234567890', 0.1],
      [1, '1', 100],
    ],
  },
  {
    name: 'figures in quotes are text, as the file says',
    filename: 'x.json',
    file: '[{"zip":"10115","n":"1"},{"zip":"01067","n":"2"}]',
    columns: [
      ['zip', 'text'],
      ['n', 'text'],
    ],
    rows: [
      ['10115', '1'],
      ['01067', '2'],
    ],
  },
  {
    name: 'an empty text is not a missing one',
    filename: 'x.json',
    file: '[{"a":""},{"a":null},{"a":"x"}]',
    columns: [['a', 'text']],
    rows: [[''], [null], ['x']],
  },
  {
    name: 'dates in texts',
    filename: 'x.json',
    file: '[{"d":"2024-01-31","t":"2024-01-31T10:00:00","z":"2024-01-31T10:00:00Z"},{"d":"2024-02-01","t":null,"z":null}]',
    columns: [
      ['d', 'date'],
      ['t', 'timestamp'],
      ['z', 'text'],
    ],
    rows: [
      ['2024-01-31', '2024-01-31T10:00:00', '2024-01-31T10:00:00Z'],
      ['2024-02-01', null, null],
    ],
  },
  {
    name: 'nested values are JSON text, with their digits',
    filename: 'x.json',
    file: '[\n  {"a": {"k": [1, 2.50, 9007199254740993], "s": "a b"}, "b": []},\n  {"a": null, "b": [ {} ]}\n]\n',
    columns: [
      ['a', 'text'],
      ['b', 'text'],
    ],
    rows: [
      ['{"k":[1,2.50,9007199254740993],"s":"a b"}', '[]'],
      [null, '[{}]'],
    ],
  },
  {
    name: 'kinds that change from record to record',
    filename: 'x.json',
    file: '[{"v":1},{"v":"two"},{"v":true},{"v":{"x":1}}]',
    columns: [['v', 'text']],
    rows: [['1'], ['two'], ['true'], ['{"x":1}']],
  },
  {
    name: 'escapes, brackets and commas inside texts',
    filename: 'x.json',
    file: '[{"a":"}],{[\\" \\\\","b":"\\u00e9\\ud83d\\ude42\\n"},{"a":"\\/","b":"[]"}]',
    columns: [
      ['a', 'text'],
      ['b', 'text'],
    ],
    rows: [
      ['}],{[" \\', 'é🙂\n'],
      ['/', '[]'],
    ],
  },
  {
    name: 'a record a line',
    filename: 'x.ndjson',
    file: '{"a":1,"b":"x"}\n\n{"a":2.5}\r\n{"b":"y"}',
    columns: [
      ['a', 'number'],
      ['b', 'text'],
    ],
    rows: [
      [1, 'x'],
      [2.5, null],
      [null, 'y'],
    ],
    reading: { format: 'ndjson' },
  },
  {
    name: 'a record a line in a file called .json',
    filename: 'x.json',
    file: '{"a":1}\n{"a":2}\n',
    columns: [['a', 'integer']],
    rows: [[1], [2]],
    reading: { format: 'ndjson' },
  },
  {
    name: 'lines that are no records are rejected, with their line',
    filename: 'x.jsonl',
    file: '{"a":1}\n{"a":\n[1]\n{"a":4}\nnull\n',
    columns: [['a', 'integer']],
    rows: [[1], [4]],
    warnings: [/^3 lines are no records/],
    rejected: [
      { line: 2, reason: 'not JSON (Unexpected end of JSON input)', text: '{"a":' },
      { line: 3, reason: 'a list where an object is expected', text: '[1]' },
      { line: 5, reason: 'null where an object is expected', text: 'null' },
    ],
  },
  {
    name: 'records over several lines, one after the other',
    filename: 'x.json',
    file: '{\n  "a": 1\n}\n{\n  "a": 2\n}\n',
    columns: [['a', 'integer']],
    rows: [[1], [2]],
  },
  {
    name: 'one object is one record',
    filename: 'x.json',
    file: '{"total":2,"items":[{"a":1},{"a":2}]}',
    columns: [
      ['total', 'integer'],
      ['items', 'text'],
    ],
    rows: [[2, '[{"a":1},{"a":2}]']],
  },
  {
    name: 'keys that differ in letter case, empty keys, __proto__',
    filename: 'x.json',
    file: '[{"Name":"x","name":"y","":1,"__proto__":2}]',
    columns: [
      ['Name', 'text'],
      ['name_2', 'text'],
      ['column_3', 'integer'],
      ['__proto__', 'integer'],
    ],
    rows: [['x', 'y', 1, 2]],
    warnings: [/"name" occurs more than once/, /Column 3 has no name/],
  },
  {
    name: 'a key named twice in one record',
    filename: 'x.json',
    file: '[{"a":1,"a":2}]',
    columns: [['a', 'integer']],
    rows: [[2]],
    warnings: [/name a key twice; the last value counts/],
  },
  {
    name: 'JSON with a byte order mark, and in UTF-16',
    filename: 'x.json',
    file: Buffer.from('\uFEFF[{"a":"ü"}]', 'utf16le'),
    columns: [['a', 'text']],
    rows: [['ü']],
    reading: { encoding: 'utf-16le', format: 'json' },
  },
  {
    name: 'an empty list in a list of records is refused nowhere',
    filename: 'x.json',
    file: '[{"a":[]},{"a":[1]}]',
    columns: [['a', 'text']],
    rows: [['[]'], ['[1]']],
  },
  {
    name: 'a list so long that records fall on the edges of blocks',
    filename: 'x.json',
    file: `[${Array.from({ length: 60_000 }, (_, index) => `{"n":${index},"t":"ü${index}"}`).join(',\n')}]`,
    columns: [
      ['n', 'integer'],
      ['t', 'text'],
    ],
    rows: Array.from({ length: 60_000 }, (_, index) => [index, `ü${index}`]),
  },
]

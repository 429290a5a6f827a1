import type { Table } from '../../relation/column.ts'
import type { BlockCase } from '../block.ts'
import type { ValidateConfiguration, ValidationRule } from './config.ts'

const people: Table = {
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'the email', type: 'text' },
    { name: 'age', type: 'number' },
  ],
  rows: [
    [1, 'ada@x.org', 36],
    [2, 'bo', 17],
    [2, '', null],
    [null, null, 200],
  ],
}

export const cases: readonly BlockCase<ValidateConfiguration>[] = [
  checks(
    'not empty; an empty text is empty',
    [{ rule: 'not_empty', column: 'the email' }],
    [null, null, '"the email" is not empty', '"the email" is not empty'],
  ),
  checks(
    'unique: all that share a value go, empty cells stay',
    [{ rule: 'unique', column: 'id' }],
    [null, 'id is unique', 'id is unique', null],
  ),
  checks(
    'in a range, both ends allowed',
    [{ rule: 'range', column: 'age', low: '17', high: '36' }],
    [null, null, 'age lies from "17" up to "36"', 'age lies from "17" up to "36"'],
  ),
  checks(
    'a range open above',
    [{ rule: 'range', column: 'age', low: '30' }],
    [null, 'age lies from "30"', 'age lies from "30"', null],
  ),
  checks(
    'like a pattern',
    [{ rule: 'pattern', column: 'the email', text: '%@%.%' }],
    [
      null,
      '"the email" looks like "%@%.%"',
      '"the email" looks like "%@%.%"',
      '"the email" looks like "%@%.%"',
    ],
  ),
  checks(
    'one of some values',
    [{ rule: 'one_of', column: 'id', values: [{ value: '1' }, { value: '3' }] }],
    [null, 'id is one of "1", "3"', 'id is one of "1", "3"', 'id is one of "1", "3"'],
  ),
  checks(
    'a formula, and the first rule broken is the reason',
    [
      { rule: 'formula', column: '', text: 'age < 100' },
      { rule: 'unique', column: 'id' },
    ],
    [null, 'id is unique', '`age < 100` is true', '`age < 100` is true'],
  ),
  checks(
    'a regular expression, found anywhere in the text',
    [{ rule: 'matches', column: 'the email', text: '@[a-z]+[.]' }],
    [null, ...Array<string>(3).fill('"the email" matches "@[a-z]+[.]"')],
  ),
  checks('no rules', [], [null, null, null, null]),
  checks(
    'too few rows, which sets no row aside',
    [{ rule: 'row_count', column: '', low: '5' }],
    [null, null, null, null],
    ['Rows (the number of rows lies from "5"): 4'],
  ),
  checks(
    'as many rows as there should be',
    [{ rule: 'row_count', column: '', low: '4', high: '4', severity: 'stop' }],
    [null, null, null, null],
    [],
  ),
  checks(
    'each rule warns of all its rows, whatever else they break',
    [
      { rule: 'not_empty', column: 'age', severity: 'warn' },
      { rule: 'unique', column: 'id' },
    ],
    [null, 'id is unique', 'age is not empty', null],
    ['Rejected rows (age is not empty): 1', 'Rejected rows (id is unique): 2'],
  ),
  stops(
    'a rule that is to stop the run',
    [
      { rule: 'not_empty', column: 'age' },
      { rule: 'unique', column: 'id', severity: 'stop' },
    ],
    'Rejected rows (id is unique): 2',
  ),
  stops(
    'too many rows',
    [{ rule: 'row_count', column: '', high: '3', severity: 'stop' }],
    'Rows (the number of rows lies up to "3"): 4',
  ),
  checks(
    'a rule that would stop the run, and all rows keep it',
    [{ rule: 'formula', column: '', text: 'true', severity: 'stop' }],
    [null, null, null, null],
    [],
  ),
]

function stops(
  name: string,
  rules: readonly ValidationRule[],
  reason: string,
): BlockCase<ValidateConfiguration> {
  return { ...checks(name, rules, []), expected: [], stops: reason }
}

function checks(
  name: string,
  rules: readonly ValidationRule[],
  reasons: readonly (string | null)[],
  warnings?: readonly string[],
): BlockCase<ValidateConfiguration> {
  const rejected = people.rows.flatMap((row, index) => {
    const reason = reasons[index] ?? null
    return reason === null ? [] : [[...row, reason]]
  })
  return {
    name,
    configuration: { parameters: { rules: [...rules] } },
    inputs: [people],
    ...(warnings ? { warnings } : {}),
    expected: [
      { columns: people.columns, rows: people.rows.filter((_, index) => !reasons[index]) },
      { columns: [...people.columns, { name: 'reason', type: 'text' }], rows: rejected },
    ],
  }
}

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
  checks('no rules', [], [null, null, null, null]),
]

function checks(
  name: string,
  rules: readonly ValidationRule[],
  reasons: readonly (string | null)[],
): BlockCase<ValidateConfiguration> {
  const rejected = people.rows.flatMap((row, index) => {
    const reason = reasons[index] ?? null
    return reason === null ? [] : [[...row, reason]]
  })
  return {
    name,
    configuration: { parameters: { rules: [...rules] } },
    inputs: [people],
    expected: [
      { columns: people.columns, rows: people.rows.filter((_, index) => !reasons[index]) },
      { columns: [...people.columns, { name: 'reason', type: 'text' }], rows: rejected },
    ],
  }
}

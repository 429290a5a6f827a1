import { code } from '../../targets/code.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { FunctionEntry } from './function-entry.ts'

export const NUMBER_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'abs',
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The value without its sign.',
    example: 'abs(balance)',
    examples: [['abs(-2.5)', '2.5']],
    spelling: {
      duckdb: (args) => code`abs(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.abs()`,
    },
  },
  {
    name: 'round',
    parameters: [
      { name: 'value', type: 'numeric' },
      { name: 'digits', type: 'integer', optional: true, literal: true, range: [0, 15] },
    ],
    result: { ofParameter: 0 },
    meaning: 'The value rounded to so many digits after the point; halves go away from zero.',
    example: 'round(price * 1.19, 2)',
    examples: [
      ['round(2.5)', '3.0'],
      ['round(-1.255, 1)', '-1.3'],
    ],
    spelling: {
      // An integer has no digits after the point to round.
      duckdb: (args) =>
        args.typeAt(0) === 'integer'
          ? code`(${args.at(0)})`
          : code`round(${args.at(0)}, ${args.count > 1 ? args.at(1) : code`0`})`,
      pandas: (args) =>
        args.typeAt(0) === 'integer'
          ? args.series(0)
          : pythonCall(
              args.use('round_away'),
              args.series(0),
              args.number(args.count > 1 ? args.integerAt(1) : 0),
            ),
    },
  },
  {
    name: 'floor',
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The greatest whole number that is not above the value.',
    example: 'floor(hours)',
    examples: [['floor(-2.5)', '-3.0']],
    spelling: {
      duckdb: (args) =>
        args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`floor(${args.at(0)})`,
      pandas: (args) =>
        args.typeAt(0) === 'integer'
          ? args.series(0)
          : pythonCall(code`${args.use('np')}.floor`, args.series(0)),
    },
  },
  {
    name: 'ceil',
    aliases: ['ceiling'],
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The least whole number that is not below the value.',
    example: 'ceil(hours)',
    examples: [['ceil(2.1)', '3.0']],
    spelling: {
      duckdb: (args) =>
        args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`ceil(${args.at(0)})`,
      pandas: (args) =>
        args.typeAt(0) === 'integer'
          ? args.series(0)
          : pythonCall(code`${args.use('np')}.ceil`, args.series(0)),
    },
  },
]

import type { FunctionEntry } from './function-entry.ts'

export const NUMBER_FUNCTIONS = [
  {
    name: 'abs',
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The value without its sign.',
    example: 'abs(balance)',
    examples: [['abs(-2.5)', '2.5']],
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
  },
  {
    name: 'floor',
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The greatest whole number that is not above the value.',
    example: 'floor(hours)',
    examples: [['floor(-2.5)', '-3.0']],
  },
  {
    name: 'ceil',
    aliases: ['ceiling'],
    parameters: [{ name: 'value', type: 'numeric' }],
    result: { ofParameter: 0 },
    meaning: 'The least whole number that is not below the value.',
    example: 'ceil(hours)',
    examples: [['ceil(2.1)', '3.0']],
  },
] as const satisfies readonly FunctionEntry[]

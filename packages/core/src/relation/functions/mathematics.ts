import type { FunctionEntry, Parameter } from './function-entry.ts'

const value: Parameter = { name: 'value', type: 'numeric' }
const numeric = (name: string): Parameter => ({ name, type: 'numeric' })

export const MATHEMATICS_FUNCTIONS = [
  {
    name: 'sign',
    parameters: [value],
    result: 'integer',
    meaning: 'Whether the value is above, at or below zero: 1, 0 or -1.',
    example: 'sign(balance)',
    examples: [
      ['sign(-2.5)', '-1'],
      ['sign(0)', '0'],
    ],
  },
  {
    name: 'trunc',
    aliases: ['truncate'],
    parameters: [value],
    result: { ofParameter: 0 },
    meaning: 'The value without what is behind the point.',
    example: 'trunc(hours)',
    examples: [
      ['trunc(-2.7)', '-2.0'],
      ['trunc(7)', '7'],
    ],
  },
  {
    name: 'mod',
    parameters: [numeric('dividend'), numeric('divisor')],
    result: 'numeric',
    meaning: 'What a division leaves, with the sign of the dividend: the same as %.',
    example: 'mod(amount, 7)',
    examples: [
      ['mod(-7, 3)', '-1'],
      ['mod(7, 0)', 'null'],
    ],
  },
  {
    name: 'power',
    aliases: ['pow'],
    parameters: [numeric('base'), numeric('exponent')],
    result: 'number',
    meaning: 'The base to the power of the exponent; null where there is no such number.',
    example: 'power(price, 2)',
    examples: [
      ['power(2, 10)', '1024.0'],
      ['power(-8, 0.5)', 'null'],
    ],
  },
  floating('exp', 'The number e to the power of the value.', 'exp(rate)', [['exp(0)', '1.0']]),
  floating('sqrt', 'The square root of the value; null below zero.', 'sqrt(area)', [
    ['sqrt(16)', '4.0'],
    ['sqrt(-1)', 'null'],
  ]),
  floating('cbrt', 'The cube root of the value.', 'cbrt(area)', [['cbrt(-27)', '-3.0']]),
  floating('ln', 'The natural logarithm of the value; null at and below zero.', 'ln(amount)', [
    ['ln(1)', '0.0'],
    ['ln(0)', 'null'],
  ]),
  floating('log10', 'The logarithm to the base 10; null at and below zero.', 'log10(amount)', [
    ['log10(1000)', '3.0'],
  ]),
  floating('log2', 'The logarithm to the base 2; null at and below zero.', 'log2(amount)', [
    ['log2(8)', '3.0'],
  ]),
  floating('sin', 'The sine of an angle in radians.', 'sin(angle)', [['sin(0)', '0.0']]),
  floating('cos', 'The cosine of an angle in radians.', 'cos(angle)', [['cos(0)', '1.0']]),
  floating('tan', 'The tangent of an angle in radians.', 'tan(angle)', [['tan(0)', '0.0']]),
  floating('atan', 'The angle in radians that has this tangent.', 'atan(rate)', [
    ['atan(0)', '0.0'],
  ]),
  floating('radians', 'An angle in degrees as radians.', 'radians(angle)', [
    ['radians(180)', '3.141592653589793'],
  ]),
  floating('degrees', 'An angle in radians as degrees.', 'degrees(angle)', [['degrees(0)', '0.0']]),
  extreme('greatest', 'The greatest of the values; nulls are left out.', [
    ['greatest(1, 3.5, null)', '3.5'],
    ["greatest('a', 'B')", 'a'],
  ]),
  extreme('least', 'The least of the values; nulls are left out.', [
    ['least(1, 3.5, null)', '1.0'],
  ]),
] as const satisfies readonly FunctionEntry[]

/** A function of one floating-point number; outside its domain it is null. */
function floating<Name extends string>(
  name: Name,
  meaning: string,
  example: string,
  examples: FunctionEntry['examples'],
): FunctionEntry<Name> {
  return { name, parameters: [value], result: 'number', meaning, example, examples }
}

function extreme<Name extends string>(
  name: Name,
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry<Name> {
  return {
    name,
    parameters: [{ name: 'value', type: 'shared', repeated: true }],
    result: 'shared',
    meaning,
    example: `${name}(price, discount)`,
    examples,
    keepsNull: true,
  }
}

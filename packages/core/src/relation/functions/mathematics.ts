import { code } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const value: Parameter = { name: 'value', type: 'numeric' }
const numeric = (name: string): Parameter => ({ name, type: 'numeric' })

export const MATHEMATICS_FUNCTIONS: readonly FunctionEntry[] = [
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
    spelling: {
      duckdb: (args) => code`CAST(sign(${args.at(0)}) AS BIGINT)`,
      pandas: (args) =>
        code`${pythonCall(code`${args.use('np')}.sign`, args.series(0))}.astype("Int64")`,
    },
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
    spelling: {
      duckdb: (args) =>
        args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`trunc(${args.at(0)})`,
      pandas: (args) =>
        args.typeAt(0) === 'integer'
          ? args.series(0)
          : pythonCall(code`${args.use('np')}.trunc`, args.series(0)),
    },
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
    spelling: {
      duckdb: (args) => code`mod(${args.at(0)}, nullif(${args.at(1)}, 0))`,
      pandas: (args) => pythonCall(args.use('remainder'), args.series(0), args.series(1)),
    },
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
    spelling: {
      duckdb: (args) => code`nullif(power(${double(args.at(0))}, ${args.at(1)}), 'nan'::DOUBLE)`,
      pandas: (args) =>
        pythonCall(
          args.use('calculate'),
          code`${args.use('np')}.power`,
          args.series(0),
          args.series(1),
        ),
    },
  },
  floating('exp', 'The number e to the power of the value.', 'exp(rate)', [['exp(0)', '1.0']]),
  floating(
    'sqrt',
    'The square root of the value; null below zero.',
    'sqrt(area)',
    [
      ['sqrt(16)', '4.0'],
      ['sqrt(-1)', 'null'],
    ],
    { from: '>= 0' },
  ),
  floating('cbrt', 'The cube root of the value.', 'cbrt(area)', [['cbrt(-27)', '-3.0']]),
  floating(
    'ln',
    'The natural logarithm of the value; null at and below zero.',
    'ln(amount)',
    [
      ['ln(1)', '0.0'],
      ['ln(0)', 'null'],
    ],
    { from: '> 0', numpy: 'log' },
  ),
  floating(
    'log10',
    'The logarithm to the base 10; null at and below zero.',
    'log10(amount)',
    [['log10(1000)', '3.0']],
    { from: '> 0' },
  ),
  floating(
    'log2',
    'The logarithm to the base 2; null at and below zero.',
    'log2(amount)',
    [['log2(8)', '3.0']],
    { from: '> 0' },
  ),
  floating('sin', 'The sine of an angle in radians.', 'sin(angle)', [['sin(0)', '0.0']]),
  floating('cos', 'The cosine of an angle in radians.', 'cos(angle)', [['cos(0)', '1.0']]),
  floating('tan', 'The tangent of an angle in radians.', 'tan(angle)', [['tan(0)', '0.0']]),
  floating(
    'atan',
    'The angle in radians that has this tangent.',
    'atan(rate)',
    [['atan(0)', '0.0']],
    {
      numpy: 'arctan',
    },
  ),
  floating('radians', 'An angle in degrees as radians.', 'radians(angle)', [
    ['radians(180)', '3.141592653589793'],
  ]),
  floating('degrees', 'An angle in radians as degrees.', 'degrees(angle)', [['degrees(0)', '0.0']]),
  extreme('greatest', 'The greatest of the values; nulls are left out.', 'gt', [
    ['greatest(1, 3.5, null)', '3.5'],
    ["greatest('a', 'B')", 'a'],
  ]),
  extreme('least', 'The least of the values; nulls are left out.', 'lt', [
    ['least(1, 3.5, null)', '1.0'],
  ]),
]

/** A function of one floating-point number; outside its domain it is null. */
function floating(
  name: FloatingName,
  meaning: string,
  example: string,
  examples: FunctionEntry['examples'],
  given: { readonly from?: '> 0' | '>= 0'; readonly numpy?: 'log' | 'arctan' } = {},
): FunctionEntry {
  const domain = given.from && { '> 0': code`> 0`, '>= 0': code`>= 0` }[given.from]
  return {
    name,
    parameters: [value],
    result: 'number',
    meaning,
    example,
    examples,
    spelling: {
      duckdb: (args) => {
        const number = double(args.at(0))
        return domain
          ? code`${WORDS[name]}(CASE WHEN ${number} ${domain} THEN ${number} END)`
          : code`${WORDS[name]}(${number})`
      },
      pandas: (args) => {
        const word = given.numpy ? NUMPY[given.numpy] : WORDS[name]
        const column = args.series(0)
        const inside = domain ? code`${column}.where(${column} ${domain})` : column
        return pythonCall(args.use('calculate'), code`${args.use('np')}.${word}`, inside)
      },
    },
  }
}

const WORDS = {
  exp: code`exp`,
  sqrt: code`sqrt`,
  cbrt: code`cbrt`,
  ln: code`ln`,
  log10: code`log10`,
  log2: code`log2`,
  sin: code`sin`,
  cos: code`cos`,
  tan: code`tan`,
  atan: code`atan`,
  radians: code`radians`,
  degrees: code`degrees`,
} as const
type FloatingName = keyof typeof WORDS
const NUMPY = { log: code`log`, arctan: code`arctan` } as const

function extreme(
  name: 'greatest' | 'least',
  meaning: string,
  comparison: 'gt' | 'lt',
  examples: FunctionEntry['examples'],
): FunctionEntry {
  const word = { greatest: code`greatest`, least: code`least` }[name]
  const method = { gt: code`"gt"`, lt: code`"lt"` }[comparison]
  return {
    name,
    parameters: [{ name: 'value', type: 'shared', repeated: true }],
    result: 'shared',
    meaning,
    example: `${name}(price, discount)`,
    examples,
    keepsNull: true,
    spelling: {
      duckdb: (args) => code`${word}(${args.all})`,
      pandas: (args) => {
        const columns = Array.from({ length: args.count }, (_, index) => args.series(index))
        return pythonCall(args.use('best_cells'), method, args.dtype, ...columns)
      },
    },
  }
}

function double(argument: Code): Code {
  return code`CAST(${argument} AS DOUBLE)`
}

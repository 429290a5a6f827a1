import { code } from '../../targets/code.ts'
import { duckdbCast } from '../../targets/duckdb/cast.ts'
import { pandasCast } from '../../targets/pandas/cast.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { ColumnType } from '../column.ts'
import type { FunctionEntry } from './function-entry.ts'

/** Casts as functions, for those who look for them there. None ever fails: what does not fit is null. */
export const CONVERT_FUNCTIONS: readonly FunctionEntry[] = [
  fromText('to_integer', ['try_integer'], 'integer', 'The whole number a text says, else null.', [
    ["to_integer(' 42 ')", '42'],
    ["to_integer('4.5')", 'null'],
  ]),
  fromText('to_number', ['try_number'], 'number', 'The number a text says, else null.', [
    ["to_number('1e3')", '1000.0'],
    ["to_number('1,5')", 'null'],
  ]),
  fromText(
    'to_boolean',
    ['try_boolean'],
    'boolean',
    'What true or false in any letter case says, else null.',
    [
      ["to_boolean('TRUE')", 'true'],
      ["to_boolean('yes')", 'null'],
    ],
  ),
  {
    name: 'to_text',
    aliases: ['to_char'],
    parameters: [{ name: 'value', type: 'shared' }],
    result: 'text',
    meaning: 'The value as text.',
    example: 'to_text(amount)',
    examples: [
      ['to_text(10.5)', '10.5'],
      ["to_text(date '2024-01-31')", '2024-01-31'],
    ],
    spelling: {
      duckdb: (args) => duckdbCast(args.at(0), args.typeAt(0), 'text'),
      pandas: (args) => pandasCast(args.series(0), args.typeAt(0) ?? 'text', 'text', args.use),
    },
  },
  {
    name: 'is_same',
    parameters: [
      { name: 'value', type: 'shared' },
      { name: 'other', type: 'shared' },
    ],
    result: 'boolean',
    meaning: 'Whether two values are equal, null being equal to null; never null itself.',
    example: 'is_same(country, name)',
    examples: [
      ['is_same(null, null)', 'true'],
      ['is_same(1, null)', 'false'],
    ],
    keepsNull: true,
    spelling: {
      duckdb: (args) => code`(${args.at(0)} IS NOT DISTINCT FROM ${args.at(1)})`,
      pandas: (args) => pythonCall(args.use('is_same'), args.series(0), args.series(1)),
    },
  },
]

function fromText(
  name: string,
  aliases: readonly string[],
  to: ColumnType,
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry {
  return {
    name,
    aliases,
    parameters: [{ name: 'text', type: 'text' }],
    result: to,
    meaning,
    example: `${name}(note)`,
    examples,
    spelling: {
      duckdb: (args) => duckdbCast(args.at(0), 'text', to),
      pandas: (args) => pandasCast(args.series(0), 'text', to, args.use),
    },
  }
}

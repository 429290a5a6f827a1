import type { ColumnType } from '../column.ts'
import type { FunctionEntry } from './function-entry.ts'

/** Casts as functions, for those who look for them there. None ever fails: what does not fit is null. */
export const CONVERT_FUNCTIONS = [
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
  },
] as const satisfies readonly FunctionEntry[]

function fromText<Name extends string>(
  name: Name,
  aliases: readonly string[],
  to: ColumnType,
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry<Name> {
  return {
    name,
    aliases,
    parameters: [{ name: 'text', type: 'text' }],
    result: to,
    meaning,
    example: `${name}(note)`,
    examples,
  }
}

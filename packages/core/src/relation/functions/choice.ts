import type { FunctionEntry } from './function-entry.ts'

export const CHOICE_FUNCTIONS = [
  {
    name: 'coalesce',
    aliases: ['ifnull', 'nvl'],
    parameters: [{ name: 'value', type: 'shared', repeated: true }],
    result: 'shared',
    meaning: 'The first of the values that is not null.',
    example: 'coalesce(discount, 0)',
    examples: [['coalesce(null, 2)', '2']],
    keepsNull: true,
  },
  {
    name: 'nullif',
    parameters: [
      { name: 'value', type: 'shared' },
      { name: 'other', type: 'shared' },
    ],
    result: { ofParameter: 0 },
    meaning: 'The value, or null where it equals the other.',
    example: "nullif(country, 'unknown')",
    examples: [["nullif('a', 'a')", 'null']],
    keepsNull: true,
  },
  {
    name: 'if',
    aliases: ['iif'],
    parameters: [
      { name: 'condition', type: 'boolean' },
      { name: 'then', type: 'shared' },
      { name: 'otherwise', type: 'shared' },
    ],
    result: 'shared',
    meaning: 'One value where the condition is true, the other where it is false or null.',
    example: "if(amount > 100, 'large', 'small')",
    examples: [["if(1 > 2, 'yes', 'no')", 'no']],
    keepsNull: true,
  },
] as const satisfies readonly FunctionEntry[]

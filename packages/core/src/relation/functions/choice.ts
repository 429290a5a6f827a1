import { code, NOTHING } from '../../targets/code.ts'
import { pythonCall, pythonList } from '../../targets/pandas/python-call.ts'
import type { FunctionEntry } from './function-entry.ts'

export const CHOICE_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'coalesce',
    aliases: ['ifnull', 'nvl'],
    parameters: [{ name: 'value', type: 'shared', repeated: true }],
    result: 'shared',
    meaning: 'The first of the values that is not null.',
    example: 'coalesce(discount, 0)',
    examples: [['coalesce(null, 2)', '2']],
    keepsNull: true,
    spelling: {
      duckdb: (args) => code`coalesce(${args.all})`,
      pandas: (args) => {
        let filled = code`${args.series(0)}.astype(${args.dtype})`
        for (let index = 1; index < args.count; index++) {
          if (args.literalAt(index)?.type === 'null') continue
          filled = code`${filled}.fillna(${args.value(index)})`
        }
        return filled
      },
    },
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
    spelling: {
      duckdb: (args) => code`nullif(${args.all})`,
      pandas: (args) => pythonCall(args.use('null_if'), args.series(0), args.value(1)),
    },
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
    spelling: {
      duckdb: (args) => code`CASE WHEN ${args.at(0)} THEN ${args.at(1)} ELSE ${args.at(2)} END`,
      pandas: (args) =>
        pythonCall(
          args.use('choose'),
          pythonList(pythonCall(NOTHING, args.condition(0), args.value(1))),
          args.value(2),
          args.dtype,
        ),
    },
  },
]

import { bracketed, code, join, line, NOTHING } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import type { PandasArguments } from '../../targets/pandas/spelling.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const text: Parameter = { name: 'text', type: 'text' }
const part: Parameter = { name: 'part', type: 'text' }

export const TEXT_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'upper',
    aliases: ['ucase'],
    parameters: [text],
    result: 'text',
    meaning: 'The text in capital letters.',
    example: 'upper(country)',
    examples: [["upper('Plain')", 'PLAIN']],
    spelling: {
      duckdb: (args) => code`upper(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.str.upper()`,
    },
  },
  {
    name: 'lower',
    aliases: ['lcase'],
    parameters: [text],
    result: 'text',
    meaning: 'The text in small letters.',
    example: 'lower(email)',
    examples: [["lower('Plain')", 'plain']],
    spelling: {
      duckdb: (args) => code`lower(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.str.lower()`,
    },
  },
  {
    name: 'trim',
    parameters: [text],
    result: 'text',
    meaning: 'The text without spaces, tabs and line ends at both ends.',
    example: 'trim(name)',
    examples: [["trim('  a ')", 'a']],
    spelling: {
      duckdb: (args) => code`trim(${args.at(0)}, E' \\t\\r\\n')`,
      pandas: (args) => code`${args.series(0)}.str.strip(" \\t\\r\\n")`,
    },
  },
  {
    name: 'length',
    aliases: ['len', 'char_length'],
    parameters: [text],
    result: 'integer',
    meaning: 'How many characters (Unicode code points) the text has.',
    example: 'length(name)',
    examples: [["length('日本')", '2']],
    spelling: {
      duckdb: (args) => code`length(${args.at(0)})`,
      pandas: (args) => code`${args.series(0)}.str.len().astype("Int64")`,
    },
  },
  {
    name: 'substring',
    aliases: ['substr', 'mid'],
    parameters: [
      text,
      { name: 'start', type: 'integer', literal: true, range: [1, 1_000_000_000] },
      { name: 'length', type: 'integer', literal: true, optional: true, range: [0, 1_000_000_000] },
    ],
    result: 'text',
    meaning: 'The characters from a place on, counted from 1, at most so many of them.',
    example: 'substring(code, 1, 3)',
    examples: [["substring('plainflow', 6, 2)", 'fl']],
    spelling: {
      duckdb: (args) => code`substring(${args.all})`,
      pandas: (args) => {
        const start = args.integerAt(1) - 1
        if (args.count === 2) return code`${args.series(0)}.str.slice(${args.number(start)})`
        const end = start + args.integerAt(2)
        return code`${args.series(0)}.str.slice(${args.number(start)}, ${args.number(end)})`
      },
    },
  },
  {
    name: 'replace',
    parameters: [text, { name: 'search', type: 'text' }, { name: 'replacement', type: 'text' }],
    result: 'text',
    meaning: 'The text with every occurrence of one part replaced by another.',
    example: "replace(phone, '-', '')",
    examples: [["replace('a-b-c', '-', '+')", 'a+b+c']],
    spelling: {
      duckdb: (args) => code`replace(${args.all})`,
      // An empty search text means nothing to replace, where Python would fill every gap.
      pandas: (args) =>
        args.literalAt(1)?.value && args.literalAt(2)?.type === 'text'
          ? code`${args.series(0)}.str.replace(${args.value(1)}, ${args.value(2)}, regex=False)`
          : byRow(args, code`lambda text, old, new: text.replace(old, new) if old else text`),
    },
  },
  {
    name: 'concat',
    parameters: [{ name: 'text', type: 'text', repeated: true }],
    result: 'text',
    meaning: 'The texts one after the other; nulls are left out.',
    example: "concat(first_name, ' ', last_name)",
    examples: [["concat('a', null, 'b')", 'ab']],
    keepsNull: true,
    spelling: {
      duckdb: (args) => code`concat(${args.all})`,
      pandas: (args) => {
        // Texts written out need no column of their own, as long as the first part is one.
        const parts = indexes(args).map((index) =>
          index > 0 && args.literalAt(index)?.type === 'text'
            ? args.value(index)
            : code`${args.series(index)}.fillna("")`,
        )
        return bracketed(code`(`, [join(parts, code`${line}+ `)], code`)`, NOTHING)
      },
    },
  },
  {
    name: 'starts_with',
    parameters: [text, part],
    result: 'boolean',
    meaning: 'Whether the text begins with a part, letter case included.',
    example: "starts_with(sku, 'A-')",
    examples: [["starts_with('plainflow', 'plain')", 'true']],
    spelling: {
      duckdb: (args) => code`starts_with(${args.all})`,
      pandas: (args) =>
        args.literalAt(1)?.type === 'text'
          ? code`${args.series(0)}.str.startswith(${args.value(1)})`
          : byRow(args, code`lambda text, part: text.startswith(part)`),
    },
  },
  {
    name: 'ends_with',
    parameters: [text, part],
    result: 'boolean',
    meaning: 'Whether the text ends with a part, letter case included.',
    example: "ends_with(email, '.org')",
    examples: [["ends_with('plainflow', 'FLOW')", 'false']],
    spelling: {
      duckdb: (args) => code`ends_with(${args.all})`,
      pandas: (args) =>
        args.literalAt(1)?.type === 'text'
          ? code`${args.series(0)}.str.endswith(${args.value(1)})`
          : byRow(args, code`lambda text, part: text.endswith(part)`),
    },
  },
  {
    name: 'contains',
    parameters: [text, part],
    result: 'boolean',
    meaning: 'Whether the text has a part anywhere in it, letter case included.',
    example: "contains(note, 'urgent')",
    examples: [["contains('plainflow', 'inf')", 'true']],
    spelling: {
      duckdb: (args) => code`contains(${args.all})`,
      pandas: (args) =>
        args.literalAt(1)?.type === 'text'
          ? code`${args.series(0)}.str.contains(${args.value(1)}, regex=False)`
          : byRow(args, code`lambda text, part: part in text`),
    },
  },
]

function byRow(args: PandasArguments, lambda: Code): Code {
  const operands = indexes(args).map((index) => args.series(index))
  return pythonCall(args.use('by_row'), lambda, args.dtype, ...operands)
}

function indexes(args: PandasArguments): number[] {
  return Array.from({ length: args.count }, (_, index) => index)
}

import { code, verbatim } from '../../targets/code.ts'
import type { Code } from '../../targets/code.ts'
import { duckdbText } from '../../targets/duckdb/duckdb-text.ts'
import { text as pythonTextCode } from '../../targets/pandas/literal.ts'
import { pythonCall } from '../../targets/pandas/python-call.ts'
import type { PandasArguments } from '../../targets/pandas/spelling.ts'
import type { FunctionEntry, Parameter } from './function-entry.ts'

const text: Parameter = { name: 'text', type: 'text' }
const count = (most: number): Parameter => ({
  name: 'count',
  type: 'integer',
  literal: true,
  range: [0, most],
})
const fill: Parameter = { name: 'fill', type: 'text', literal: true, optional: true }

export const TEXT_PART_FUNCTIONS: readonly FunctionEntry[] = [
  {
    name: 'left',
    parameters: [text, count(1_000_000_000)],
    result: 'text',
    meaning: 'The first so many characters.',
    example: 'left(code, 3)',
    examples: [["left('plainflow', 5)", 'plain']],
    spelling: {
      duckdb: (args) => code`left(${args.all})`,
      pandas: (args) => code`${args.series(0)}.str.slice(0, ${args.number(args.integerAt(1))})`,
    },
  },
  {
    name: 'right',
    parameters: [text, count(1_000_000_000)],
    result: 'text',
    meaning: 'The last so many characters.',
    example: 'right(code, 3)',
    examples: [
      ["right('plainflow', 4)", 'flow'],
      ["right('plainflow', 0)", ''],
    ],
    spelling: {
      duckdb: (args) => code`right(${args.all})`,
      pandas: (args) =>
        args.integerAt(1) === 0
          ? code`${args.series(0)}.str.slice(0, 0)`
          : code`${args.series(0)}.str.slice(-${args.number(args.integerAt(1))})`,
    },
  },
  {
    name: 'ltrim',
    parameters: [text],
    result: 'text',
    meaning: 'The text without spaces, tabs and line ends at its begin.',
    example: 'ltrim(name)',
    examples: [["ltrim('  a ')", 'a ']],
    spelling: {
      duckdb: (args) => code`ltrim(${args.at(0)}, E' \\t\\r\\n')`,
      pandas: (args) => code`${args.series(0)}.str.lstrip(" \\t\\r\\n")`,
    },
  },
  {
    name: 'rtrim',
    parameters: [text],
    result: 'text',
    meaning: 'The text without spaces, tabs and line ends at its end.',
    example: 'rtrim(name)',
    examples: [["rtrim(' a  ')", ' a']],
    spelling: {
      duckdb: (args) => code`rtrim(${args.at(0)}, E' \\t\\r\\n')`,
      pandas: (args) => code`${args.series(0)}.str.rstrip(" \\t\\r\\n")`,
    },
  },
  {
    name: 'lpad',
    parameters: [text, { ...count(10_000), name: 'length' }, fill],
    result: 'text',
    meaning:
      'The text brought to a length: filled up at its begin (with spaces, or another text), or cut.',
    example: "lpad(code, 6, '0')",
    examples: [
      ["lpad('42', 5, '0')", '00042'],
      ["lpad('plainflow', 5)", 'plain'],
    ],
    spelling: {
      duckdb: (args) => padded(code`lpad`, args.at(0), args.at(1), fillOf(args)),
      pandas: (args) =>
        pythonCall(
          args.use('by_row'),
          code`lambda text: (${fillText(args)} * ${length(args)})[: max(0, ${length(args)} - len(text))] + text[:${length(args)}]`,
          args.dtype,
          args.series(0),
        ),
    },
  },
  {
    name: 'rpad',
    parameters: [text, { ...count(10_000), name: 'length' }, fill],
    result: 'text',
    meaning:
      'The text brought to a length: filled up at its end (with spaces, or another text), or cut.',
    example: "rpad(name, 10, '.')",
    examples: [["rpad('ab', 5, '-=')", 'ab-=-']],
    spelling: {
      duckdb: (args) => padded(code`rpad`, args.at(0), args.at(1), fillOf(args)),
      pandas: (args) =>
        pythonCall(
          args.use('by_row'),
          code`lambda text: (text + ${fillText(args)} * ${length(args)})[:${length(args)}]`,
          args.dtype,
          args.series(0),
        ),
    },
  },
  {
    name: 'repeat',
    parameters: [text, count(1_000)],
    result: 'text',
    meaning: 'The text so many times.',
    example: "repeat('*', 5)",
    examples: [["repeat('ab', 3)", 'ababab']],
    spelling: {
      duckdb: (args) => code`repeat(${args.all})`,
      pandas: (args) => code`${args.series(0)}.str.repeat(${args.number(args.integerAt(1))})`,
    },
  },
  {
    name: 'reverse',
    parameters: [text],
    result: 'text',
    meaning: 'The characters (Unicode code points) from the last to the first.',
    example: 'reverse(code)',
    examples: [["reverse('flow')", 'wolf']],
    spelling: {
      // DuckDB's own keeps letters and their accents together.
      duckdb: (args) =>
        code`array_to_string(list_reverse(regexp_extract_all(${args.at(0)}, '(?s).')), '')`,
      pandas: (args) => code`${args.series(0)}.str.slice(step=-1)`,
    },
  },
  {
    name: 'position',
    aliases: ['instr', 'strpos'],
    parameters: [text, { name: 'part', type: 'text' }],
    result: 'integer',
    meaning: 'The place of the first occurrence of a part, counted from 1; 0 where there is none.',
    example: "position(email, '@')",
    examples: [
      ["position('plainflow', 'flow')", '6'],
      ["position('plainflow', 'x')", '0'],
    ],
    spelling: {
      duckdb: (args) => code`strpos(${args.all})`,
      pandas: (args) => byRow(args, code`lambda text, part: text.find(part) + 1`),
    },
  },
  {
    name: 'split_part',
    parameters: [
      text,
      { name: 'separator', type: 'text', literal: true },
      { name: 'place', type: 'integer', literal: true, range: [1, 1_000_000] },
    ],
    result: 'text',
    meaning:
      'The piece at a place, counted from 1, of the text cut at a separator; empty beyond the last.',
    example: "split_part(email, '@', 2)",
    examples: [
      ["split_part('a,b,c', ',', 2)", 'b'],
      ["split_part('a,b,c', ',', 9)", ''],
    ],
    spelling: {
      duckdb: (args) =>
        args.literalAt(1)?.value === ''
          ? code`left(${args.at(0)}, ${args.literalAt(2)?.value === '1' ? code`1000000000` : code`0`})`
          : code`split_part(${args.all})`,
      pandas: (args) => {
        const place = args.number(args.integerAt(2) - 1)
        const pieces =
          args.literalAt(1)?.value === '' ? code`[text]` : code`text.split(${args.value(1)})`
        return pythonCall(
          args.use('by_row'),
          code`lambda text: "".join(${pieces}[${place} : ${args.number(args.integerAt(2))}])`,
          args.dtype,
          args.series(0),
        )
      },
    },
  },
  {
    name: 'concat_ws',
    parameters: [
      { name: 'separator', type: 'text', literal: true },
      { name: 'text', type: 'text', repeated: true },
    ],
    result: 'text',
    meaning: 'The texts one after the other with a separator between; nulls are left out.',
    example: "concat_ws(' ', first_name, last_name)",
    examples: [["concat_ws('-', 'a', null, 'b')", 'a-b']],
    keepsNull: true,
    spelling: {
      duckdb: (args) => code`concat_ws(${args.all})`,
      pandas: (args) => {
        const columns = Array.from({ length: args.count - 1 }, (_, index) => args.series(index + 1))
        return pythonCall(args.use('join_cells'), args.value(0), ...columns)
      },
    },
  },
  {
    name: 'translate',
    parameters: [
      text,
      { name: 'characters', type: 'text', literal: true },
      { name: 'replacements', type: 'text', literal: true },
    ],
    result: 'text',
    meaning:
      'The text with each of the characters replaced by the one at the same place, or taken out.',
    example: "translate(phone, ' -', '')",
    examples: [["translate('12.345,60', '.,', ' .')", '12 345.60']],
    spelling: {
      duckdb: (args) => code`translate(${args.all})`,
      pandas: (args) => {
        const [from, to] = [1, 2].map((index) => Array.from(String(args.literalAt(index)?.value)))
        const pairs = new Map<string, string>()
        // The first of a repeated character counts.
        for (const [index, mark] of (from ?? []).entries()) {
          if (!pairs.has(mark)) pairs.set(mark, to?.[index] ?? '')
        }
        const table = Array.from(pairs, ([mark, other]) => [mark, pythonTextCode(other)] as const)
        const entries = table.map(([mark, other]) => code`${pythonTextCode(mark)}: ${other}`)
        const joined = entries.flatMap((entry, index) => (index ? [code`, `, entry] : [entry]))
        const map = { kind: 'sequence', parts: joined } as const
        return code`${args.series(0)}.str.translate(str.maketrans({${map}}))`
      },
    },
  },
  {
    name: 'initcap',
    aliases: ['proper'],
    parameters: [text],
    result: 'text',
    meaning:
      'The text in small letters, but the first letter of every word (cut at spaces) a capital.',
    example: 'initcap(name)',
    examples: [["initcap('ada LOVELACE')", 'Ada Lovelace']],
    spelling: {
      duckdb: (args) =>
        code`array_to_string([upper(left(w, 1)) || substring(w, 2) for w in string_split(lower(${args.at(0)}), ' ')], ' ')`,
      pandas: (args) =>
        byRow(
          args,
          code`lambda text: " ".join(w[:1].upper() + w[1:] for w in text.lower().split(" "))`,
        ),
    },
  },
  {
    name: 'unicode',
    parameters: [text],
    result: 'integer',
    meaning: 'The Unicode code point of the first character; null for empty text.',
    example: 'unicode(code)',
    examples: [
      ["unicode('A')", '65'],
      ["unicode('')", 'null'],
    ],
    spelling: {
      duckdb: (args) => code`CAST(nullif(unicode(${args.at(0)}), -1) AS BIGINT)`,
      pandas: (args) => byRow(args, code`lambda text: ord(text[0]) if text else pd.NA`),
    },
  },
  digest('md5', 'The MD5 digest of the text in UTF-8, as 32 hexadecimal digits.', [
    ["md5('a')", '0cc175b9c0f1b6a831c399e269772661'],
  ]),
  digest('sha256', 'The SHA-256 digest of the text in UTF-8, as 64 hexadecimal digits.', [
    ["sha256('a')", 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ]),
]

function digest(
  name: 'md5' | 'sha256',
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry {
  const word = { md5: code`md5`, sha256: code`sha256` }[name]
  return {
    name,
    parameters: [text],
    result: 'text',
    meaning,
    example: `${name}(email)`,
    examples,
    spelling: {
      duckdb: (args) => code`${word}(${args.at(0)})`,
      pandas: (args) =>
        byRow(args, code`lambda text: ${args.use('hashlib')}.${word}(text.encode()).hexdigest()`),
    },
  }
}

/** With nothing to fill, DuckDB would refuse; then there is only cutting. */
function padded(name: Code, column: Code, size: Code, filling: string): Code {
  if (filling === '') return code`left(${column}, ${size})`
  return code`${name}(${column}, ${size}, ${verbatim(duckdbText(filling))})`
}

function fillOf(args: { literalAt(index: number): { readonly value: unknown } | null }): string {
  return String(args.literalAt(2)?.value ?? ' ')
}

function fillText(args: PandasArguments): Code {
  return pythonTextCode(fillOf(args))
}

function length(args: PandasArguments): Code {
  return args.number(args.integerAt(1))
}

function byRow(args: PandasArguments, lambda: Code): Code {
  const operands = Array.from({ length: args.count }, (_, index) => args.series(index))
  return pythonCall(args.use('by_row'), lambda, args.dtype, ...operands)
}

import type { FunctionEntry, Parameter } from './function-entry.ts'

const text: Parameter = { name: 'text', type: 'text' }
const count = (most: number): Parameter => ({
  name: 'count',
  type: 'integer',
  literal: true,
  range: [0, most],
})
const fill: Parameter = { name: 'fill', type: 'text', literal: true, optional: true }

export const TEXT_PART_FUNCTIONS = [
  {
    name: 'left',
    parameters: [text, count(1_000_000_000)],
    result: 'text',
    meaning: 'The first so many characters.',
    example: 'left(code, 3)',
    examples: [["left('plainflow', 5)", 'plain']],
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
  },
  {
    name: 'ltrim',
    parameters: [text],
    result: 'text',
    meaning: 'The text without spaces, tabs and line ends at its begin.',
    example: 'ltrim(name)',
    examples: [["ltrim('  a ')", 'a ']],
  },
  {
    name: 'rtrim',
    parameters: [text],
    result: 'text',
    meaning: 'The text without spaces, tabs and line ends at its end.',
    example: 'rtrim(name)',
    examples: [["rtrim(' a  ')", ' a']],
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
  },
  {
    name: 'rpad',
    parameters: [text, { ...count(10_000), name: 'length' }, fill],
    result: 'text',
    meaning:
      'The text brought to a length: filled up at its end (with spaces, or another text), or cut.',
    example: "rpad(name, 10, '.')",
    examples: [["rpad('ab', 5, '-=')", 'ab-=-']],
  },
  {
    name: 'repeat',
    parameters: [text, count(1_000)],
    result: 'text',
    meaning: 'The text so many times.',
    example: "repeat('*', 5)",
    examples: [["repeat('ab', 3)", 'ababab']],
  },
  {
    name: 'reverse',
    parameters: [text],
    result: 'text',
    meaning: 'The characters (Unicode code points) from the last to the first.',
    example: 'reverse(code)',
    examples: [["reverse('flow')", 'wolf']],
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
  },
  digest('md5', 'The MD5 digest of the text in UTF-8, as 32 hexadecimal digits.', [
    ["md5('a')", '0cc175b9c0f1b6a831c399e269772661'],
  ]),
  digest('sha256', 'The SHA-256 digest of the text in UTF-8, as 64 hexadecimal digits.', [
    ["sha256('a')", 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ]),
] as const satisfies readonly FunctionEntry[]

function digest<Name extends string>(
  name: Name,
  meaning: string,
  examples: FunctionEntry['examples'],
): FunctionEntry<Name> {
  return {
    name,
    parameters: [text],
    result: 'text',
    meaning,
    example: `${name}(email)`,
    examples,
  }
}

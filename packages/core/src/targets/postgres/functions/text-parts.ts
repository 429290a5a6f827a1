import { code, join } from '../../code.ts'
import { cast } from '../literal.ts'
import type { PostgresSpellings } from '../spelling.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => code`left(${args.all})`,
  right: (args) => code`right(${args.all})`,
  ltrim: (args) => code`ltrim(${args.at(0)}, E' \\t\\r\\n')`,
  rtrim: (args) => code`rtrim(${args.at(0)}, E' \\t\\r\\n')`,
  lpad: (args) => code`lpad(${args.all})`,
  rpad: (args) => code`rpad(${args.all})`,
  repeat: (args) => code`repeat(${args.all})`,
  reverse: (args) => code`reverse(${args.at(0)})`,
  position: (args) => cast(code`strpos(${args.all})`, 'integer'),
  split_part: (args) => code`split_part(${args.all})`,
  // A function takes no more than a hundred arguments; an array as many as one likes.
  concat_ws: (args) =>
    args.count <= 100
      ? code`concat_ws(${args.all})`
      : code`array_to_string(ARRAY[${join(args.items.slice(1), code`, `)}], ${args.at(0)})`,
  translate: (args) => code`translate(${args.all})`,
  // PostgreSQL's own begins a word behind anything that is no letter.
  initcap: (args) => code`${args.use('initial_capitals')}(${args.at(0)})`,
  unicode: (args) => cast(code`nullif(ascii(${args.at(0)}), 0)`, 'integer'),
  md5: (args) => code`md5(${args.at(0)})`,
  sha256: (args) => code`encode(sha256(convert_to(${args.at(0)}, 'UTF8')), 'hex')`,
} satisfies PostgresSpellings

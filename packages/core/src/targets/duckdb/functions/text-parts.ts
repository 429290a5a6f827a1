import { code, verbatim } from '../../code.ts'
import type { Code } from '../../code.ts'
import { duckdbText } from '../duckdb-text.ts'
import type { CallArguments } from '../../sql/call-arguments.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const TEXT_PART_SPELLINGS = {
  left: (args) => code`left(${args.all})`,
  right: (args) => code`right(${args.all})`,
  ltrim: (args) => code`ltrim(${args.at(0)}, E' \\t\\r\\n')`,
  rtrim: (args) => code`rtrim(${args.at(0)}, E' \\t\\r\\n')`,
  lpad: (args) => padded(code`lpad`, args),
  rpad: (args) => padded(code`rpad`, args),
  repeat: (args) => code`repeat(${args.all})`,
  // DuckDB's own keeps letters and their accents together.
  reverse: (args) =>
    code`array_to_string(list_reverse(regexp_extract_all(${args.at(0)}, '(?s).')), '')`,
  position: (args) => code`strpos(${args.all})`,
  split_part: (args) =>
    args.literalAt(1)?.value === ''
      ? code`left(${args.at(0)}, ${args.literalAt(2)?.value === '1' ? code`1000000000` : code`0`})`
      : code`split_part(${args.all})`,
  concat_ws: (args) => code`concat_ws(${args.all})`,
  translate: (args) => code`translate(${args.all})`,
  initcap: (args) =>
    code`array_to_string([upper(left(w, 1)) || substring(w, 2) for w in string_split(lower(${args.at(0)}), ' ')], ' ')`,
  unicode: (args) => code`CAST(nullif(unicode(${args.at(0)}), -1) AS BIGINT)`,
  md5: (args) => code`md5(${args.at(0)})`,
  sha256: (args) => code`sha256(${args.at(0)})`,
} satisfies DuckdbSpellings

/** With nothing to fill, DuckDB would refuse; then there is only cutting. */
function padded(name: Code, args: CallArguments): Code {
  const filling = String(args.literalAt(2)?.value ?? ' ')
  if (filling === '') return code`left(${args.at(0)}, ${args.at(1)})`
  return code`${name}(${args.at(0)}, ${args.at(1)}, ${verbatim(duckdbText(filling))})`
}

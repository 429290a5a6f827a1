import { code, join } from '../../code.ts'
import type { Code } from '../../code.ts'
import { folded } from '../folded.ts'
import { cast } from '../literal.ts'
import type { PostgresSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: (args) => folded(code`upper`, args.at(0)),
  lower: (args) => folded(code`lower`, args.at(0)),
  trim: (args) => code`btrim(${args.at(0)}, E' \\t\\r\\n')`,
  length: (args) => cast(code`length(${args.at(0)})`, 'integer'),
  substring: (args) => code`substr(${args.all})`,
  replace: (args) => code`replace(${args.all})`,
  concat: (args) => concatenated(args.items),
  starts_with: (args) => code`starts_with(${args.all})`,
  ends_with: (args) => code`(right(${args.at(0)}, length(${args.at(1)})) = ${args.at(1)})`,
  contains: (args) => code`(strpos(${args.all}) > 0)`,
} satisfies PostgresSpellings

/** A function takes no more than a hundred arguments. */
function concatenated(items: readonly Code[]): Code {
  if (items.length <= 100) return code`concat(${join(items, code`, `)})`
  const parts = Array.from({ length: Math.ceil(items.length / 100) }, (_, index) =>
    concatenated(items.slice(index * 100, index * 100 + 100)),
  )
  return concatenated(parts)
}

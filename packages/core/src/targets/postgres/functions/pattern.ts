import { code, verbatim } from '../../code.ts'
import type { Code } from '../../code.ts'
import { postgresPattern } from '../postgres-pattern.ts'
import { text } from '../postgres-text.ts'
import type { PostgresArguments, PostgresSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) => code`(${subject(args)} ~ ${written(args)})`,
  regexp_replace: (args) => {
    const replacement = String(args.literalAt(2)?.value).replaceAll('\\0', '\\&')
    return code`regexp_replace(${subject(args)}, ${written(args)}, ${text(replacement)}, 'g')`
  },
  regexp_extract: (args) => {
    const group = Number(args.literalAt(2)?.value ?? 0)
    const pattern = text(postgresPattern(patternOf(args), { asGroup: group === 0 }))
    const found = code`(regexp_match(${subject(args)}, ${pattern}))[${place(group)}]`
    return code`CASE WHEN ${subject(args)} ~ ${written(args)} THEN coalesce(${found}, '') END`
  },
} satisfies PostgresSpellings

function place(group: number): Code {
  if (!Number.isInteger(group) || group > 9) throw new Error('A group is counted from 0 to 9')
  return verbatim(String(Math.max(1, group)))
}

/** Classes such as \w know ASCII alone under this collation. */
function subject(args: PostgresArguments): Code {
  return code`((${args.at(0)}) COLLATE "C")`
}

function written(args: PostgresArguments): Code {
  return text(postgresPattern(patternOf(args)))
}

function patternOf(args: PostgresArguments): string {
  return String(args.literalAt(1)?.value)
}

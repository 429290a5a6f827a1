import { code } from '../../code.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: (args) => code`upper(${args.at(0)})`,
  lower: (args) => code`lower(${args.at(0)})`,
  trim: (args) => code`trim(${args.at(0)}, E' \\t\\r\\n')`,
  length: (args) => code`length(${args.at(0)})`,
  substring: (args) => code`substring(${args.all})`,
  replace: (args) => code`replace(${args.all})`,
  concat: (args) => code`concat(${args.all})`,
  starts_with: (args) => code`starts_with(${args.all})`,
  ends_with: (args) => code`ends_with(${args.all})`,
  contains: (args) => code`contains(${args.all})`,
} satisfies DuckdbSpellings

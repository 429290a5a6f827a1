import { code } from '../../code.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const PATTERN_SPELLINGS = {
  regexp_matches: (args) => code`regexp_matches(${args.all})`,
  regexp_replace: (args) => code`regexp_replace(${args.all}, 'g')`,
  regexp_extract: (args) =>
    code`CASE WHEN regexp_matches(${args.at(0)}, ${args.at(1)}) THEN regexp_extract(${args.all}) END`,
} satisfies DuckdbSpellings

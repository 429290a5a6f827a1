import { code } from '../../code.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => code`coalesce(${args.all})`,
  nullif: (args) => code`nullif(${args.all})`,
  if: (args) => code`CASE WHEN ${args.at(0)} THEN ${args.at(1)} ELSE ${args.at(2)} END`,
} satisfies DuckdbSpellings

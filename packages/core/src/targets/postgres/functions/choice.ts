import { code } from '../../code.ts'
import { cast } from '../literal.ts'
import type { PostgresSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => code`coalesce(${args.all})`,
  // Of two types, PostgreSQL gives the one they are compared as.
  nullif: (args) =>
    args.typeAt(0) !== args.typeAt(1) && args.type !== null
      ? cast(code`nullif(${args.all})`, args.type)
      : code`nullif(${args.all})`,
  if: (args) => code`CASE WHEN ${args.at(0)} THEN ${args.at(1)} ELSE ${args.at(2)} END`,
} satisfies PostgresSpellings

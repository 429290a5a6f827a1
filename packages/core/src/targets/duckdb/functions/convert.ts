import { code } from '../../code.ts'
import { duckdbCast } from '../cast.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_text: (args) => duckdbCast(args.at(0), args.typeAt(0), 'text'),
  is_same: (args) => code`(${args.at(0)} IS NOT DISTINCT FROM ${args.at(1)})`,
  to_integer: (args) => duckdbCast(args.at(0), 'text', 'integer'),
  to_number: (args) => duckdbCast(args.at(0), 'text', 'number'),
  to_boolean: (args) => duckdbCast(args.at(0), 'text', 'boolean'),
} satisfies DuckdbSpellings

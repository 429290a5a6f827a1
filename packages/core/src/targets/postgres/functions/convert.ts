import { code } from '../../code.ts'
import { postgresCast } from '../cast.ts'
import type { PostgresSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_integer: (args) => postgresCast(args.at(0), 'text', 'integer', args.use),
  to_number: (args) => postgresCast(args.at(0), 'text', 'number', args.use),
  to_boolean: (args) => postgresCast(args.at(0), 'text', 'boolean', args.use),
  to_text: (args) => postgresCast(args.at(0), args.typeAt(0), 'text', args.use),
  is_same: (args) => code`(${args.at(0)} IS NOT DISTINCT FROM ${args.at(1)})`,
} satisfies PostgresSpellings

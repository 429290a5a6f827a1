import { sparkCast } from '../cast.ts'
import { method } from '../spark-tree.ts'
import type { SparkSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_text: (args) => sparkCast(args.column(0), args.typeAt(0) ?? 'text', 'text'),
  is_same: (args) => method(args.column(0), 'eqNullSafe', args.value(1)),
  to_integer: (args) => sparkCast(args.column(0), 'text', 'integer'),
  to_number: (args) => sparkCast(args.column(0), 'text', 'number'),
  to_boolean: (args) => sparkCast(args.column(0), 'text', 'boolean'),
} satisfies SparkSpellings

import { pandasCast } from '../cast.ts'
import { pythonCall } from '../../python/python-call.ts'
import type { PandasSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_text: (args) => pandasCast(args.series(0), args.typeAt(0) ?? 'text', 'text', args.use),
  is_same: (args) => pythonCall(args.use('is_same'), args.series(0), args.series(1)),
  to_integer: (args) => pandasCast(args.series(0), 'text', 'integer', args.use),
  to_number: (args) => pandasCast(args.series(0), 'text', 'number', args.use),
  to_boolean: (args) => pandasCast(args.series(0), 'text', 'boolean', args.use),
} satisfies PandasSpellings

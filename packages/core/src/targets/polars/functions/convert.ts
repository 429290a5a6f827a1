import { code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import { polarsCast } from '../cast.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_text: (args) => polarsCast(args.expr(0), args.typeAt(0) ?? 'text', 'text', args.use),
  is_same: (args) => chained(args.expr(0), pythonCall(code`.eq_missing`, ...args.exprs(1))),
  to_integer: (args) => polarsCast(args.expr(0), 'text', 'integer', args.use),
  to_number: (args) => polarsCast(args.expr(0), 'text', 'number', args.use),
  to_boolean: (args) => polarsCast(args.expr(0), 'text', 'boolean', args.use),
} satisfies PolarsSpellings

import { commonType } from '../../../relation/common-type.ts'
import { dplyrCast } from '../cast.ts'
import { rCall } from '../r-call.ts'
import type { DplyrSpellings } from '../spelling.ts'

export const CONVERT_SPELLINGS = {
  to_text: (args) => dplyrCast(args.expr(0), args.typeAt(0) ?? 'text', 'text', args.use),
  is_same: (args) => {
    const type = commonType([args.typeAt(0), args.typeAt(1)]) ?? 'text'
    return rCall(args.use('is_same'), args.as(0, type), args.as(1, type))
  },
  to_integer: (args) => rCall(args.use('to_integer'), args.expr(0)),
  to_number: (args) => rCall(args.use('to_number'), args.expr(0)),
  to_boolean: (args) => rCall(args.use('to_boolean'), args.expr(0)),
} satisfies DplyrSpellings

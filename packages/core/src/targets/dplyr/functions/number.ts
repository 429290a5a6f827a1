import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrSpelling, DplyrSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => rCall(code`abs`, args.expr(0)),
  round: (args) => {
    if (args.typeAt(0) === 'integer') return args.expr(0)
    const digits = args.number(args.count > 1 ? args.integerAt(1) : 0)
    return rCall(args.use('round_away'), args.expr(0), digits)
  },
  floor: whole(code`floor`),
  ceil: whole(code`ceiling`),
} satisfies DplyrSpellings

/** An integer is whole already. */
function whole(name: Code): DplyrSpelling {
  return (args) => (args.typeAt(0) === 'integer' ? args.expr(0) : rCall(name, args.expr(0)))
}

import { code } from '../../code.ts'
import { rCall } from '../r-call.ts'
import type { DplyrSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => {
    const values = args.exprs().filter((_, index) => args.literalAt(index)?.type !== 'null')
    const [first = args.expr(0), ...others] = values
    return others.length === 0 ? first : rCall(code`coalesce`, first, ...others)
  },
  nullif: (args) => rCall(args.use('null_where'), args.expr(0), args.equal(0, 1)),
  if: (args) => {
    const [, then = code``, otherwise = code``] = args.exprs()
    const branches = [code`${args.condition(0)} ~ ${then}`, code`TRUE ~ ${otherwise}`]
    return rCall(code`case_when`, ...branches)
  },
} satisfies DplyrSpellings

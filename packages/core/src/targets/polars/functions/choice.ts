import { code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import { POLARS_TYPES } from '../literal.ts'
import type { PolarsSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => {
    const isFilled = args.count === 2 && args.literalAt(0) === null
    const filler = args.literalAt(1)?.type
    if (isFilled && filler !== undefined && filler === args.typeAt(0))
      return chained(args.expr(0), pythonCall(code`.fill_null`, args.value(1)))
    const first = pythonCall(code`pl.coalesce`, ...args.exprs())
    const isMixed = args
      .exprs()
      .some((_, index) => args.typeAt(index) !== null && args.typeAt(index) !== args.type)
    return isMixed ? chained(first, pythonCall(code`.cast`, POLARS_TYPES[args.type])) : first
  },
  nullif: (args) => {
    const [value, other] = args.exprs()
    if (!value || !other) throw new Error('nullif takes two arguments')
    const differs = chained(args.expr(0), pythonCall(code`.ne_missing`, other))
    return chained(pythonCall(code`pl.when`, differs), pythonCall(code`.then`, value))
  },
  if: (args) => {
    const [condition, then, otherwise] = args.exprs()
    if (!condition || !then || !otherwise) throw new Error('if takes three arguments')
    return chained(
      pythonCall(code`pl.when`, condition),
      pythonCall(code`.then`, then),
      pythonCall(code`.otherwise`, otherwise),
    )
  },
} satisfies PolarsSpellings

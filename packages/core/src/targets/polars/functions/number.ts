import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { pythonCall } from '../../python/python-call.ts'
import { chained } from '../../python/chain.ts'
import type { PolarsSpelling, PolarsSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => chained(args.expr(0), code`.abs()`),
  // Left to itself, Polars takes halves to the even neighbour.
  round: whole((args) => {
    const digits = args.number(args.count > 1 ? args.integerAt(1) : 0)
    return pythonCall(code`.round`, digits, code`mode="half_away_from_zero"`)
  }),
  floor: whole(() => code`.floor()`),
  ceil: whole(() => code`.ceil()`),
} satisfies PolarsSpellings

/** An integer is whole already. */
function whole(link: (args: Parameters<PolarsSpelling>[0]) => Code): PolarsSpelling {
  return (args) => (args.typeAt(0) === 'integer' ? args.expr(0) : chained(args.expr(0), link(args)))
}

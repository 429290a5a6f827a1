import { fn, helper, whole } from '../spark-tree.ts'
import type { SparkSpelling, SparkSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => fn('abs', args.column(0)),
  // Spark rounds the digits it would show, where the others round what the number is.
  round: unlessWhole((args) => {
    const digits = args.count > 1 ? args.integerAt(1) : 0
    if (digits === 0) return fn('round', args.column(0))
    return helper('round_away', args.column(0), whole(digits))
  }),
  floor: unlessWhole((args) => helper('round_down', args.column(0))),
  ceil: unlessWhole((args) => helper('round_up', args.column(0))),
} satisfies SparkSpellings

/** An integer has nothing behind its point. */
function unlessWhole(spelling: SparkSpelling): SparkSpelling {
  return (args) => (args.typeAt(0) === 'integer' ? args.column(0) : spelling(args))
}

import { cast } from '../column-name.ts'
import { fn, method } from '../spark-tree.ts'
import type { SparkSpellings } from '../spelling.ts'

export const CHOICE_SPELLINGS = {
  coalesce: (args) => fn('coalesce', ...args.columns()),
  nullif: (args) => fn('nullif', ...args.columns()),
  if: (args) => {
    const choice = (index: number) =>
      args.type === 'integer' ? args.column(index) : args.value(index)
    const isMixed = [1, 2].some(
      (index) => args.typeAt(index) !== null && args.typeAt(index) !== args.type,
    )
    const chosen = method(fn('when', args.column(0), choice(1)), 'otherwise', choice(2))
    return isMixed ? cast(chosen, args.type) : chosen
  },
} satisfies SparkSpellings

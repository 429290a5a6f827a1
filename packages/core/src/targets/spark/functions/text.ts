import { cast } from '../column-name.ts'
import { fn, lit, method, text, whole } from '../spark-tree.ts'
import type { SparkSpellings } from '../spelling.ts'

export const TEXT_SPELLINGS = {
  upper: (args) => fn('upper', args.column(0)),
  lower: (args) => fn('lower', args.column(0)),
  trim: (args) => fn('trim', args.column(0), lit(text(' \t\r\n'))),
  length: (args) => cast(fn('length', args.column(0)), 'integer'),
  substring: (args) => {
    const length = args.count > 2 ? args.integerAt(2) : MOST
    const start = Math.min(args.integerAt(1), MOST)
    return fn('substring', args.column(0), whole(start), whole(length))
  },
  replace: (args) => fn('replace', ...args.columns()),
  concat: (args) => fn('concat_ws', text(''), ...args.columns()),
  starts_with: (args) => method(args.column(0), 'startswith', args.value(1)),
  ends_with: (args) => method(args.column(0), 'endswith', args.value(1)),
  contains: (args) => method(args.column(0), 'contains', args.value(1)),
} satisfies SparkSpellings

/** More than any text has. */
const MOST = 1_000_000_000

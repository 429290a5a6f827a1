import { cast } from '../column-name.ts'
import { fn, text } from '../spark-tree.ts'
import type { SparkNode } from '../spark-tree.ts'
import type { SparkSpelling, SparkSpellings } from '../spelling.ts'

export const MOMENT_SPELLINGS = {
  year: part('year'),
  month: part('month'),
  day: part('dayofmonth'),
  date_trunc: (args) => truncated(args.column(1), args.typeAt(1), args.textAt(0)),
} satisfies SparkSpellings

/** What a function says of a moment, in 64 bits. */
export function part(name: string): SparkSpelling {
  return (args) => cast(fn(name, args.column(0)), 'integer')
}

const CALENDAR = new Set(['year', 'quarter', 'month', 'week'])

/** The begin of a unit; of a moment Spark gives one with a zone, which goes away again. */
export function truncated(moment: SparkNode, type: string | null, unit: string): SparkNode {
  if (type !== 'date') return cast(fn('date_trunc', text(unit), moment), 'timestamp')
  return CALENDAR.has(unit) ? fn('trunc', moment, text(unit)) : moment
}

import { formatPattern } from '../../../relation/functions/moment-format.ts'
import { cast } from '../column-name.ts'
import { momentPattern } from '../moment-pattern.ts'
import { fn, helper, lit, method, operation, text, whole } from '../spark-tree.ts'
import type { SparkNode } from '../spark-tree.ts'
import type { SparkArguments, SparkSpellings } from '../spelling.ts'
import { truncated } from './moment.ts'

export const MOMENT_SUM_SPELLINGS = {
  date_add: (args) => {
    const unit = args.textAt(0)
    if (args.typeAt(2) !== 'date') return moved(unit, args.column(1), args.column(2))
    const months = MONTHS[unit]
    if (months !== undefined) return fn('add_months', args.column(2), times(args, months))
    const days = DAYS[unit]
    if (days !== undefined) return fn('date_add', args.column(2), times(args, days))
    return cast(moved(unit, args.column(1), cast(args.column(2), 'timestamp')), 'date')
  },
  date_diff: (args) => {
    const unit = args.textAt(0)
    const [start, end] = [args.column(1), args.column(2)]
    if (unit === 'day') return cast(fn('datediff', end, start), 'integer')
    if (unit === 'week') {
      const mondays = [end, start].map((moment) => fn('trunc', moment, text('week')))
      return cast(operation('/', fn('datediff', ...mondays), whole(7)), 'integer')
    }
    const months = MONTHS[unit]
    if (months !== undefined)
      return cast(operation('-', counted(end, unit), counted(start, unit)), 'integer')
    const begins = [1, 2].map((index) => {
      const moment = args.column(index)
      return args.typeAt(index) === 'date'
        ? cast(moment, 'timestamp')
        : truncated(moment, 'timestamp', unit)
    })
    return fn('timestamp_diff', text(unit.toUpperCase()), ...begins)
  },
  make_date: (args) => helper('make_date', ...args.columns()),
  format_date: (args) =>
    fn('date_format', args.column(0), text(momentPattern(args.textAt(1), 'write'))),
  to_date: read,
  to_timestamp: read,
} satisfies SparkSpellings

const MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 }
const DAYS: Readonly<Record<string, number>> = { week: 7, day: 1 }

function moved(unit: string, count: SparkNode, moment: SparkNode): SparkNode {
  return fn('timestamp_add', text(unit.toUpperCase()), count, moment)
}

/** So many months or days: a number of 32 bits. */
function times(args: SparkArguments, factor: number): SparkNode {
  const fixed = args.literalAt(1)
  if (fixed?.type === 'integer') return whole(Number(fixed.value) * factor)
  const count = factor === 1 ? args.column(1) : operation('*', args.column(1), whole(factor))
  return method(count, 'cast', text('int'))
}

/** Which year, quarter or month a moment is in, counted from the begin of the calendar. */
function counted(moment: SparkNode, unit: string): SparkNode {
  if (unit === 'year') return fn('year', moment)
  const parts = unit === 'quarter' ? 4 : 12
  return operation('+', operation('*', fn('year', moment), whole(parts)), fn(unit, moment))
}

/** Java reads more than was asked for, so the text has to look right first. */
function read(args: SparkArguments): SparkNode {
  const format = args.textAt(1)
  const isWritten = method(args.column(0), 'rlike', text(`^(?:${formatPattern(format)})\\z`))
  const pattern = lit(text(momentPattern(format, 'read')))
  const moment = cast(fn('try_to_timestamp', args.column(0), pattern), args.type)
  return fn('when', isWritten, moment)
}

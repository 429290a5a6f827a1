import type { Check } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { digits, text } from './literal.ts'
import { rCall } from './r-call.ts'

/** A statement for each bound, those that stop the run first; `counts` is a table of one row. */
export function judged({ bounds }: Check, counts: Code, use: Use): readonly Code[] {
  const stopsFirst = bounds.toSorted(
    (one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'),
  )
  return stopsFirst.map(({ column, least, most, severity, counted }) =>
    rCall(
      use('judge_count'),
      code`${counts}[[${text(column)}]]`,
      least === undefined ? code`0` : digits(String(least)),
      most === undefined ? code`Inf` : digits(String(most)),
      text(counted),
      ...(severity === 'stop' ? [code`stops = TRUE`] : []),
    ),
  )
}

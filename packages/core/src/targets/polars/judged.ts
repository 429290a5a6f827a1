import type { Check } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../pandas/literal.ts'
import { pythonCall } from '../pandas/python-call.ts'
import type { HelperName } from './helpers.ts'

/** A statement for each bound, those that stop the run first; `counts` is a table of one row. */
export function judged(
  { bounds }: Check,
  counts: Code,
  use: (helper: HelperName) => Code,
): readonly Code[] {
  const stopsFirst = bounds.toSorted(
    (one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'),
  )
  return stopsFirst.map(({ column, least, most, severity, counted }) =>
    pythonCall(
      use('judge_count'),
      code`${counts}[${text(column)}].item()`,
      limit(least),
      limit(most),
      text(counted),
      ...(severity === 'stop' ? [code`stops=True`] : []),
    ),
  )
}

function limit(value: number | undefined): Code {
  return value === undefined ? code`None` : digits(String(value))
}

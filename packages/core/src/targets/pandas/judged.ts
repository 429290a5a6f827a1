import type { Check } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'
import { digits, text } from './literal.ts'
import { pythonCall } from './python-call.ts'

/** A statement for each bound, those that stop the run first. */
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
      code`${counts}[${text(column)}].iloc[0]`,
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

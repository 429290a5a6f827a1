import type { Check } from '../../relation/program.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from './literal.ts'
import { pythonCall } from './python-call.ts'

/** A statement for each bound, those that stop the run first. */
export function judged(
  { bounds }: Check,
  countOf: (column: Code) => Code,
  judge: Code,
): readonly Code[] {
  const stopsFirst = bounds.toSorted(
    (one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'),
  )
  return stopsFirst.map(({ column, least, most, severity, counted }) =>
    pythonCall(
      judge,
      countOf(text(column)),
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

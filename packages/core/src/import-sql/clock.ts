import type { Span } from '../diagnostics/diagnostic.ts'
import { SqlStop } from './sql-problem.ts'

/** What gives something else each time; some of it is written without parentheses. */
export const CLOCK: ReadonlySet<string> = new Set(
  `now current_date current_time current_timestamp today random uuid gen_random_uuid localtime
  localtimestamp getdate sysdate curdate rand`.split(/\s+/),
)

export function asksClock(name: string, at: Span): SqlStop {
  const hint = 'Write the date itself: the same rows should give the same result on every day.'
  return new SqlStop('unsupported', `${name} asks the clock or chance.`, hint, at)
}

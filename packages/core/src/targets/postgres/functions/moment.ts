import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import { cast } from '../literal.ts'
import type { PostgresSpelling, PostgresSpellings } from '../spelling.ts'

export const MOMENT_SPELLINGS = {
  year: part(code`year`),
  month: part(code`month`),
  day: part(code`day`),
  // Of a date, PostgreSQL would make a moment in the time zone of the session.
  date_trunc: (args) =>
    args.typeAt(1) === 'date'
      ? cast(code`date_trunc(${args.at(0)}, ${cast(args.at(1), 'timestamp')})`, 'date')
      : code`date_trunc(${args.all})`,
} satisfies PostgresSpellings

function part(name: Code): PostgresSpelling {
  return (args) => cast(code`extract(${name} FROM ${args.at(0)})`, 'integer')
}

import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import type { PostgresSpelling, PostgresSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => code`abs(${args.at(0)})`,
  // PostgreSQL rounds halves of a double to the even neighbour.
  round: (args) =>
    args.typeAt(0) === 'integer'
      ? code`(${args.at(0)})`
      : code`${args.use('round_away')}(${args.at(0)}, ${args.count > 1 ? args.at(1) : code`0`})`,
  floor: whole(code`floor`),
  ceil: whole(code`ceil`),
} satisfies PostgresSpellings

/** An integer has no digits after the point. */
function whole(name: Code): PostgresSpelling {
  return (args) =>
    args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`${name}(${args.at(0)})`
}

import type { Program } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { code, indent, join, newLine, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import {
  type AskedOutside,
  outsideWay,
  reachedOutside,
  type WrittenOutside,
} from '../outside-way.ts'
import { text } from './postgres-text.ts'

/*
 * Rows that lie in the database the script runs in. What the connector wrote is SQL with every name in
 * quotes, where psql reads nothing of its own; a query of the user's goes through a text.
 */

/** A view of the session: the table itself, nothing is loaded. */
export function readInPlace(name: Code, from: From, { asked: [query] }: AskedOutside): Code {
  if (typeof query !== 'string') throw new Error('A database is asked by a query')
  if ('outside' in from && from.outside.kind === 'table')
    return code`CREATE TEMP VIEW ${name} AS${newLine}${verbatim(query)};`
  // psql would take a colon or a backslash in it for its own; in a text it does not.
  return code`SELECT ${text('CREATE TEMP VIEW ')} || ${quoted(name)} || ${text(` AS ${query}`)}${newLine}\\gexec`
}

/** The name is an identifier as it is written, quotes and all. */
function quoted(name: Code): Code {
  return code`$name$${name}$name$`
}

/** One transaction: all rows or none. */
export function writeInPlace(query: Code, { stage, staged, finish }: WrittenOutside): Code {
  const statements = [
    code`BEGIN`,
    ...stage.map(verbatim),
    code`INSERT INTO ${verbatim(staged)}${indent(code`${newLine}${query}`)}`,
    ...finish.map(verbatim),
    code`COMMIT`,
  ]
  return join(
    statements.map((statement) => code`${statement};`),
    newLine,
  )
}

/** What the session is told before the first query. */
export function beginInPlace(program: Program): readonly Code[] {
  const begins = reachedOutside(program, 'postgres').flatMap((one) => {
    const way = outsideWay(one, 'postgres')
    return way.kind === 'in place' ? way.begin : []
  })
  const statements = [...new Set(begins)].map((begin) => code`${verbatim(begin)};`)
  return statements.length > 0 ? [join(statements, newLine)] : []
}

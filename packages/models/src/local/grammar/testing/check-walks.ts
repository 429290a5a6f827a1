import { importSql } from '@plainflow/core'
import type { NamedTable } from '../../../language-model.ts'
import { answerGrammar } from '../answer-grammar.ts'
import { printGbnf } from '../gbnf.ts'
import { seeded } from '../seeded.ts'
import { walk } from '../walk.ts'
import { readGbnf } from './read-gbnf.ts'
import { unknownNames } from './unknown-names.ts'

export interface Walked {
  /** Statements that name what is not there, or are no SQL, with why. */
  readonly wrong: readonly string[]
  /** How many become blocks. */
  readonly imported: number
}

/** What the reader of SQL says of a statement that a grammar must not allow. */
const NEVER_SAID = /unknown-|unreadable|not-a-select|several-statements|ambiguous-|not-grouped/

/** Says so much at random with the grammar as it is printed, and looks at every statement. */
export function checkWalks(tables: readonly NamedTable[], count: number, seed: number): Walked {
  const grammar = readGbnf(printGbnf(answerGrammar(tables)))
  const random = seeded(seed)
  const catalogue = {
    datasets: tables.map((table) => ({ ...table, id: table.name, filename: `${table.name}.csv` })),
  }
  const wrong: string[] = []
  let imported = 0
  for (let at = 0; at < count; at += 1) {
    const { sql } = JSON.parse(walk(grammar, random)) as { sql: string }
    const unknown = unknownNames(sql, tables)
    if (unknown.length > 0) wrong.push(`${unknown.join(', ')}: ${sql}`)
    const read = importSql(sql, catalogue)
    if ('pipeline' in read) imported += 1
    const said = read.diagnostics.find(({ code }) => NEVER_SAID.test(code))
    if (said) wrong.push(`${said.code} ${said.message}: ${sql}`)
  }
  return { wrong, imported }
}

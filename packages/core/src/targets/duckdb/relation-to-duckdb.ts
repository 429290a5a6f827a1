import { hasTake } from '../../relation/has-take.ts'
import type { Relation } from '../../relation/relation.ts'
import { render, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { TableCodes } from '../sql/dialect.ts'
import { selectCode } from '../sql/query.ts'
import { relationQuery } from '../sql/relation-query.ts'
import { DUCKDB, settled } from './dialect.ts'

/** How a relation's inputs are spelled: SQL table expressions, already quoted. */
export interface DuckdbNames {
  dataset(id: string): string
  step(id: string): string
}

export const SQL_WIDTH = 90

/** A relation as one SELECT. The engine runs this very text, and exports print it. */
export function relationToDuckdb(relation: Relation, names: DuckdbNames): string {
  const rows = query(relation, {
    dataset: (id) => verbatim(names.dataset(id)),
    step: (id) => verbatim(names.step(id)),
  })
  // Whoever makes a view of it and joins that must not reach into what is taken.
  return render(selectCode(hasTake(relation) ? settled(rows) : rows), SQL_WIDTH, 2)
}

export function relationCode(relation: Relation, names: TableCodes): Code {
  return selectCode(query(relation, names))
}

const query = relationQuery(DUCKDB)

import type { SortKey } from '../../relation/relation.ts'
import { code, join, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { share } from '../sql/query.ts'
import type { Cell, Cells } from '../sql/query.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

export function identifier(name: string): Code {
  return verbatim(quoteDuckdbIdentifier(name))
}

export function identifiers(names: readonly string[]): Code {
  return join(names.map(identifier), code`, `)
}

/**
 * A new name is known where rows are sorted. What comes from a table of a join is called as there: before
 * 1.5 DuckDB holds a name that both tables have to be ambiguous, although one of the two was chosen.
 */
export function sortKeys(keys: readonly SortKey[], cells?: Cells): Code {
  return join(
    keys.map((key) => sortKey(key, cells?.of.get(key.column))),
    code`, `,
  )
}

function sortKey(key: SortKey, cell: Cell | undefined): Code {
  const sorted = cell?.isQualified ? cell.code : identifier(key.column)
  const direction = key.direction === 'descending' ? code` DESC` : code``
  const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
  return code`${sorted}${direction}${nulls}`
}

/** A share between 0 and 1, as a double. */
export function fraction(value: number | undefined): Code {
  const digits = String(share(value))
  return verbatim(digits.includes('e') ? digits : `${digits}e0`)
}

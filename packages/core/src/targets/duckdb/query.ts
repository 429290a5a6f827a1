import type { SortKey } from '../../relation/relation.ts'
import { code, join, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { share } from '../sql/query.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'

export function identifier(name: string): Code {
  return verbatim(quoteDuckdbIdentifier(name))
}

export function identifiers(names: readonly string[]): Code {
  return join(names.map(identifier), code`, `)
}

export function sortKeys(keys: readonly SortKey[]): Code {
  return join(keys.map(sortKey), code`, `)
}

function sortKey(key: SortKey): Code {
  const direction = key.direction === 'descending' ? code` DESC` : code``
  const nulls = key.nulls === 'first' ? code` NULLS FIRST` : code` NULLS LAST`
  return code`${identifier(key.column)}${direction}${nulls}`
}

/** A share between 0 and 1, as a double. */
export function fraction(value: number | undefined): Code {
  const digits = String(share(value))
  return verbatim(digits.includes('e') ? digits : `${digits}e0`)
}

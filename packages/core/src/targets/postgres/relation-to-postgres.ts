import type { Column } from '../../relation/column.ts'
import type { Relation } from '../../relation/relation.ts'
import { code, join, line } from '../code.ts'
import type { Code } from '../code.ts'
import { isBare, selectCode } from '../sql/query.ts'
import { relationQuery } from '../sql/relation-query.ts'
import { POSTGRES } from './dialect.ts'
import { cast } from './literal.ts'
import { derived, identifier } from './query.ts'
import type { PostgresPlace } from './query.ts'

/** A relation as one SELECT; where columns are given, with their booleans as words. */
export function relationCode(
  relation: Relation,
  place: PostgresPlace,
  columns?: readonly Column[],
): Code {
  const rows = query(relation, place)
  if (!columns) return selectCode(rows)
  const cells = columns.map(({ name, type }) =>
    type === 'boolean'
      ? code`${cast(identifier(name), 'text')} AS ${identifier(name)}`
      : identifier(name),
  )
  const bare = isBare(rows) ? rows : derived(selectCode(rows))
  return selectCode({ ...bare, columns: join(cells, code`,${line}`) })
}

const query = relationQuery(POSTGRES)

import type { UntypedColumn } from '../infer-types.ts'
import type { SqliteKind } from './sqlite-cell.ts'

type Told = Pick<UntypedColumn, 'kind' | 'declared' | 'exact'>

/**
 * What a column is, by what its cells are: what it was declared as binds no cell. Only of a flag the
 * declaration is heard, as SQLite keeps true and false as 1 and 0.
 */
export function columnKind(
  kinds: ReadonlySet<SqliteKind>,
  declared: string,
  isBit: boolean,
): (cell: string) => Told {
  const only = (...some: readonly SqliteKind[]) => [...kinds].every((kind) => some.includes(kind))
  if (kinds.size === 0) return () => ({ kind: 'text' })
  if (only('integer') && isBit && /bool/i.test(declared))
    return (cell) => ({
      kind: 'unknown',
      declared: { type: 'boolean', cell: `${cell} = '1'` },
    })
  if (only('integer', 'long'))
    return (cell) => ({
      kind: 'unknown',
      declared: { type: 'integer', cell: `CAST(${cell} AS BIGINT)` },
    })
  if (only('integer', 'number'))
    return (cell) => ({
      kind: 'unknown',
      declared: { type: 'number', cell: `CAST(${cell} AS DOUBLE)` },
    })
  // Dates have no other way to be kept than as texts.
  if (only('text')) return () => ({ kind: 'words' })
  return () => ({ kind: 'text', exact: false })
}

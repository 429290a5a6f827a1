import { findReferences, refOf, share } from './joins.ts'
import type { Reference } from './joins.ts'
import type { SchemaColumn, SchemaTable } from './schema.ts'

/** How tables belong together: by what refers to another one, and by keys of the same things. */
export function relateTables(tables: readonly SchemaTable[]): readonly Reference[] {
  const found = findReferences(tables)
  return [...found, ...findSameThings(tables, found)]
}

/**
 * Surfers and persons: a table that nothing else joins, and whose keys are all keys of another one, tells more
 * of the same things. Its keys must have gaps, or it names nothing itself; else two lists were merely counted.
 */
function findSameThings(
  tables: readonly SchemaTable[],
  known: readonly Reference[],
): readonly Reference[] {
  const isJoined = ({ id }: SchemaTable) =>
    known.some(({ many, one }) => many.table === id || one.table === id)
  return tables.flatMap((from) => {
    const own = ownKey(from)
    if (!own || isJoined(from) || (!hasGaps(own) && names(from))) return []
    const homes = tables.flatMap((to) => {
      const key = to === from ? null : ownKey(to)
      const isWithin = key && key.type === own.type && share(own.cells, key.cells) === 1
      return key && isWithin && key.cells.length > own.cells.length ? [key] : []
    })
    const [home] = homes
    return home && homes.length === 1 ? [{ many: refOf(own), one: refOf(home), score: SAME }] : []
  })
}

const SAME = 3

function ownKey({ columns: [first] }: SchemaTable): SchemaColumn | null {
  return first?.key === true && first.unique && first.cells.length > 1 ? first : null
}

/** Not counted from the first to the last. */
function hasGaps({ cells }: SchemaColumn): boolean {
  const numbers = cells.filter((cell) => typeof cell === 'number')
  if (numbers.length < cells.length) return true
  return Math.max(...numbers) - Math.min(...numbers) + 1 > numbers.length
}

function names({ columns }: SchemaTable): boolean {
  return columns.some(
    ({ key, type, numeric, dated }) => !key && type === 'text' && numeric === null && !dated,
  )
}

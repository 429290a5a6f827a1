import { findReferences, refOf, share } from './joins.ts'
import type { Reference } from './joins.ts'
import { sameColumn } from '../query/query.ts'
import type { SchemaColumn, SchemaTable } from './schema.ts'

/** How tables belong together: by what refers to another one, and by keys of the same things. */
export function relateTables(tables: readonly SchemaTable[]): readonly Reference[] {
  const named = findReferences(tables)
  const found = [...named, ...findUnnamed(tables, named)]
  return [...found, ...findSameThings(tables, found)]
}

/** The same tables, where a column that refers to another one is known as a key, whatever it is called. */
export function withKeys(
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly SchemaTable[] {
  const isUnknown = (column: SchemaColumn) =>
    !column.key &&
    references.some(({ many, score }) => score === UNNAMED && sameColumn(many, refOf(column)))
  return tables.map((table) =>
    table.columns.some(isUnknown)
      ? {
          ...table,
          columns: table.columns.map((one) => (isUnknown(one) ? { ...one, key: true } : one)),
        }
      : table,
  )
}

/**
 * Cheeses `made_by` a dairy: a table that no name ties to another refers by the one column whose values are
 * all keys of the other, and no key of its own.
 */
function findUnnamed(
  tables: readonly SchemaTable[],
  known: readonly Reference[],
): readonly Reference[] {
  return tables.flatMap((from) => {
    if (known.some(({ many }) => many.table === from.id)) return []
    const found = tables.flatMap((to) => {
      const key = to === from ? null : ownKey(to)
      if (!key) return []
      return from.columns
        .filter((one) => !one.key && !one.dated && isRepeatedKey(one, key))
        .map((one) => ({ many: refOf(one), one: refOf(key), score: UNNAMED }))
    })
    return found.length === 1 ? found : []
  })
}

/** Its values are all keys there, most of them, and some stand in several rows: two lists of places would not. */
function isRepeatedKey(one: SchemaColumn, key: SchemaColumn): boolean {
  return (
    one.type === key.type &&
    !one.unique &&
    !one.ordinal &&
    share(one.cells, key.cells) === 1 &&
    share(key.cells, one.cells) >= MOST_KEYS
  )
}

const MOST_KEYS = 0.5

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
const UNNAMED = 2

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

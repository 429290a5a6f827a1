import { findReferences, isTally } from './find-references.ts'
import { share } from './share.ts'
import type { Reference } from './reference.ts'
import { keyBase, tellsDoer } from './key-names.ts'
import { sameColumn } from '../column-ref.ts'
import { ABOVE } from './own-reference.ts'
import { refOf, says } from '../schema.ts'
import type { SchemaColumn, SchemaTable } from '../schema.ts'

/** How tables belong together: by what refers to another one, and by keys of the same things. */
export function relateTables(tables: readonly SchemaTable[]): readonly Reference[] {
  const named = findReferences(tables)
  const found = [...named, ...findUnnamed(tables, named)]
  return [...found, ...findSameThings(tables, found)]
}

/**
 * Cheeses `made_by` a dairy: a table that no name ties to another refers by the one column whose values are
 * all keys of the other, and no key of its own. Where keys of several tables have those values, the one that
 * nothing else ties to any other is meant.
 */
function findUnnamed(
  tables: readonly SchemaTable[],
  known: readonly Reference[],
): readonly Reference[] {
  const isTied = (id: string) =>
    known.some(({ many, one }) => many.table === id || one.table === id)
  return tables.flatMap((from) => {
    const named = known.filter(({ many }) => many.table === from.id)
    const found = tables.flatMap((to) => {
      const key = to === from || named.some(({ one }) => one.table === to.id) ? null : ownKey(to)
      if (!key) return []
      return from.columns
        .filter((one) => !named.some(({ many }) => sameColumn(many, refOf(one))))
        .filter((one) => (named.length === 0 || tellsWho(one)) && isRepeatedKey(one, key))
        .map((one) => ({
          reference: { many: refOf(one), one: refOf(key), score: UNNAMED },
          isUsual: share(key.cells, one.cells) >= MOST_KEYS,
          // Small numbers are keys everywhere, and tell whose only where the name does.
          isLikely: tellsWho(one),
        }))
    })
    const usual = found.filter(({ isUsual }) => isUsual)
    const likely = found.filter(({ isUsual, isLikely }) => isUsual || isLikely)
    const alone = likely.filter(({ reference }) => !isTied(reference.one.table))
    const chosen = [usual, likely, alone].find(({ length }) => length === 1) ?? []
    return chosen.map(({ reference }) => reference)
  })
}

/** Its values are all keys there, and some stand in several rows: two lists of places would not. */
function isRepeatedKey(one: SchemaColumn, key: SchemaColumn): boolean {
  return (
    one.type === key.type &&
    !one.key &&
    !one.dated &&
    !one.unique &&
    !one.ordinal &&
    !countsThem(one) &&
    share(one.cells, key.cells) === 1
  )
}

const MOST_KEYS = 0.5

/** `Vans` and `max_guests`: how many there are. */
function countsThem(column: SchemaColumn): boolean {
  return isTally(column) || /[^s]s$/i.test(column.name)
}

function tellsWho(column: SchemaColumn): boolean {
  return tellsDoer(column.name) || says(column, ABOVE)
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
export const UNNAMED = 2

function ownKey({ columns: [first] }: SchemaTable): SchemaColumn | null {
  if (!first?.unique || first.cells.length < 2) return null
  return first.key || keyBase(first.name) !== '' ? first : null
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

import type { Cell } from '../../relation/column.ts'
import { sameColumn } from '../column-ref.ts'
import {
  abbreviates,
  endsWithBase,
  endsWithKey,
  isBareKeyOf,
  keyBase,
  singular,
} from './key-names.ts'
import { refOf } from '../schema.ts'
import type { SchemaColumn, SchemaTable } from '../schema.ts'
import { expandAbbreviation } from '../../words/abbreviations.ts'
import { stem } from '../../words/stem.ts'
import type { Reference } from './reference.ts'
import { UNKNOWN, share } from './share.ts'

/** How tables refer to each other, told by the names, the types and the values of their columns. */
export function findReferences(tables: readonly SchemaTable[]): readonly Reference[] {
  const found: Reference[] = []
  for (const from of tables) {
    for (const to of tables) {
      if (from.id === to.id) continue
      for (const many of from.columns) {
        for (const one of to.columns) {
          const score = judge(many, one, from, to)
          if (score > 0) found.push({ many: refOf(many), one: refOf(one), score })
        }
      }
    }
  }
  return strongest(found)
}

/** A column refers to one table, and of two tables one refers to the other. */
function strongest(found: readonly Reference[]): readonly Reference[] {
  const sorted = found.toSorted((a, b) => b.score - a.score)
  const kept: Reference[] = []
  for (const one of sorted) {
    const beaten = kept.some(
      (known) =>
        (sameColumn(known.many, one.many) && known.score > one.score + 0.3) ||
        (sameColumn(known.many, one.one) && sameColumn(known.one, one.many)) ||
        (sameColumn(known.one, one.many) && known.score > one.score + 0.3),
    )
    if (!beaten) kept.push(one)
  }
  return kept
}

function judge(many: SchemaColumn, one: SchemaColumn, from: SchemaTable, to: SchemaTable): number {
  if (!comparable(many, one) || many.dated || one.dated) return 0
  // A measure is no key, even if its values happen to occur elsewhere.
  if (one.type === 'number' || (!one.unique && !one.key)) return 0
  const name = nameScore(many, one, from, to)
  if (name === 0) return 0
  const overlap = isPartlyKnown(one, to)
    ? Math.max(UNKNOWN, share(many.cells, one.cells))
    : share(many.cells, one.cells)
  if (many.cells.length > 0 && one.cells.length > 0 && overlap < 0.3) return 0
  // Where a value may stand in several rows, the column is rather another reference to the same thing.
  const towardsOwner = one.unique ? 0.5 : -1.5
  const isKeyOfTable = one.place === 0 ? 0.2 : 0
  // Every reference leads somewhere; two columns that merely look alike share some values.
  const complete = overlap >= 0.98 ? 0.8 : 0
  const own = bare(one.name)
  const identity = own === 'id' || own === 'uid' || own.startsWith(singularBare(to.name)) ? 0.5 : 0
  // A `manager_id` whose values are all keys of its own table rather leads there than to any other.
  const home = name < 1 && from.columns.some((each) => isHome(many, each)) ? 2.2 : 0
  return name + overlap + complete + identity + towardsOwner + isKeyOfTable - home
}

/** Of a large table only some keys are known, so that others tell nothing against it. */
function isPartlyKnown({ unique, cells }: SchemaColumn, { rowCount }: SchemaTable): boolean {
  return rowCount !== null && unique && cells.length < rowCount
}

function isHome(many: SchemaColumn, own: SchemaColumn): boolean {
  return own !== many && own.unique && own.key && share(many.cells, own.cells) >= 0.98
}

function comparable(a: SchemaColumn, b: SchemaColumn): boolean {
  return a.type === b.type || (a.numeric === 'native' && b.numeric === 'native')
}

function nameScore(
  many: SchemaColumn,
  one: SchemaColumn,
  from: SchemaTable,
  to: SchemaTable,
): number {
  const a = bare(many.name)
  const b = bare(one.name)
  const table = singularBare(to.name)
  if (a === 'id' || isTally(many)) return 0
  if (a === b && a !== 'id' && a !== 'name') return one.key || many.key ? 2 : 1
  const isId = b === 'id' || b === 'uid' || b === `${table}id` || b === table || one.key
  if (isId && (a === `${table}id` || a === table || a === `${table}code`)) return 1.8
  if (one.unique && isBareKeyOf(many.name, b, table)) return 1.8
  // `dept` or `dept_no` of people, where departments are told apart by `department_id`.
  const short = expandAbbreviation(keyBase(many.name) || a)
  if (one.unique && isId && short !== null && short === stem(table)) return 1.5
  // `liked_id` or `lost_in_battle`: a reference that says its part, with values that are all ids there.
  const sharesTable = one.unique && isId && a.includes(table) && table.length >= 3
  if (sharesTable) return 1.5
  // `owner_inst` and `host_inst`, or a bare `inst`, where institutions are told apart by `inst_id`.
  const base = keyBase(one.name)
  const isEnding =
    endsWithBase(many.name, base) || endsWithKey(many.name, one.name) || (base !== '' && a === base)
  const isNamed = one.unique && one.place === 0 && isEnding
  const common = share(many.cells, one.cells)
  // Of a large table only some keys are known: any that is found there speaks for it.
  const isWithin = isPartlyKnown(one, to) ? common > 0 : common >= 0.98
  if (isNamed && isWithin) return 1.5
  // `line_id` of `order_lines` is as much its own as `order_line_id` would be.
  const rows = singularBare(from.name.split(/[^\p{L}\d]+/u).at(-1) ?? '')
  const isOwn =
    a === 'id' ||
    a.startsWith(singularBare(from.name)) ||
    a === `${rows}id` ||
    abbreviates(keyBase(many.name), from.name)
  const ownKey = many.place === 0 && many.unique && isOwn
  if (one.unique && isId && (many.key || a.endsWith('id')) && !ownKey) return 0.7
  // A key named by what it keys: airline.uid, flights.airline.
  if (one.unique && one.key && a === table) return 1.2
  // `appointment.patient`, where patients are told apart by their first column, whatever it is called.
  if (one.unique && one.place === 0 && a === table && isWithin) return 1.2
  // `debate_people` with `for` and `against`: a table of pairs says whom it pairs, its columns only in which part.
  if (pairs(from, to) && isPart(many, one)) return 0.7
  const code = one.unique && one.type === 'text' && codeLike(one.cells) && codeLike(many.cells)
  if (code && !ownKey && from.columns.length > 1) return 0.4
  return 0
}

/** `Number_of_hosts` and `max_guests` say how many there are, and refer to none of them. */
export function isTally({ name }: SchemaColumn): boolean {
  return (
    /^(?:(?:total|max|min|avg|average)[_\s]*)?(?:number|num|no|count|amount|total|sum)[_\s]*(?:of[_\s]|$)/i.test(
      name,
    ) ||
    /[_\s](?:count|total|amount)$/i.test(name) ||
    /^(?:(?:max|min|avg|average|total|maximum|minimum)[_\s]|(?:Max|Min|Avg|Total)(?=\p{Lu})).*[^s]s$/iu.test(
      name,
    )
  )
}

/** The table is called after the other, and no column of it is. */
function pairs(from: SchemaTable, to: SchemaTable): boolean {
  const table = singularBare(to.name)
  const isCalled = table.length >= 3 && bare(from.name).includes(table)
  return isCalled && !from.columns.some(({ name }) => bare(name).includes(table))
}

function isPart(many: SchemaColumn, one: SchemaColumn): boolean {
  const isKey = one.unique && one.key && one.place === 0
  return isKey && many.type === 'integer' && many.place > 0 && share(many.cells, one.cells) === 1
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
}

function singularBare(name: string): string {
  return singular(bare(name))
}

function codeLike(cells: readonly Cell[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => typeof cell === 'string' && /^[A-Z0-9]{2,5}$/.test(cell.trim()))
  )
}

import { family, stem } from '../../../words/stem.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import type { SchemaTable } from '../../../tables/schema.ts'

/** One of several references from a table to the same other table. */
export interface Way {
  readonly reference: Reference
  /** `buyer_id` beside `seller_id`: the words of the column that no other has, nor the table itself. */
  readonly parts: readonly string[]
}

/** Two ways or more to the same rows. */
export function waysTo(
  from: SchemaTable,
  table: string,
  references: readonly Reference[],
): readonly Way[] {
  const ways = references.filter(({ many, one }) => many.table === from.id && one.table === table)
  if (ways.length < 2) return []
  const own = from.words.map(({ stem: root }) => root)
  return ways.map((reference) => {
    const others = ways.flatMap((way) => (way === reference ? [] : rootsOf(way)))
    const parts = rootsOf(reference).filter((root) => !others.includes(root) && !own.includes(root))
    return { reference, parts }
  })
}

function rootsOf({ many }: Reference): readonly string[] {
  const words = many.column.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? []
  return words.map((word) => stem(word.toLowerCase()))
}

export function isCalled(root: string, part: string): boolean {
  return part === root || family(part) === family(root)
}

export function isOnSide(root: string, part: string): boolean {
  return SIDES.some((side) => side.has(root) && side.has(part))
}

/** Words for where something comes from, and for where it goes. */
const SIDES = [
  'from start begin source src origin orig depart departure leave left sender send giver',
  'to end finish destination dest dst arrive arrival reach receiver receive recipient target',
].map((words) => new Set(words.split(' ').map(stem)))

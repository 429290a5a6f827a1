import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { foldText } from '../../../words/tokens.ts'

/**
 * "How far is it from Holm to Sand", where the stops of a line are told by their kilometre: what lies between the
 * two. Not where the rows are the ways themselves, from one column to another.
 */
export function spellDistance(sentence: string, tables: readonly SchemaTable[]): string {
  const { from, to } = FAR.exec(sentence)?.groups ?? {}
  if (from === undefined || to === undefined) return sentence
  for (const { columns } of tables) {
    const far = columns.find(({ name, numeric }) => numeric !== null && DISTANCE.test(name))
    const stops = columns.find((column) => [from, to].every((stop) => holds(column, stop)))
    if (far && stops) return `what is the difference in ${far.name} between ${from} and ${to}?`
  }
  return sentence
}

const FAR =
  /^how far (?:(?:is|was) it |apart (?:is|are) |(?:away )?(?:is|are) )?(?:from )?(?<from>.+?) (?:to|from|and) (?<to>.+?)(?:,? in \p{L}+)?\s*\?*$/iu
const DISTANCE = /^(?:km|mi|miles?|kilomet(?:re|er)s?|distance|mileage)\b/i

function holds({ unique, numeric, cells }: SchemaColumn, stop: string): boolean {
  return (
    unique && numeric === null && cells.some((cell) => foldText(String(cell)) === foldText(stop))
  )
}

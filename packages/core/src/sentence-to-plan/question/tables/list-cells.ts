import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { foldedWords } from '../../../words/tokens.ts'

const NOTED = /\s*(?:\([^()]*\)|\[[^[\]]*\])$/

/** What joins two into one, as in "Road and rail", makes something of its own. */
const BETWEEN = /\s*[,;\n]\s*/

/** "Served by WestJet", where one cell is that and another "Air Transat, WestJet": both of them. */
export function withListing(
  { cells, type, unique }: SchemaColumn,
  said: readonly Cell[],
): readonly Cell[] {
  if (type !== 'text') return said
  const wanted = new Set(said.map(keyOf))
  const known = new Set(cells.map(keyOf))
  const listing = cells.filter((cell) => {
    const items = String(cell).split(BETWEEN)
    if (items.length > 1) return items.some((item) => wanted.has(keyOf(item)))
    const isBare = !/[&+/]|\band\b/i.test(String(cell))
    if (isBare && [...wanted].some((one) => isOneOfTwo(keyOf(cell), one, known))) return true
    // "Sunk" and "Sunk (by a mine)": a kind with a remark is of that kind; names with one are others.
    return !unique && NOTED.test(String(cell)) && wanted.has(keyOf(String(cell).replace(NOTED, '')))
  })
  return [...new Set([...said, ...listing])]
}

/** "Ada Reed Odo Kern", where both stand elsewhere by themselves: two names that only a line kept apart. */
function isOneOfTwo(cell: string, wanted: string, known: ReadonlySet<string>): boolean {
  if (!wanted.includes(' ')) return false
  const isFirst = cell.startsWith(`${wanted} `) && known.has(cell.slice(wanted.length + 1))
  return isFirst || (cell.endsWith(` ${wanted}`) && known.has(cell.slice(0, -wanted.length - 1)))
}

function keyOf(cell: Cell): string {
  return foldedWords(String(cell)).join(' ')
}

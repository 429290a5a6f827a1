import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from './schema.ts'
import { foldedWords } from '../words/tokens.ts'

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
  const listing = cells.filter((cell) => {
    const items = String(cell).split(BETWEEN)
    if (items.length > 1) return items.some((item) => wanted.has(keyOf(item)))
    // "Sunk" and "Sunk (by a mine)": a kind with a remark is of that kind; names with one are others.
    return !unique && NOTED.test(String(cell)) && wanted.has(keyOf(String(cell).replace(NOTED, '')))
  })
  return [...new Set([...said, ...listing])]
}

function keyOf(cell: Cell): string {
  return foldedWords(String(cell)).join(' ')
}

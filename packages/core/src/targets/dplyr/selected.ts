import { code, join, newLine } from '../code.ts'
import type { Code } from '../code.ts'
import { freshName } from './assigned.ts'
import { rCall } from './r-call.ts'
import { namedValue, rColumn, selectedColumn, selectedName } from './r-name.ts'

interface Chosen {
  readonly name: string
  readonly from: string
}

/** Keeps columns, in this order, under these names; where one is wanted twice, it is copied before. */
export function selected(columns: readonly Chosen[]): Code {
  const taken = new Set(columns.flatMap(({ name, from }) => [name, from]))
  const sources = new Set(columns.map(({ from }) => from))
  const seen = new Set<string>()
  const copies: Code[] = []
  const chosen = columns.map(({ name, from }) => {
    // select names a column once, and has an argument of this name itself.
    if (!seen.has(from) && (name === from || name !== '.data')) {
      seen.add(from)
      return name === from ? selectedColumn(name) : selectedName(name, selectedColumn(from))
    }
    const copy = sources.has(name) ? freshName(name, taken) : name
    copies.push(namedValue(copy, rColumn(from)))
    return copy === name ? selectedColumn(name) : selectedName(name, selectedColumn(copy))
  })
  const select = rCall(code`select`, ...chosen)
  if (copies.length === 0) return select
  return join([rCall(code`mutate`, ...copies), select], code` |>${newLine}`)
}

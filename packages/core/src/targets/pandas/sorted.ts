import type { SortKey } from '../../relation/relation.ts'
import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { pythonList } from '../python/python-call.ts'

/** Rows in an order; rows with equal keys stay as they are. */
export function sorted(keys: readonly SortKey[], rows: Code): Code {
  const [first] = keys
  if (!first) return rows
  if (keys.every((key) => key.nulls === first.nulls)) return sortValues(rows, keys)
  // pandas places nulls for all keys alike; stable sorts, last key first, place them for each.
  return keys.toReversed().reduce((done, key) => sortValues(done, [key]), rows)
}

function sortValues(rows: Code, keys: readonly SortKey[]): Code {
  const by = pythonList(...keys.map((key) => text(key.column)))
  const ascending = pythonList(
    ...keys.map((key) => (key.direction === 'ascending' ? code`True` : code`False`)),
  )
  const nulls = keys[0]?.nulls === 'first' ? code`"first"` : code`"last"`
  const options = [
    code`by=${by}`,
    code`ascending=${ascending}`,
    code`na_position=${nulls}`,
    code`kind="stable"`,
  ]
  return bracketed(code`${rows}.sort_values(`, options, code`)`, code`,`)
}

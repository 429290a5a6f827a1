import type { SortKey } from '../../relation/relation.ts'
import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { oneOrList, pythonList } from '../python/python-call.ts'

/** Rows in an order. */
export function sorted(keys: readonly SortKey[], rows: Code): Code {
  const [first] = keys
  if (!first) return rows
  if (keys.every((key) => key.nulls === first.nulls)) return sortValues(rows, keys)
  // pandas places nulls for all keys alike; stable sorts, last key first, place them for each.
  return keys.toReversed().reduce((done, key) => sortValues(done, [key], code`kind="stable"`), rows)
}

/** Ascending and nulls last, as pandas does unless told otherwise. */
function sortValues(rows: Code, keys: readonly SortKey[], ...more: readonly Code[]): Code {
  const [first] = keys
  const by = keys.map((key) => text(key.column))
  const isEach = keys.some((key) => key.direction !== first?.direction)
  const directions = keys.map((key) => (key.direction === 'ascending' ? code`True` : code`False`))
  const options = [
    oneOrList(by),
    ...(isEach
      ? [code`ascending=${pythonList(...directions)}`]
      : first?.direction === 'descending'
        ? [code`ascending=False`]
        : []),
    ...(first?.nulls === 'first' ? [code`na_position="first"`] : []),
    ...more,
  ]
  return bracketed(code`${rows}.sort_values(`, options, code`)`, code`,`)
}

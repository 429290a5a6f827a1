import type { SortKey } from '../../relation/relation.ts'
import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'
import { columnName } from './column-name.ts'

/** `.sort(…)`: rows with equal keys stay as they are. */
export function sortLink(keys: readonly SortKey[]): Code {
  if (keys.length === 0) return NOTHING
  return pythonCall(code`.sort`, ...sortOptions(keys), code`maintain_order=True`)
}

/** The keys and what makes their order: a list only where they differ. */
export function sortOptions(
  keys: readonly SortKey[],
  first: readonly Code[] = [],
): readonly Code[] {
  const descending = keys.map((key) => key.direction === 'descending')
  const nullsLast = keys.map((key) => key.nulls === 'last')
  const lead = first.map(() => false)
  const leadLast = first.map(() => true)
  return [
    ...first,
    ...keys.map((key) => columnName(key.column)),
    ...(descending.some(Boolean) ? [code`descending=${flags([...lead, ...descending])}`] : []),
    code`nulls_last=${flags([...leadLast, ...nullsLast])}`,
  ]
}

function flags(values: readonly boolean[]): Code {
  const words = values.map((value) => (value ? code`True` : code`False`))
  const [first] = words
  return first && values.every((value) => value === values[0]) ? first : pythonList(...words)
}

import { sameJson } from '../../words/same-json.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/**
 * Three-way merge of JSON: a change of one side stands, objects are merged key by key, and lists are
 * values of their own. `settle` decides where both sides changed one value differently.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  settle: (path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  if (mine === theirs || sameJson(mine, theirs)) return mine
  if (base === mine || sameJson(base, mine)) return theirs
  if (base === theirs || sameJson(base, theirs)) return mine
  if (!isRecord(mine) || !isRecord(theirs)) return settle(path)
  const before = isRecord(base) ? base : {}
  const merged: [string, unknown][] = []
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValues(own(before, key), own(mine, key), own(theirs, key), settle, [
      ...path,
      key,
    ])
    if (value !== undefined) merged.push([key, value])
  }
  return Object.fromEntries(merged)
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path, or undefined; a key of the prototype is not there. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, key) => (isRecord(here) ? own(here, key) : undefined), value)
}

/** A copy with another value at the path; undefined takes the key away. */
export function withValueAt(value: unknown, path: readonly string[], inner: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return inner
  const record = isRecord(value) ? value : {}
  const changed = withValueAt(own(record, key), rest, inner)
  const entries = Object.entries(record)
  if (changed === undefined) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (!Object.hasOwn(record, key)) return Object.fromEntries([...entries, [key, changed]])
  return Object.fromEntries(entries.map(([name, old]) => [name, name === key ? changed : old]))
}

function own(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

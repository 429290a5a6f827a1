import type { Code } from '../code.ts'
import { namedValue } from './r-name.ts'

/** A column to be made, and the columns its value is made of. */
export interface Assigned {
  readonly name: string
  readonly value: Code
  readonly reads: readonly string[]
}

interface Plan {
  /** `name = value`, so ordered that none reads what another has replaced. */
  readonly values: readonly Code[]
  /** The names as they come out, in that order. */
  readonly names: readonly string[]
  /** Those that had to be made under another name, as they replace each other. */
  readonly moved: ReadonlyMap<string, string>
}

/** dplyr makes one column after the other, and all of ours see the columns as they were before. */
export function planned(columns: readonly Assigned[], existing: readonly string[]): Plan {
  const taken = new Set([...existing, ...columns.map(({ name }) => name)])
  const isNew = ({ name }: Assigned) => !existing.includes(name)
  const ordered = columns.filter(isNew)
  const left = columns.filter((column) => !isNew(column))
  const moved = new Map<string, string>()
  while (left.length > 0) {
    const free = left.findIndex(({ name }, index) =>
      left.every((other, place) => place === index || !other.reads.includes(name)),
    )
    const [next] = left.splice(Math.max(free, 0), 1)
    if (!next) break
    ordered.push(next)
    if (free < 0) moved.set(next.name, freshName(next.name, taken))
  }
  return {
    values: ordered.map(({ name, value }) => namedValue(moved.get(name) ?? name, value)),
    names: ordered.map(({ name }) => moved.get(name) ?? name),
    moved,
  }
}

/** A name that nothing has yet. */
export function freshName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`
  taken.add(name)
  return name
}

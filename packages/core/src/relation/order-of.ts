import type { Program, Step } from './program.ts'
import type { Relation, SortKey } from './relation.ts'

/**
 * The keys by which a step's rows are in order, by the names they leave it under; empty where nothing
 * sorts, or where the key itself is gone. What keeps rows as they come keeps their order: taking some,
 * leaving some out, computing and choosing columns.
 */
export function orderOf({ steps }: Program, step: Step): readonly SortKey[] {
  const byId = new Map(steps.map((each) => [each.id, each.relation]))
  return orderIn(step.relation, byId)
}

function orderIn(relation: Relation, steps: ReadonlyMap<string, Relation>): readonly SortKey[] {
  switch (relation.kind) {
    case 'sort':
      return relation.keys
    case 'step': {
      const before = steps.get(relation.step)
      return before ? orderIn(before, steps) : []
    }
    case 'take':
    case 'filter':
      return orderIn(relation.input, steps)
    case 'compute': {
      const changed = new Set(relation.columns.map(({ name }) => name))
      return untilGone(orderIn(relation.input, steps), (name) => (changed.has(name) ? null : name))
    }
    case 'select':
      return untilGone(
        orderIn(relation.input, steps),
        (name) => relation.columns.find(({ from }) => from === name)?.name ?? null,
      )
    default:
      return []
  }
}

/** A key decides only among rows that those before it leave equal: what follows a lost one is lost too. */
function untilGone(
  keys: readonly SortKey[],
  rename: (name: string) => string | null,
): readonly SortKey[] {
  const kept: SortKey[] = []
  for (const key of keys) {
    const column = rename(key.column)
    if (column === null) break
    kept.push({ ...key, column })
  }
  return kept
}

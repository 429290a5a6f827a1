import type { Step } from '@plainflow/core'

/** A step of one program as a step of a larger one, where its ids and datasets begin with the prefix. */
export function prefixed(step: Step, prefix: string): Step {
  const named = {
    ...step,
    id: prefix + step.id,
    block: prefix + step.block,
    name: prefix + step.name,
  }
  // What comes back is the relation that went in, but for the names in it.
  const relation = JSON.parse(JSON.stringify(step.relation), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('kind' in value)) return value
    if (value.kind === 'from' && 'dataset' in value)
      return { ...value, dataset: `${prefix}${String(value.dataset)}` }
    if (value.kind === 'step' && 'step' in value)
      return { ...value, step: `${prefix}${String(value.step)}` }
    return value
  }) as Step['relation']
  return { ...named, relation }
}

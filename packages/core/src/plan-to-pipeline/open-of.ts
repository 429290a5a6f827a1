import { findBlock } from '../blocks/registry.ts'
import { openPointsOf } from '../pipeline/open-points.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'

/** What is still to be filled in of the blocks that are new, and which of them cannot run yet at all. */
export function openOf(after: Pipeline, before: Pipeline): readonly string[] {
  const old = new Set(before.blocks.map(({ id }) => id))
  const added = after.blocks.filter(({ id }) => !old.has(id))
  const points = added.flatMap((block) =>
    openPointsOf(block).map((point) => `${block.label}: ${point}`),
  )
  const absent = added.flatMap(({ type }) => findBlock(type) ?? []).filter((one) => one.unavailable)
  const reasons = new Map(absent.map(({ label, unavailable }) => [label, unavailable]))
  return [...points, ...[...reasons].map(([label, why]) => `${label} is not available yet: ${why}`)]
}

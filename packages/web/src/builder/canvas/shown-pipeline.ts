import { type Block, type Connection, diffPipelines, type Pipeline } from '@plainflow/core'
import type { Proposal } from '../state/chat-store.ts'

export type Mark = 'added' | 'changed' | 'removed'

export interface Shown {
  readonly blocks: readonly Block[]
  readonly connections: readonly Connection[]
  readonly marks: ReadonlyMap<string, Mark>
}

const NO_MARKS: ReadonlyMap<string, Mark> = new Map()

/** The canvas, or the canvas with a proposal laid over it: what goes away stays visible, marked. */
export function shownPipeline(pipeline: Pipeline, proposal: Proposal | null): Shown {
  if (!proposal) return { ...pipeline, marks: NO_MARKS }
  const after = proposal.pipeline
  const diff = diffPipelines(proposal.base, after)
  const marks = new Map<string, Mark>([
    ...[...diff.added, ...diff.connectionsAdded].map((id) => [id, 'added'] as const),
    ...diff.changed.map((id) => [id, 'changed'] as const),
    ...[...diff.removed, ...diff.connectionsRemoved].map((id) => [id, 'removed'] as const),
  ])
  return {
    blocks: [...after.blocks, ...missing(pipeline.blocks, after.blocks)],
    connections: [...after.connections, ...missing(pipeline.connections, after.connections)],
    marks,
  }
}

function missing<T extends { readonly id: string }>(from: readonly T[], among: readonly T[]): T[] {
  const ids = new Set(among.map(({ id }) => id))
  return from.filter(({ id }) => !ids.has(id))
}

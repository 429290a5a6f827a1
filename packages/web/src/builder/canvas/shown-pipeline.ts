import { type Block, type Connection, diffPipelines, type Pipeline } from '@plainflow/core'
import type { Proposal } from '../state/chat-store.ts'
import { CARD } from './card-size.ts'

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
    blocks: [...after.blocks, ...outOfTheWay(missing(pipeline.blocks, after.blocks), after.blocks)],
    connections: [...after.connections, ...missing(pipeline.connections, after.connections)],
    marks,
  }
}

function missing<T extends { readonly id: string }>(from: readonly T[], among: readonly T[]): T[] {
  const ids = new Set(among.map(({ id }) => id))
  return from.filter(({ id }) => !ids.has(id))
}

const GAP = 24

/**
 * What stays may have moved to the place of what goes: two cards on one spot cannot be read, so the one
 * that goes is drawn below. Rejected, it is where it was.
 */
function outOfTheWay(going: readonly Block[], staying: readonly Block[]): Block[] {
  const taken = staying.map(({ position }) => position)
  return going.map((block) => {
    const { x } = block.position
    let { y } = block.position
    while (taken.some((one) => isOver(one, { x, y }))) y += CARD.height + GAP
    taken.push({ x, y })
    return y === block.position.y ? block : { ...block, position: { x, y } }
  })
}

function isOver(one: Block['position'], other: Block['position']): boolean {
  return Math.abs(one.x - other.x) < CARD.width && Math.abs(one.y - other.y) < CARD.height
}

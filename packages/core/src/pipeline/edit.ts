import { findBlock } from '../blocks/registry.ts'
import { withoutOpenPoints } from './open-points.ts'
import type { Block, Connection, Pipeline } from './pipeline.ts'

/**
 * Immutable edits: each takes a pipeline and gives a new one, so that undo is a list of values and
 * nothing on screen changes behind React's back.
 */
export interface Added {
  readonly pipeline: Pipeline
  readonly id: string
}

type Position = Block['position']

/** Drops a fresh block: `addBlock(p, 'filter', { x: 0, y: 0 }, 17)` gives it the id `filter_17`. */
export function addBlock(pipeline: Pipeline, type: string, position: Position, now: number): Added {
  const definition = findBlock(type)
  const id = freeId(`${type}_${now}`, pipeline.blocks)
  const block: Block = {
    id,
    type,
    position: { ...position },
    data: {},
    label: definition?.label ?? type,
    configuration: copyRecord(definition?.initial),
  }
  return { pipeline: { ...pipeline, blocks: [...pipeline.blocks, block] }, id }
}

/** Removes a block and every connection attached to it. */
export function removeBlock(pipeline: Pipeline, id: string): Pipeline {
  return {
    blocks: pipeline.blocks.filter((block) => block.id !== id),
    connections: pipeline.connections.filter(
      ({ source, target }) => source !== id && target !== id,
    ),
  }
}

export function moveBlocks(
  pipeline: Pipeline,
  positions: Readonly<Record<string, Position>>,
): Pipeline {
  return mapBlocks(pipeline, (block) => {
    const position = Object.hasOwn(positions, block.id) ? positions[block.id] : undefined
    return position ? { ...block, position: { ...position } } : block
  })
}

/** A new configuration; what a sentence left open about the block is settled by it. */
export function configureBlock(
  pipeline: Pipeline,
  id: string,
  configuration: Block['configuration'],
): Pipeline {
  return mapBlocks(pipeline, (block) =>
    block.id === id ? { ...withoutOpenPoints(block), configuration } : block,
  )
}

export function relabelBlock(pipeline: Pipeline, id: string, label: string): Pipeline {
  return mapBlocks(pipeline, (block) => (block.id === id ? { ...block, label } : block))
}

export interface Ends {
  readonly source: string
  readonly target: string
  readonly sourceHandle?: string | null | undefined
  readonly targetHandle?: string | null | undefined
}

/** Draws an arrow; drawing the same arrow again changes nothing. */
export function connectBlocks(pipeline: Pipeline, ends: Ends): Pipeline {
  const same = (connection: Connection) =>
    connection.source === ends.source &&
    connection.target === ends.target &&
    (connection.sourceHandle ?? null) === (ends.sourceHandle ?? null) &&
    (connection.targetHandle ?? null) === (ends.targetHandle ?? null)
  if (pipeline.connections.some(same)) return pipeline
  const connection: Connection = {
    id: freeId(`e${ends.source}-${ends.target}`, pipeline.connections),
    source: ends.source,
    target: ends.target,
    ...(ends.sourceHandle == null ? {} : { sourceHandle: ends.sourceHandle }),
    ...(ends.targetHandle == null ? {} : { targetHandle: ends.targetHandle }),
  }
  return { ...pipeline, connections: [...pipeline.connections, connection] }
}

export function disconnect(pipeline: Pipeline, connectionId: string): Pipeline {
  return {
    ...pipeline,
    connections: pipeline.connections.filter(({ id }) => id !== connectionId),
  }
}

function mapBlocks(pipeline: Pipeline, change: (block: Block) => Block): Pipeline {
  return { ...pipeline, blocks: pipeline.blocks.map(change) }
}

/** Two blocks dropped in one millisecond must not share an id. */
function freeId(wanted: string, taken: readonly { readonly id: string }[]): string {
  if (!taken.some(({ id }) => id === wanted)) return wanted
  const ids = new Set(taken.map(({ id }) => id))
  let suffix = 2
  while (ids.has(`${wanted}_${suffix}`)) suffix += 1
  return `${wanted}_${suffix}`
}

/** A copy, so that editing one block's configuration cannot reach the next block dropped. */
function copyRecord(value: unknown): Block['configuration'] {
  // The registry's configurations are plain JSON objects by construction of their schemas.
  return value === undefined ? {} : (JSON.parse(JSON.stringify(value)) as Block['configuration'])
}

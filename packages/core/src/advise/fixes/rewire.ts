import {
  addBlock,
  configureBlock,
  moveBlocks,
  relabelBlock,
  removeBlock,
} from '../../pipeline/edit.ts'
import type { Block, Connection, Pipeline } from '../../pipeline/pipeline.ts'

type Position = Block['position']

/** A block put on the way of all rows that leave `after` by its first port. */
export function insertAfter(
  pipeline: Pipeline,
  after: string,
  fresh: { readonly type: string; readonly label: string; readonly configuration: object },
): Pipeline {
  const { position } = pipeline.blocks.find(({ id }) => id === after) ?? { position: ORIGIN }
  const added = placed(pipeline, fresh, { x: position.x + STEP.x / 2, y: position.y + STEP.y })
  const connections = added.pipeline.connections.map((connection) =>
    connection.source === after ? renamed({ ...connection, source: added.id }) : connection,
  )
  const link = renamed({ id: '', source: after, target: added.id })
  return freshIds({ ...added.pipeline, connections: [...connections.map(withoutHandle), link] })

  /** The new block has one output, whatever the port was called that the rows left before. */
  function withoutHandle(connection: Connection): Connection {
    if (connection.source !== added.id) return connection
    const { sourceHandle: _, ...rest } = connection
    return rest
  }
}

/** A block put on the way of the rows that arrive at `before`, which has one input. */
export function insertBefore(
  pipeline: Pipeline,
  before: string,
  fresh: { readonly type: string; readonly label: string; readonly configuration: object },
): Pipeline {
  const { position } = pipeline.blocks.find(({ id }) => id === before) ?? { position: ORIGIN }
  const added = placed(pipeline, fresh, { x: position.x - STEP.x / 2, y: position.y + STEP.y })
  const connections = added.pipeline.connections.map((connection) => {
    if (connection.target !== before) return connection
    const { targetHandle: _, ...rest } = connection
    return renamed({ ...rest, target: added.id })
  })
  const link = renamed({ id: '', source: added.id, target: before })
  return freshIds({ ...added.pipeline, connections: [...connections, link] })
}

/** Takes a block out; those that read it read what it read. It has one input and one output. */
export function bridge(pipeline: Pipeline, id: string): Pipeline {
  const into = pipeline.connections.find(({ target }) => target === id)
  if (!into) return removeBlock(pipeline, id)
  return { ...freshIds(readFrom(pipeline, id, into)), blocks: pipeline.blocks.filter(without(id)) }
}

/** Whoever read `from` reads another; the arrows into `from` go. */
export function readFrom(
  pipeline: Pipeline,
  from: string,
  other: Pick<Connection, 'source' | 'sourceHandle'>,
): Pipeline {
  const connections = pipeline.connections
    .filter(({ target }) => target !== from)
    .map((connection) => {
      if (connection.source !== from) return connection
      const { sourceHandle: _, ...rest } = connection
      const handle = other.sourceHandle == null ? {} : { sourceHandle: other.sourceHandle }
      return renamed({ ...rest, ...handle, source: other.source })
    })
  return { ...pipeline, connections }
}

/** `lower` reads what `upper` read by one arrow, and `upper` reads `lower`; their places are exchanged. */
export function swapUp(
  pipeline: Pipeline,
  { into, between, lower }: { into: Connection; between: Connection; lower: string },
): Pipeline {
  const upper = between.source
  const above = ends(into.source, into.sourceHandle, lower, between.targetHandle)
  const outHandle = pipeline.connections.find(({ source }) => source === lower)?.sourceHandle
  const below = ends(lower, outHandle, upper, into.targetHandle)
  const connections = pipeline.connections.map((connection) => {
    // Each in the place of the arrow whose end it takes: arrows without a port go by their order.
    if (connection === into) return below
    if (connection === between) return above
    if (connection.source !== lower) return connection
    return ends(upper, between.sourceHandle, connection.target, connection.targetHandle)
  })
  const at = (id: string) => pipeline.blocks.find((block) => block.id === id)?.position ?? ORIGIN
  const moved = moveBlocks(pipeline, { [lower]: at(upper), [upper]: at(lower) })
  return freshIds({ ...moved, connections })
}

const ORIGIN: Position = { x: 0, y: 0 }
/** Half a card aside and a card below, so that it covers neither of its neighbours. */
const STEP = { x: 300, y: 130 }

function placed(
  pipeline: Pipeline,
  { type, label, configuration }: { type: string; label: string; configuration: object },
  position: Position,
): { readonly pipeline: Pipeline; readonly id: string } {
  const { pipeline: grown, id } = addBlock(pipeline, type, position, nextNumber(pipeline))
  // A configuration is a plain object by its schema.
  const given = configuration as Block['configuration']
  return { pipeline: relabelBlock(configureBlock(grown, id, given), id, label), id }
}

/** Pure, and never an id that is there: ids end in the time they were made, or in a count. */
function nextNumber({ blocks }: Pipeline): number {
  return blocks.length + 1
}

function ends(
  source: string,
  sourceHandle: string | null | undefined,
  target: string,
  targetHandle: string | null | undefined,
): Connection {
  return renamed({
    id: '',
    source,
    target,
    ...(sourceHandle == null ? {} : { sourceHandle }),
    ...(targetHandle == null ? {} : { targetHandle }),
  })
}

/** Marks an arrow whose ends have changed: its id says where it leads. */
function renamed(connection: Connection): Connection {
  return { ...connection, id: '' }
}

function freshIds(pipeline: Pipeline): Pipeline {
  const taken = new Set(pipeline.connections.map(({ id }) => id))
  const connections = pipeline.connections.map((connection) => {
    if (connection.id !== '') return connection
    const wanted = `e${connection.source}-${connection.target}`
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}_${count}`
    taken.add(id)
    return { ...connection, id }
  })
  return { ...pipeline, connections }
}

function without(gone: string): (block: { readonly id: string }) => boolean {
  return ({ id }) => id !== gone
}

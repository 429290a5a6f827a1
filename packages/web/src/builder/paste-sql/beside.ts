import type { Pipeline } from '@plainflow/core'

const GAP = 80
const CARD_HEIGHT = 128

/** The blocks of both: those added stand below, under ids of their own where theirs are taken. */
export function beside(pipeline: Pipeline, added: Pipeline): Pipeline {
  if (pipeline.blocks.length === 0) return added
  const taken = new Set(pipeline.blocks.map(({ id }) => id))
  const ids = new Map(
    added.blocks.map(({ id }) => {
      const free = freeId(id, taken)
      taken.add(free)
      return [id, free]
    }),
  )
  const bottom = Math.max(...pipeline.blocks.map(({ position }) => position.y)) + CARD_HEIGHT + GAP
  const left = Math.min(...pipeline.blocks.map(({ position }) => position.x))
  const top = Math.min(...added.blocks.map(({ position }) => position.y))
  const start = Math.min(...added.blocks.map(({ position }) => position.x))
  const blocks = added.blocks.map((block) => ({
    ...block,
    id: ids.get(block.id) ?? block.id,
    position: { x: block.position.x - start + left, y: block.position.y - top + bottom },
  }))
  const arrows = new Set(pipeline.connections.map(({ id }) => id))
  const connections = added.connections.map((connection) => {
    const source = ids.get(connection.source) ?? connection.source
    const target = ids.get(connection.target) ?? connection.target
    const id = freeId(`e${source}-${target}`, arrows)
    arrows.add(id)
    return { ...connection, id, source, target }
  })
  return {
    blocks: [...pipeline.blocks, ...blocks],
    connections: [...pipeline.connections, ...connections],
  }
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let suffix = 2; taken.has(id); suffix += 1) id = `${wanted}_${suffix}`
  return id
}

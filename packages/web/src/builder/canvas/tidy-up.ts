import { graphlib, layout } from '@dagrejs/dagre'
import { moveBlocks, type Pipeline } from '@plainflow/core'
import { CARD, type Direction } from './card-size.ts'
import { layeredLayout } from './layered-layout.ts'
import { roomForNotes } from './room-for-notes.ts'
import { STRIDE, wrapColumns } from './wrap-columns.ts'

const LARGE = 200

/** Lays the blocks out along the way of the rows, as few crossings as the layout finds; a long chain in rows. */
export function tidyUp(pipeline: Pipeline, direction: Direction): Pipeline {
  // The first layout crosses fewer arrows, and takes seconds for a thousand blocks.
  const lay = pipeline.blocks.length > LARGE ? layeredLayout : layByDagre
  const places = lay(pipeline, direction)
  return roomForNotes(moveBlocks(pipeline, direction === 'right' ? wrapColumns(places) : places))
}

function layByDagre(pipeline: Pipeline, direction: Direction) {
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: 40,
    ranksep: STRIDE - CARD.width,
  })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of pipeline.blocks) graph.setNode(id, { ...CARD })
  const known = new Set(pipeline.blocks.map(({ id }) => id))
  for (const { id, source, target } of pipeline.connections)
    if (known.has(source) && known.has(target)) graph.setEdge(source, target, {}, id)
  layout(graph)
  const positions = pipeline.blocks.map(({ id }) => {
    const { x, y } = graph.node(id)
    return [id, { x: Math.round(x - CARD.width / 2), y: Math.round(y - CARD.height / 2) }] as const
  })
  return Object.fromEntries(positions)
}

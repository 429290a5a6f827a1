import {
  addBlock,
  type CatalogueDataset,
  BLOCKS,
  type Block,
  configureBlock,
  connectBlocks,
  disconnect,
  findBlock,
  type Pipeline,
  relabelBlock,
  removeBlock,
} from '@plainflow/core'
import { currentPipeline, editPipeline } from './state/pipeline-store.ts'
import { selectBlock, show, useWorkspace } from './state/workspace-store.ts'

type Position = Block['position']

const STEP_X = 260
const STEP_Y = 160

/** Adds a block; without a place it goes to the right of the selected one, and is connected to it. */
export function addBlockOf(type: string, position?: Position): string {
  const pipeline = currentPipeline()
  const before = position ? undefined : anchor(pipeline)
  const place = position ?? (before ? besides(pipeline, before) : freePlace(pipeline))
  const added = addBlock(pipeline, type, place, Date.now())
  const joined = before ? connectIfFitting(added.pipeline, before.id, added.id) : added.pipeline
  editPipeline(() => joined)
  selectBlock(added.id)
  return added.id
}

/** A source block that reads the dataset, configured already. */
export function addDataset(dataset: CatalogueDataset, position?: Position): string | null {
  const reader = BLOCKS.find((block) => block.reads)
  if (!reader?.reads) return null
  const pipeline = currentPipeline()
  const added = addBlock(pipeline, reader.type, position ?? freePlace(pipeline), Date.now())
  // Configurations are plain JSON objects by construction of their schemas.
  const configuration = reader.reads(dataset) as Block['configuration']
  editPipeline(() =>
    relabelBlock(
      configureBlock(added.pipeline, added.id, configuration),
      added.id,
      dataset.name.slice(0, 200),
    ),
  )
  selectBlock(added.id)
  return added.id
}

export function removeElements(ids: readonly string[], connections: readonly string[] = []): void {
  editPipeline((pipeline) => ids.reduce(removeBlock, connections.reduce(disconnect, pipeline)))
  const { selection, configuring } = useWorkspace.getState()
  show({
    selection: selection.filter((id) => !ids.includes(id)),
    ...(configuring !== null && ids.includes(configuring) ? { configuring: null } : {}),
  })
}

/** Draws an arrow; an input that takes one connection lets go of the one it had. */
export function connect(ends: {
  source: string
  target: string
  sourceHandle?: string | null
  targetHandle?: string | null
}): void {
  editPipeline((pipeline) => {
    if (ends.source === ends.target) return pipeline
    const target = pipeline.blocks.find(({ id }) => id === ends.target)
    const ports = (target && findBlock(target.type)?.inputs) ?? []
    const port = ports.find(({ id }) => id === ends.targetHandle) ?? ports[0]
    const occupying = pipeline.connections.filter(
      (connection) =>
        connection.target === ends.target && (connection.targetHandle ?? ports[0]?.id) === port?.id,
    )
    const freed = port?.many
      ? pipeline
      : occupying.reduce((rest, { id }) => disconnect(rest, id), pipeline)
    return connectBlocks(freed, ends)
  })
}

function connectIfFitting(pipeline: Pipeline, source: string, target: string): Pipeline {
  const type = (id: string) => pipeline.blocks.find((block) => block.id === id)?.type ?? ''
  const from = findBlock(type(source))?.outputs[0]
  const to = findBlock(type(target))?.inputs[0]
  if (!from || !to) return pipeline
  return connectBlocks(pipeline, {
    source,
    target,
    sourceHandle: from.id,
    targetHandle: to.id,
  })
}

function anchor(pipeline: Pipeline): Block | undefined {
  const [only, ...others] = useWorkspace.getState().selection
  return others.length === 0 ? pipeline.blocks.find(({ id }) => id === only) : undefined
}

function besides(pipeline: Pipeline, block: Block): Position {
  const place = { x: block.position.x + STEP_X, y: block.position.y }
  return shiftDown(pipeline, place)
}

function freePlace(pipeline: Pipeline): Position {
  if (pipeline.blocks.length === 0) return { x: 0, y: 0 }
  const left = Math.min(...pipeline.blocks.map(({ position }) => position.x))
  const bottom = Math.max(...pipeline.blocks.map(({ position }) => position.y))
  return { x: left, y: bottom + STEP_Y }
}

function shiftDown(pipeline: Pipeline, place: Position): Position {
  const taken = pipeline.blocks.some(
    ({ position }) =>
      Math.abs(position.x - place.x) < STEP_X - 40 && Math.abs(position.y - place.y) < STEP_Y - 20,
  )
  return taken ? shiftDown(pipeline, { x: place.x, y: place.y + STEP_Y }) : place
}

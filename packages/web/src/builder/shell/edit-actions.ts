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
  removeNote,
} from '@plainflow/core'
import { PER_ROW, STRIDE } from '../canvas/wrap-columns.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { selectBlock, show, useWorkspace } from '../state/workspace-store.ts'

type Position = Block['position']

const STEP_X = STRIDE
const STEP_Y = 180

/**
 * Adds a block; without a place it goes to the right of the selected one, or of the one whose output
 * is named, and is connected to it.
 */
export function addBlockOf(
  type: string,
  position?: Position,
  from?: { readonly block: string; readonly port: string },
): string {
  const pipeline = currentPipeline()
  const named = from && pipeline.blocks.find(({ id }) => id === from.block)
  const before = position ? undefined : (named ?? anchor(pipeline))
  const place = position ?? (before ? besides(pipeline, before) : freePlace(pipeline))
  const added = addBlock(pipeline, type, place, Date.now())
  const joined = before
    ? connectIfFitting(added.pipeline, before.id, added.id, from?.port)
    : added.pipeline
  editPipeline(() => joined)
  selectBlock(added.id)
  return added.id
}

/** A source block that reads the dataset, configured already. */
export function addDataset(dataset: CatalogueDataset, position?: Position): string | null {
  const reader = BLOCKS.find((block) => block.reads)
  return reader?.reads
    ? addFilledIn(reader.type, reader.reads(dataset), dataset.name, position)
    : null
}

/** A source block as it was filled in, named by what it reads. */
export function addFilledIn(
  type: string,
  filledIn: unknown,
  label: string,
  position?: Position,
): string {
  const pipeline = currentPipeline()
  const added = addBlock(pipeline, type, position ?? freePlace(pipeline), Date.now())
  // Configurations are plain JSON objects by construction of their schemas.
  const configuration = filledIn as Block['configuration']
  editPipeline(() =>
    relabelBlock(
      configureBlock(added.pipeline, added.id, configuration),
      added.id,
      label.slice(0, 200),
    ),
  )
  selectBlock(added.id)
  return added.id
}

/** Blocks, connections and notes, as one undo step. */
export function removeElements(
  ids: readonly string[],
  connections: readonly string[] = [],
  notes: readonly { readonly block: string; readonly id: string }[] = [],
): void {
  editPipeline((pipeline) => {
    const unnoted = notes.reduce((rest, { block, id }) => removeNote(rest, block, id), pipeline)
    return ids.reduce(removeBlock, connections.reduce(disconnect, unnoted))
  })
  const { selection, configuring } = useWorkspace.getState()
  show({
    selection: selection.filter((id) => !ids.includes(id)),
    ...(configuring !== null && ids.includes(configuring) ? { configuring: null } : {}),
  })
}

type Ends = Parameters<typeof connectBlocks>[1]

/** Draws an arrow, as one undo step. */
export function connect(ends: Ends): void {
  editPipeline((pipeline) => connected(pipeline, ends))
}

/** The pipeline with an arrow more; an input that takes one connection lets go of the one it had. */
export function connected(pipeline: Pipeline, ends: Ends): Pipeline {
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
}

function connectIfFitting(
  pipeline: Pipeline,
  source: string,
  target: string,
  port?: string,
): Pipeline {
  const type = (id: string) => pipeline.blocks.find((block) => block.id === id)?.type ?? ''
  const outputs = findBlock(type(source))?.outputs ?? []
  const from = outputs.find(({ id }) => id === port) ?? outputs[0]
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

/** To the right of it, or, where its row is full, at the beginning of the next. */
function besides(pipeline: Pipeline, { position }: Block): Position {
  const left = Math.min(...pipeline.blocks.map((block) => block.position.x))
  const isFull = position.x - left > (PER_ROW - 1.5) * STEP_X
  return shiftDown(
    pipeline,
    isFull ? { x: left, y: position.y + STEP_Y } : { x: position.x + STEP_X, y: position.y },
  )
}

function freePlace(pipeline: Pipeline): Position {
  if (pipeline.blocks.length === 0) return { x: 0, y: 0 }
  const left = Math.min(...pipeline.blocks.map(({ position }) => position.x))
  const bottom = Math.max(...pipeline.blocks.map(({ position }) => position.y))
  return { x: left, y: bottom + STEP_Y }
}

/** The place asked for, or the next one below it that no card takes. */
export function shiftDown(pipeline: Pipeline, place: Position): Position {
  const taken = pipeline.blocks.some(
    ({ position }) =>
      Math.abs(position.x - place.x) < STEP_X - 40 && Math.abs(position.y - place.y) < STEP_Y - 20,
  )
  return taken ? shiftDown(pipeline, { x: place.x, y: place.y + STEP_Y }) : place
}

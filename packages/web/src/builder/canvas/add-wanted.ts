import { addBlock, disconnect, findBlock, type Pipeline } from '@plainflow/core'
import { addBlockOf, connected, shiftDown } from '../shell/edit-actions.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { spreadNew } from '../state/place-blocks.ts'
import { selectBlock } from '../state/workspace-store.ts'
import type { Wanted } from './canvas-store.ts'
import { CARD } from './card-size.ts'

/** Adds a block where it is wanted and joins it, as one undo step. */
export function addWanted(type: string, { place, end, into }: Wanted): string {
  // Beside another block there is a way to find room already.
  if (!place) return addBlockOf(type, undefined, end)
  const pipeline = currentPipeline()
  const corner = { x: place.x - CARD.width / 2, y: place.y - CARD.height / 2 }
  const at = into === undefined ? shiftDown(pipeline, corner) : corner
  const added = addBlock(pipeline, type, at, Date.now())
  const ports = portsOf(type)
  const joined =
    into !== undefined
      ? spreadNew(pipeline, between(added.pipeline, added.id, ports, into))
      : end
        ? joinedTo(added.pipeline, added.id, ports, end)
        : added.pipeline
  editPipeline(() => joined)
  selectBlock(added.id)
  return added.id
}

interface Ports {
  readonly input: string | undefined
  readonly output: string | undefined
}

function portsOf(type: string): Ports {
  const definition = findBlock(type)
  return { input: definition?.inputs[0]?.id, output: definition?.outputs[0]?.id }
}

/** The arrow gives way to two, over the new block. */
function between(pipeline: Pipeline, id: string, ports: Ports, into: string): Pipeline {
  const arrow = pipeline.connections.find((connection) => connection.id === into)
  if (!arrow) return pipeline
  const { source, sourceHandle, target, targetHandle } = arrow
  const cut = disconnect(pipeline, into)
  const before = connected(cut, { source, sourceHandle, target: id, targetHandle: ports.input })
  return connected(before, { source: id, sourceHandle: ports.output, target, targetHandle })
}

function joinedTo(
  pipeline: Pipeline,
  id: string,
  { input, output }: Ports,
  { block, port, kind }: NonNullable<Wanted['end']>,
): Pipeline {
  return kind === 'source'
    ? connected(pipeline, { source: block, sourceHandle: port, target: id, targetHandle: input })
    : connected(pipeline, { source: id, sourceHandle: output, target: block, targetHandle: port })
}

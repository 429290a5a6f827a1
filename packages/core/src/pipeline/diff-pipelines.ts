import type { Pipeline } from './pipeline.ts'
import { sameJson } from '../words/same-json.ts'
import { scheduleIn } from './schedule.ts'

export interface PipelineDiff {
  readonly added: string[]
  readonly changed: string[]
  readonly removed: string[]
  readonly connectionsAdded: string[]
  readonly connectionsRemoved: string[]
}

/** What a proposal would do to the canvas. Moving a block is not a change of the pipeline. */
export function diffPipelines(before: Pipeline, after: Pipeline): PipelineDiff {
  const old = new Map(before.blocks.map((block) => [block.id, block]))
  const kept = new Set(after.blocks.map(({ id }) => id))
  const changed = after.blocks.filter((block) => {
    const was = old.get(block.id)
    return (
      was !== undefined &&
      !(
        was.type === block.type &&
        was.label === block.label &&
        sameJson(was.configuration, block.configuration) &&
        sameJson(scheduleIn(was), scheduleIn(block))
      )
    )
  })
  const connectionsBefore = new Set(before.connections.map(({ id }) => id))
  const connectionsAfter = new Set(after.connections.map(({ id }) => id))
  return {
    added: after.blocks.map(({ id }) => id).filter((id) => !old.has(id)),
    changed: changed.map(({ id }) => id),
    removed: before.blocks.map(({ id }) => id).filter((id) => !kept.has(id)),
    connectionsAdded: [...connectionsAfter].filter((id) => !connectionsBefore.has(id)),
    connectionsRemoved: [...connectionsBefore].filter((id) => !connectionsAfter.has(id)),
  }
}

import { findBlock } from '../blocks/registry.ts'
import { addBlock, configureBlock, connectBlocks, disconnect } from '../pipeline/edit.ts'
import { writeOpenPoints } from '../pipeline/open-points.ts'
import type { Block, Connection, Pipeline } from '../pipeline/pipeline.ts'
import { placeBlocks } from '../pipeline/place-blocks.ts'
import { writeSchedule } from '../pipeline/schedule.ts'
import type { AddStep, Plan, PlanInput } from '../sentence-to-plan/plan.ts'
import { chainPosition, makeRoom, positionBeside } from './place-block.ts'
import { removeBridged } from './remove-bridged.ts'

/** Carries a plan out on a pipeline: a new value, with new blocks placed and connected. */
export function planToPipeline(plan: Plan, pipeline: Pipeline, now: number): Pipeline {
  const original = new Set(pipeline.blocks.map(({ id }) => id))
  const added = new Map<number, string>()
  let result = pipeline
  for (const [index, step] of plan.steps.entries()) {
    if (step.kind === 'remove') result = removeBridged(result, step.block)
    if (step.kind === 'configure') {
      result = configureBlock(result, step.block, asConfiguration(step.configuration))
    }
    if (step.kind === 'add') {
      const put = putBlock(result, step, added, original, now)
      added.set(index, put.id)
      result = writeOpenPoints(put.pipeline, put.id, step.open ?? [])
    }
  }
  if (plan.schedule) result = writeSchedule(result, plan.schedule)
  // A chain stands in its row as specified; where rows come together, in rows of their own.
  return original.size === 0 && isBranched(result) ? placeBlocks(result) : result
}

function isBranched({ blocks, connections }: Pipeline): boolean {
  const fed = new Set(connections.map(({ target }) => target))
  return blocks.filter(({ id }) => !fed.has(id)).length > 1
}

function putBlock(
  pipeline: Pipeline,
  step: AddStep,
  added: ReadonlyMap<number, string>,
  original: ReadonlySet<string>,
  now: number,
): { readonly pipeline: Pipeline; readonly id: string } {
  const idOf = (input: PlanInput) => (input.kind === 'block' ? input.block : added.get(input.step))
  const upstream = step.input && idOf(step.input)
  const hasOutput = (findBlock(step.type)?.outputs.length ?? 0) > 0
  // Blocks that were there and took the upstream rows now take the new block's: it goes in between.
  const rerouted = pipeline.connections.filter(
    (connection) =>
      hasOutput &&
      connection.source === upstream &&
      original.has(connection.target) &&
      (connection.sourceHandle ?? null) === (step.input ? portOf(step.input) : null),
  )
  const followers = rerouted.map(({ target }) => target)
  const roomy = followers.length > 0 ? makeRoom(pipeline, followers) : pipeline
  const position =
    original.size === 0
      ? chainPosition(roomy.blocks.length)
      : positionBeside(roomy, upstream ?? null)
  const put = addBlock(roomy, step.type, position, now)
  let result = configureBlock(put.pipeline, put.id, asConfiguration(step.configuration))
  for (const connection of rerouted) result = reroute(result, connection, put.id)
  const sources = [step.input, ...(step.others ?? [])]
  const ports = findBlock(step.type)?.inputs ?? []
  for (const [index, from] of sources.entries()) {
    const source = from && idOf(from)
    if (source === undefined || source === null) continue
    // With one port there is nothing to tell apart; a port of many takes all the rest.
    const targetHandle = ports.length > 1 ? (ports[index] ?? ports.at(-1))?.id : undefined
    const sourceHandle = from && portOf(from)
    result = connectBlocks(result, { source, sourceHandle, target: put.id, targetHandle })
  }
  return { pipeline: result, id: put.id }
}

/** The output an arrow has to name: none where it is the first. */
function portOf(input: PlanInput): string | null {
  return (input.kind === 'step' && input.port) || null
}

/** Draws an arrow from elsewhere, in the place it had: its place may tell which port it means. */
function reroute(pipeline: Pipeline, connection: Connection, source: string): Pipeline {
  const { target, targetHandle } = connection
  const without = disconnect(pipeline, connection.id)
  const { connections } = connectBlocks(without, { source, target, targetHandle })
  const [drawn] = connections.slice(without.connections.length)
  const at = pipeline.connections.findIndex(({ id }) => id === connection.id)
  if (!drawn) return without
  return { ...pipeline, connections: without.connections.toSpliced(at, 0, drawn) }
}

function asConfiguration(value: unknown): Block['configuration'] {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

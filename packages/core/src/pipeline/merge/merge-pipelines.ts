import { parsePipeline } from '../parse-pipeline.ts'
import { type Block, type Connection, type Pipeline, PIPELINE_LIMITS } from '../pipeline.ts'
import { sameJson } from '../../words/same-json.ts'
import { mergeBlock } from './merge-block.ts'
import { choiceOf, type Choices, type MergeConflict } from './merge-conflict.ts'
import { mergeConnections } from './merge-connections.ts'

export interface MergedPipeline {
  readonly pipeline: Pipeline
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Two pipelines made from one base. What only one side changed stands; what both changed differently
 * is named, and goes by the choice made for it. Called again with the choices, it gives the result.
 */
export function mergePipelines(
  base: Pipeline,
  mine: Pipeline,
  theirs: Pipeline,
  choices: Choices = {},
): MergedPipeline {
  if (mine === theirs || sameJson(mine, theirs) || sameJson(base, theirs))
    return { pipeline: mine, conflicts: [] }
  if (sameJson(base, mine)) return { pipeline: theirs, conflicts: [] }
  if ([base, mine, theirs].some(hasSharedIds)) return wholesale(mine, theirs, choices)
  const conflicts: MergeConflict[] = []
  const report = (conflict: MergeConflict) => void conflicts.push(conflict)
  const { blocks, revived } = mergeBlocks(base, mine, theirs, choices, report)
  const pipeline = {
    ...mine,
    blocks,
    connections: mergeConnections(
      base.connections,
      revive(mine.connections, base.connections, revived),
      revive(theirs.connections, base.connections, revived),
      blocks,
      choices,
      report,
    ),
  }
  // Together they may be more than a pipeline holds.
  return fits(pipeline) ? { pipeline, conflicts } : wholesale(mine, theirs, choices)
}

function mergeBlocks(
  base: Pipeline,
  mine: Pipeline,
  theirs: Pipeline,
  choices: Choices,
  report: (conflict: MergeConflict) => void,
): { blocks: Block[]; revived: ReadonlySet<string> } {
  const [before, ours, others] = [base, mine, theirs].map(
    ({ blocks }) => new Map(blocks.map((block) => [block.id, block])),
  )
  const revived = new Set<string>()
  const merged = new Map<string, Block>()
  for (const id of new Set([...(ours?.keys() ?? []), ...(others?.keys() ?? [])])) {
    const [was, here, there] = [before?.get(id), ours?.get(id), others?.get(id)]
    if (here && there) merged.set(id, mergeBlock(was, here, there, choices, report))
    else {
      const left = here ?? there
      if (left && survives(left, was, here ? mine : theirs)) merged.set(id, left)
    }
  }
  return { blocks: inOrder([...merged.values()], base, mine, theirs), revived }

  /** There on one side only: new, or deleted on the other. */
  function survives(left: Block, was: Block | undefined, side: Pipeline): boolean {
    if (!was) return true
    if (isUnchanged(left, was) && !isNewlyConnected(left.id, base, side)) return false
    const id = `${left.id}/deleted`
    const kept = 'Kept, with its changes'
    report({
      id,
      kind: 'block',
      block: left.id,
      label: left.label,
      field: 'Deleted on one side, changed on the other',
      mine: side === mine ? kept : 'Deleted',
      theirs: side === mine ? 'Deleted' : kept,
    })
    const stays = (choiceOf(choices, id) === 'mine') === (side === mine)
    if (stays) revived.add(left.id)
    return stays
  }
}

/** Where it stands is not what it does. */
function isUnchanged(block: Block, was: Block): boolean {
  return sameJson({ ...block, position: was.position }, was)
}

function isNewlyConnected(id: string, base: Pipeline, side: Pipeline): boolean {
  const old = new Set(base.connections.map(ends))
  return side.connections.some(
    (connection) =>
      (connection.source === id || connection.target === id) && !old.has(ends(connection)),
  )
}

/** Arrows that went with a deleted block come back with it, where nothing took their place. */
function revive(
  connections: readonly Connection[],
  base: readonly Connection[],
  revived: ReadonlySet<string>,
): readonly Connection[] {
  const has = new Set(connections.map(ends))
  const filled = new Set(connections.map(inputOf))
  const back = base.filter(
    (connection) =>
      (revived.has(connection.source) || revived.has(connection.target)) &&
      !has.has(ends(connection)) &&
      !filled.has(inputOf(connection)),
  )
  return back.length === 0 ? connections : [...connections, ...back]
}

function ids({ blocks }: Pipeline): string[] {
  return blocks.map(({ id }) => id)
}

/** As mine has them, what theirs added behind; as theirs has them where mine kept the order. */
function inOrder(blocks: Block[], base: Pipeline, mine: Pipeline, theirs: Pipeline): Block[] {
  const order = sameJson(ids(base), ids(mine)) ? ids(theirs) : ids(mine)
  const place = new Map(order.map((id, index) => [id, index]))
  const at = ({ id }: Block) => place.get(id) ?? order.length
  return blocks.toSorted((one, two) => at(one) - at(two))
}

/** Far below the limits there is no need to read it as if it came from outside. */
function fits(pipeline: Pipeline): boolean {
  const { blocks, connections } = PIPELINE_LIMITS
  if (pipeline.blocks.length > blocks || pipeline.connections.length > connections) return false
  const isSmall = JSON.stringify(pipeline).length < PIPELINE_LIMITS.bytes / 2
  return isSmall || 'pipeline' in parsePipeline(pipeline)
}

function wholesale(mine: Pipeline, theirs: Pipeline, choices: Choices): MergedPipeline {
  const conflict: MergeConflict = {
    id: 'pipeline',
    kind: 'pipeline',
    block: null,
    label: 'The whole pipeline',
    field: 'Both sides together are no pipeline',
    mine: `${mine.blocks.length} blocks, ${mine.connections.length} connections`,
    theirs: `${theirs.blocks.length} blocks, ${theirs.connections.length} connections`,
  }
  const pipeline = choiceOf(choices, conflict.id) === 'mine' ? mine : theirs
  return { pipeline, conflicts: [conflict] }
}

/** A file written by hand may hold one id twice; such blocks cannot be told apart. */
function hasSharedIds({ blocks }: Pipeline): boolean {
  return new Set(blocks.map(({ id }) => id)).size < blocks.length
}

function ends({ source, sourceHandle, target, targetHandle }: Connection): string {
  return JSON.stringify([source, sourceHandle ?? null, target, targetHandle ?? null])
}

function inputOf({ target, targetHandle }: Connection): string {
  return JSON.stringify([target, targetHandle ?? null])
}

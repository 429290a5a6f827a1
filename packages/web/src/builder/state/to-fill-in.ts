import { type Block, type Diagnostic, findBlock, type Pipeline, sameJson } from '@plainflow/core'

/**
 * Blocks that are as they were dropped and lack something. That is no mistake of anybody's: it becomes
 * one when the block has been configured otherwise, or somebody has tried to run it.
 */
export function toFillIn(
  { blocks }: Pipeline,
  byBlock: ReadonlyMap<string, readonly Diagnostic[]>,
  ran: Pipeline | null,
): ReadonlySet<string> {
  const tried = new Set(ran?.blocks.map(({ id }) => id))
  const lacking = blocks.filter(({ id }) =>
    byBlock.get(id)?.some(({ severity }) => severity === 'error'),
  )
  return new Set(
    lacking.filter((block) => !tried.has(block.id) && isAsDropped(block)).map(({ id }) => id),
  )
}

function isAsDropped({ type, configuration }: Block): boolean {
  const definition = findBlock(type)
  return definition !== undefined && sameJson(configuration, definition.initial)
}

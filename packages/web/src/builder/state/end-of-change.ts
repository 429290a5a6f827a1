import { comparedEnds, type Pipeline } from '@plainflow/core'

/**
 * Where a change is looked at once it is accepted: the end of the pipeline that it shows at, which is
 * seldom the block that was put in.
 */
export function endOfChange(before: Pipeline, after: Pipeline): string | undefined {
  return comparedEnds(before, after).at(-1)?.block ?? after.blocks.at(-1)?.id
}

import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from './pipeline.ts'
import { walkPipeline } from './walk-pipeline.ts'
import { likelyKeys } from '../tables/relate/likely-keys.ts'
import type { LikelyKey } from '../tables/relate/likely-keys.ts'

const MOST = 3

/** By which columns the rows that arrive at a block's first two inputs belong together, the likeliest first. */
export function keysAt(
  pipeline: Pipeline,
  blockId: string,
  catalogue: Catalogue,
): readonly Pick<LikelyKey, 'left' | 'right'>[] {
  const [left = [], right = []] = walkPipeline(pipeline, catalogue).arriving.get(blockId) ?? []
  return likelyKeys(left, right, catalogue.datasets)
    .slice(0, MOST)
    .map((key) => ({ left: key.left, right: key.right }))
}

import type { Given } from '../blocks/block.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import { sayBlock } from './describe-block.ts'

/** What was said of what a block is given: the same object means the same block and the same inputs. */
const said = new WeakMap<Given, string>()

/** The sentence of every block, by its id, from one walk of them all. */
export function describeBlocks(
  pipeline: Pipeline,
  catalogue: Catalogue,
): ReadonlyMap<string, string> {
  const walk = walkPipeline(pipeline, catalogue)
  return new Map(
    pipeline.blocks.map((block) => {
      const given = walk.walked.get(block.id)?.given
      const sentence = (given && said.get(given)) ?? sayBlock(block, walk, catalogue)
      if (given) said.set(given, sentence)
      return [block.id, sentence]
    }),
  )
}

import { type Model, MOST_MODEL_BYTES, type TreeNode } from '@plainflow/core'
import { UntrainableRows } from '../../untrainable-rows.ts'

/** Whoever applies a model reads it as a whole, and prints each of its nodes. */
const MOST_NODES = 200_000

export function refuseLarge({ scorer }: Pick<Model, 'scorer'>, bytes: number): void {
  if (scorer.kind === 'trees') {
    const trees = scorer.scores.flatMap((each) => each.trees)
    const nodes = trees.reduce((sum, tree) => sum + nodesOf(tree), 0)
    if (nodes > MOST_NODES)
      throw new UntrainableRows(
        `The model has ${nodes.toLocaleString('en')} nodes in its trees, and at most ${MOST_NODES.toLocaleString('en')} can be applied: train fewer trees, or less deep ones`,
      )
  }
  if (bytes > MOST_MODEL_BYTES)
    throw new UntrainableRows(
      `The model takes ${Math.ceil(bytes / 1e6)} MB, and at most ${MOST_MODEL_BYTES / 1e6} MB can be applied: fewer columns to learn from, fewer trees or less deep ones might help`,
    )
}

function nodesOf(node: TreeNode): number {
  return 'leaf' in node ? 1 : 1 + nodesOf(node.yes) + nodesOf(node.no)
}

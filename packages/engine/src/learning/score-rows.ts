import type {
  ClusterScorer,
  LinearScorer,
  NetworkScorer,
  Scorer,
  TreeScorer,
} from '@plainflow/core'
import type { FeatureColumn } from './feature-table.ts'
import { flattenTrees } from './trees/flatten-trees.ts'

/** So many rows are looked at before the next tree is: they stay in the processor's cache. */
const BLOCK = 1024

/**
 * The scores of rows, one array for each score, in sums of the same order as the printed model has; of
 * clusters the distances. What the trainer judges a model by, and what scores models too large to print.
 */
export function scoreRows(
  scorer: Scorer,
  columns: readonly FeatureColumn[],
  rows: ArrayLike<number>,
): readonly Float64Array[] {
  const score = scorers(scorer)
  const scores = Array.from({ length: score.count }, () => new Float64Array(rows.length))
  const block = new Float64Array(BLOCK * columns.length)
  for (let from = 0; from < rows.length; from += BLOCK) {
    const count = Math.min(BLOCK, rows.length - from)
    for (let place = 0; place < columns.length; place += 1) {
      const column = columns[place]!
      for (let at = 0; at < count; at += 1)
        block[at * columns.length + place] = column[rows[from + at]!]!
    }
    score.add(block, columns.length, count, scores, from)
  }
  return scores
}

interface BlockScorer {
  readonly count: number
  /** Of a block of rows, row-major. */
  add(
    block: Float64Array,
    width: number,
    count: number,
    scores: readonly Float64Array[],
    from: number,
  ): void
}

function scorers(scorer: Scorer): BlockScorer {
  switch (scorer.kind) {
    case 'linear':
      return lines(scorer)
    case 'trees':
      return trees(scorer)
    case 'network':
      return network(scorer)
    case 'clusters':
      return clusters(scorer)
  }
}

function lines({ scores: own }: LinearScorer): BlockScorer {
  const weights = own.map((each) => Float64Array.from(each.weights))
  return {
    count: own.length,
    add(block, width, count, scores, from) {
      for (const [place, { intercept }] of own.entries()) {
        const weight = weights[place]!
        for (let at = 0; at < count; at += 1) {
          let sum = intercept
          for (let feature = 0; feature < width; feature += 1)
            sum += weight[feature]! * block[at * width + feature]!
          scores[place]![from + at] = sum
        }
      }
    },
  }
}

function trees(scorer: TreeScorer): BlockScorer {
  const flat = scorer.scores.map((each) => flattenTrees(each.trees))
  const sums = new Float64Array(BLOCK)
  return {
    count: flat.length,
    add(block, width, count, scores, from) {
      for (const [place, forest] of flat.entries()) {
        sums.fill(0)
        for (const root of forest.roots)
          for (let at = 0; at < count; at += 1)
            sums[at] = sums[at]! + forest.leaf(root, block, at * width)
        const { base } = scorer.scores[place]!
        for (let at = 0; at < count; at += 1)
          scores[place]![from + at] = base + sums[at]! * scorer.step
      }
    },
  }
}

function network({ layers }: NetworkScorer): BlockScorer {
  const own = layers.map((layer) =>
    layer.map(({ intercept, weights }) => ({ intercept, weights: Float64Array.from(weights) })),
  )
  const last = own.length - 1
  return {
    count: own[last]!.length,
    add(block, width, count, scores, from) {
      for (let at = 0; at < count; at += 1) {
        let values = block.subarray(at * width, (at + 1) * width)
        for (const [place, layer] of own.entries()) {
          const next = new Float64Array(layer.length)
          for (let neuron = 0; neuron < layer.length; neuron += 1) {
            const { intercept, weights } = layer[neuron]!
            let sum = intercept
            for (let input = 0; input < weights.length; input += 1)
              sum += weights[input]! * values[input]!
            next[neuron] = place === last || sum > 0 ? sum : 0
          }
          values = next
        }
        for (let place = 0; place < values.length; place += 1)
          scores[place]![from + at] = values[place]!
      }
    },
  }
}

function clusters({ weights, centres }: ClusterScorer): BlockScorer {
  return {
    count: centres.length,
    add(block, width, count, scores, from) {
      for (const [place, centre] of centres.entries())
        for (let at = 0; at < count; at += 1) {
          let sum = 0
          for (let feature = 0; feature < width; feature += 1) {
            const off = block[at * width + feature]! - centre[feature]!
            sum += weights[feature]! * (off * off)
          }
          scores[place]![from + at] = sum
        }
    },
  }
}

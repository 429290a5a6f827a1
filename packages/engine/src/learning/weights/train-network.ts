import type { NetworkScorer } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { seededRandom, shuffle } from '../seeded-random.ts'
import { Layers } from './network-layers.ts'
import { standardise, unscaled } from './standardise.ts'

export interface NetworkOptions {
  readonly epochs: number
  readonly rate: number
  readonly seed: number
  readonly weights: Float64Array
  readonly isClassification: boolean
  readonly onEpoch: (epoch: number, loss: number) => void
}

const HIDDEN = [32, 16]
/** Few rows need small steps to have enough of them. */
const FEW_ROWS = 10_000
const [SMALL_BATCH, LARGE_BATCH] = [32, 256]

export interface TrainedNetwork {
  readonly scorer: NetworkScorer
  /** By feature: the sizes of its weights in the first layer. */
  readonly gains: Float64Array
}

/** Two layers of cut-off sums, learned by Adam on small batches in an order of chance. */
export function trainNetwork(table: FeatureTable, options: NetworkOptions): TrainedNetwork {
  const { columns, rows, ...scales } = standardise(table)
  const width = columns.length
  const outputs = options.isClassification && table.labels.length > 2 ? table.labels.length : 1
  const random = seededRandom(options.seed)
  const layers = new Layers([width, ...HIDDEN, outputs], random)
  const answer = answers(table, rows, options)
  const batch = rows.length < FEW_ROWS ? SMALL_BATCH : LARGE_BATCH
  const order = Int32Array.from(rows, (_, at) => at)
  const total = options.epochs * Math.ceil(rows.length / batch)
  const row = new Float64Array(width)
  let steps = 0
  for (let epoch = 1; epoch <= options.epochs; epoch += 1) {
    shuffle(order, random)
    let loss = 0
    for (let from = 0; from < rows.length; from += batch) {
      const to = Math.min(rows.length, from + batch)
      for (let at = from; at < to; at += 1) {
        const place = order[at]!
        for (let feature = 0; feature < width; feature += 1)
          row[feature] = columns[feature]![place]!
        loss += layers.learn(row, answer.targets[place]!, answer.weights[place]!, answer.kind)
      }
      steps += 1
      // Steps become smaller towards the end, where large ones would only jump about.
      const rate = options.rate * Math.min(1, 0.05 + 4 * (1 - steps / total))
      layers.step(rate, to - from)
    }
    options.onEpoch(epoch, loss / rows.length)
  }
  return { scorer: scorerOf(layers, scales, answer), gains: layers.reach() }
}

interface Answers {
  readonly kind: 'number' | 'logistic' | 'softmax'
  readonly targets: Float64Array
  readonly weights: Float64Array
  readonly mean: number
  readonly deviation: number
}

function answers(table: FeatureTable, rows: Int32Array, options: NetworkOptions): Answers {
  const given = Float64Array.from(rows, (row) => table.target![row]!)
  const weights = Float64Array.from(rows, (row) => options.weights[row]!)
  if (options.isClassification) {
    const kind = table.labels.length > 2 ? 'softmax' : 'logistic'
    return { kind, targets: given, weights, mean: 0, deviation: 1 }
  }
  const mean = given.reduce((sum, value) => sum + value, 0) / given.length
  const spread = given.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  const deviation = Math.sqrt(spread / given.length) || 1
  const targets = given.map((value) => (value - mean) / deviation)
  return { kind: 'number', targets, weights, mean, deviation }
}

/** What scaled the features goes into the first layer, what scaled the target into the last. */
function scorerOf(
  layers: Layers,
  scales: Parameters<typeof unscaled>[0],
  { mean, deviation }: Answers,
): NetworkScorer {
  const last = layers.count - 1
  return {
    kind: 'network',
    layers: Array.from({ length: layers.count }, (_, layer) =>
      layers.neurons(layer).map(({ intercept, weights }) => {
        const own = layer === 0 ? unscaled(scales, intercept, weights) : { intercept, weights }
        if (layer !== last) return own
        return {
          intercept: own.intercept * deviation + mean,
          weights: own.weights.map((weight) => weight * deviation),
        }
      }),
    ),
  }
}

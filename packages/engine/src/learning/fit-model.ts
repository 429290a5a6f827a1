import type { Algorithm, Chance, Scorer, Settings, Training } from '@plainflow/core'
import type { FeatureTable } from './feature-table.ts'
import { type Bins, binColumns } from './trees/bin-columns.ts'
import { trainBoosting } from './trees/train-boosting.ts'
import { trainForest } from './trees/train-forest.ts'
import { trainClusters } from './weights/train-clusters.ts'
import { trainLinear } from './weights/train-linear.ts'
import { trainLogistic } from './weights/train-logistic.ts'
import { trainNetwork } from './weights/train-network.ts'
import { trainSoftmax } from './weights/train-softmax.ts'

export interface Fit {
  readonly scorer: Scorer
  readonly chance: Chance | null
  /** By feature; what one means beside the others only. */
  readonly gains: Float64Array
  readonly learning: readonly LearningPoint[]
}

export interface LearningPoint {
  readonly round: number
  readonly train: number
  readonly test: number | null
}

export interface FitOptions {
  readonly training: Training
  /** Whoever fits several times on the same rows bins them once. */
  readonly bins?: Bins | undefined
  readonly hasCurve: boolean
  readonly onShare: (share: number) => void
}

type Fitting = FitOptions & { readonly table: FeatureTable; readonly weights: Float64Array }

/** Trains on the train rows of a table, with settings that are complete. */
export function fitModel(table: FeatureTable, options: FitOptions): Fit {
  const weights = rowWeights(table, options.training)
  return FITTERS[options.training.algorithm]({ ...options, table, weights })
}

const FITTERS: Record<Algorithm, (fitting: Fitting) => Fit> = {
  linear_regression({ table, training, weights, onShare }) {
    if (training.task !== 'classification')
      return { ...trainLinear(table), chance: null, learning: [] }
    const isTwo = table.labels.length <= 2
    const lines = isTwo ? trainLogistic(table, weights) : trainSoftmax(table, weights, onShare)
    return { ...lines, chance: 'logistic', learning: [] }
  },
  decision_tree: (fitting) => forest(fitting, false),
  random_forest: (fitting) => forest(fitting, true),
  gradient_boosting({ table, training, weights, hasCurve, onShare, ...options }) {
    const { trees, depth, rate } = complete(training.settings)
    const learning: LearningPoint[] = []
    const isClassification = training.task === 'classification'
    const trained = trainBoosting(table, options.bins ?? binColumns(table), {
      trees,
      depth,
      rate,
      weights,
      isClassification,
      hasCurve,
      onRound(round, losses) {
        if (losses) learning.push({ round, ...losses })
        onShare(round / trees)
      },
    })
    return { ...trained, chance: isClassification ? 'logistic' : null, learning }
  },
  neural_network({ table, training, weights, hasCurve, onShare }) {
    const { epochs, rate } = complete(training.settings)
    const learning: LearningPoint[] = []
    const isClassification = training.task === 'classification'
    const trained = trainNetwork(table, {
      epochs,
      rate,
      seed: training.seed,
      weights,
      isClassification,
      onEpoch(round, train) {
        if (hasCurve) learning.push({ round, train, test: null })
        onShare(round / epochs)
      },
    })
    return { ...trained, chance: isClassification ? 'logistic' : null, learning }
  },
  clustering({ table, training, onShare }) {
    const { clusters } = complete(training.settings)
    const trained = trainClusters(table, { clusters, seed: training.seed, onRound: onShare })
    return { ...trained, chance: null, learning: [] }
  },
}

function forest({ table, training, weights, bins, onShare }: Fitting, isDrawn: boolean): Fit {
  const { trees, depth } = complete(training.settings)
  const count = isDrawn ? trees : 1
  const isClassification = training.task === 'classification'
  const trained = trainForest(table, bins ?? binColumns(table), {
    trees: count,
    depth,
    seed: training.seed,
    weights,
    isClassification,
    isDrawn,
    onTree: (tree) => onShare(tree / count),
  })
  return { ...trained, chance: isClassification ? 'share' : null, learning: [] }
}

/** `chooseSettings` has seen to it that what an algorithm needs is there. */
function complete(settings: Settings): Required<Settings> {
  return {
    trees: 1,
    depth: 1,
    rate: 1,
    clusters: 1,
    epochs: 1,
    balanced: false,
    folds: 0,
    ...settings,
  }
}

/** By row; where labels are to count alike, those of rare ones more. */
function rowWeights({ target, trainRows, labels, count }: FeatureTable, training: Training) {
  const weights = new Float64Array(count).fill(1)
  if (!training.settings.balanced || training.task !== 'classification' || !target) return weights
  const found = new Float64Array(labels.length)
  for (const row of trainRows) found[target[row]!] = found[target[row]!]! + 1
  for (const row of trainRows)
    weights[row] = trainRows.length / (labels.length * found[target[row]!]!)
  return weights
}

import type { Algorithm, Settings, Training } from '@plainflow/core'
import type { FeatureTable } from './feature-table.ts'
import { chooseClusters } from './weights/choose-clusters.ts'

/** What is fit for so many rows; whatever was set by somebody stays as it is. */
export function chooseSettings(table: FeatureTable, training: Training): Settings {
  const chosen = CHOSEN[training.algorithm](table, training)
  const { balanced, folds } = training.settings
  const known = Object.keys(chosen).map((name) => {
    // The names of its own settings, all of which a training may set.
    const key = name as keyof Settings
    return [key, training.settings[key] ?? chosen[key]]
  })
  return {
    ...Object.fromEntries(known),
    ...(training.task === 'classification' ? { balanced: balanced ?? false } : {}),
    ...(training.task === 'clustering' ? {} : { folds: folds ?? 0 }),
  }
}

const CHOSEN: Record<Algorithm, (table: FeatureTable, training: Training) => Settings> = {
  linear_regression: () => ({}),
  decision_tree: ({ trainRows }) => ({ depth: trainRows.length < 1000 ? 5 : 8 }),
  random_forest(table, { settings }) {
    const trees = settings.trees ?? 30
    const depth = [8, 7, 6, 5].find((each) => nodesOf(trees, each, table) <= MOST_NODES) ?? 4
    return { trees: fittingTrees(trees, depth, table), depth }
  },
  gradient_boosting(table) {
    const isSmall = table.trainRows.length < 1000
    const depth = isSmall ? 3 : 4
    return { trees: fittingTrees(100, depth, table), depth, rate: isSmall ? 0.1 : 0.2 }
  },
  neural_network: ({ trainRows }) => ({ epochs: epochsFor(trainRows.length), rate: 0.003 }),
  clustering: (table, { settings, seed }) => ({
    clusters: settings.clusters ?? chooseClusters(table, seed),
  }),
}

/** A model is printed as expressions: a larger one takes a server longer than a request may block it. */
const MOST_NODES = 24_000

function fittingTrees(wanted: number, depth: number, table: FeatureTable): number {
  return Math.max(1, Math.min(wanted, Math.floor(MOST_NODES / nodesOf(1, depth, table))))
}

/** Of trees that are full; of more than two labels each has trees of its own. */
function nodesOf(trees: number, depth: number, { labels }: FeatureTable): number {
  return trees * (labels.length > 2 ? labels.length : 1) * (2 ** (depth + 1) - 1)
}

/** So many rows are looked at in all, but none more often than this. */
const [LOOKS, MOST_EPOCHS, LEAST_EPOCHS] = [100_000, 100, 5]

function epochsFor(rows: number): number {
  return Math.min(MOST_EPOCHS, Math.max(LEAST_EPOCHS, Math.round(LOOKS / rows)))
}

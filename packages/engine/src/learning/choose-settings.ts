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
  random_forest: () => ({ trees: 30, depth: 10 }),
  gradient_boosting({ trainRows, labels }) {
    const isSmall = trainRows.length < 1000
    return {
      // Each label has trees of its own.
      trees: labels.length > 10 ? Math.max(20, Math.floor(1000 / labels.length)) : 100,
      depth: isSmall ? 3 : 4,
      rate: isSmall ? 0.1 : 0.2,
    }
  },
  neural_network: ({ trainRows }) => ({ epochs: epochsFor(trainRows.length), rate: 0.003 }),
  clustering: (table, { settings, seed }) => ({
    clusters: settings.clusters ?? chooseClusters(table, seed),
  }),
}

/** So many rows are looked at in all, but none more often than this. */
const [LOOKS, MOST_EPOCHS, LEAST_EPOCHS] = [100_000, 100, 5]

function epochsFor(rows: number): number {
  return Math.min(MOST_EPOCHS, Math.max(LEAST_EPOCHS, Math.round(LOOKS / rows)))
}

import type { FeatureTable } from '../feature-table.ts'
import { nearestClusters } from '../predictions.ts'
import { scoreRows } from '../score-rows.ts'
import { silhouette } from '../evaluate/silhouette.ts'
import { trainClusters } from './train-clusters.ts'

const [FEWEST, MOST] = [2, 8]
/** Clusters that are there show in so many rows. */
const MOST_ROWS = 5000

/** How many clusters are furthest apart. */
export function chooseClusters(table: FeatureTable, seed: number): number {
  const step = Math.max(1, Math.ceil(table.trainRows.length / MOST_ROWS))
  const trainRows = table.trainRows.filter((_, at) => at % step === 0)
  let best = { clusters: FEWEST, value: -Infinity }
  for (let clusters = FEWEST; clusters <= Math.min(MOST, trainRows.length - 1); clusters += 1) {
    const options = { clusters, seed, onRound: () => {} }
    const { scorer } = trainClusters({ ...table, trainRows }, options)
    const found = nearestClusters(scoreRows(scorer, table.columns, trainRows))
    const value = silhouette(scorer, table.columns, trainRows, found) ?? -1
    // A hair's breadth is no reason for more of them.
    if (value > best.value + 0.005) best = { clusters, value }
  }
  return best.clusters
}

import type { Cell, ModelCharts, ClusterScorer } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { nearestClusters } from '../predictions.ts'
import { scoreRows } from '../score-rows.ts'

/** By cluster how many rows it has and what a row in its middle is like: means, and the most frequent values. */
export function clusterCharts(
  { features, columns, trainRows }: FeatureTable,
  scorer: ClusterScorer,
): NonNullable<ModelCharts['clusters']> {
  const nearest = nearestClusters(scoreRows(scorer, columns, trainRows))
  return scorer.centres.map((_, cluster) => {
    const own = trainRows.filter((__, at) => nearest[at] === cluster)
    const mean = (place: number) =>
      own.reduce((sum, row) => sum + columns[place]![row]!, 0) / Math.max(1, own.length)
    const centre: Record<string, Cell> = {}
    const best = new Map<string, number>()
    for (const [place, feature] of features.entries()) {
      const { column } = feature
      const value = mean(place)
      if (feature.kind === 'number' || feature.kind === 'flag')
        centre[column] = Number(value.toPrecision(6))
      if (feature.kind === 'date' && feature.part === 'days') centre[column] = dayOf(value)
      if (feature.kind !== 'is' || value <= (best.get(column) ?? 0)) continue
      best.set(column, value)
      centre[column] = feature.value
    }
    return { cluster, rows: own.length, centre }
  })
}

function dayOf(days: number): string {
  return new Date(Math.round(days) * 86_400_000).toISOString().slice(0, 10)
}

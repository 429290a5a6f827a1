import type { Training, LearningFinding } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { type Bins, binColumns } from '../trees/bin-columns.ts'
import { trainForest } from '../trees/train-forest.ts'
import { measure } from './evaluate-model.ts'

/** What hardly any column that is known beforehand reaches alone; among several labels one that is told is not all. */
const [TELLS_NUMBER, TELLS_TWO, TELLS_MORE] = [0.98, 0.98, 0.995]
/** A column that tells all tells it in so many rows. */
const MOST_ROWS = 20_000
const DEPTH = 6

/** The columns that tell the target alone: what was written down after it is no help beforehand. */
export function tellingColumns(
  table: FeatureTable,
  training: Training,
  known: Bins | undefined,
): readonly LearningFinding[] {
  const bins = known ?? binColumns(table)
  const names = [...new Set(table.features.map(({ column }) => column))]
  const isClassification = training.task === 'classification'
  const tells = isClassification ? (table.labels.length > 2 ? TELLS_MORE : TELLS_TWO) : TELLS_NUMBER
  const step = Math.max(1, Math.ceil(table.trainRows.length / MOST_ROWS))
  return names.flatMap((column): readonly LearningFinding[] => {
    const places = table.features.flatMap((each, place) => (each.column === column ? [place] : []))
    const own: FeatureTable = {
      ...table,
      features: places.map((place) => table.features[place]!),
      columns: places.map((place) => table.columns[place]!),
      trainRows: table.trainRows.filter((_, at) => at % step === 0),
    }
    const ownBins = {
      columns: places.map((place) => bins.columns[place]!),
      cuts: places.map((place) => bins.cuts[place]!),
      sizes: places.map((place) => bins.sizes[place]!),
    }
    const { scorer } = trainForest(own, ownBins, {
      trees: 1,
      depth: DEPTH,
      seed: training.seed,
      weights: new Float64Array(table.count).fill(1),
      isClassification,
      isDrawn: false,
      onTree: () => {},
    })
    const fit = { scorer, chance: isClassification ? ('share' as const) : null }
    const { auc, r2 } = measure(own, training, fit, own.testRows)
    const alone = (isClassification ? auc : r2) ?? 0
    return alone > tells ? [{ kind: 'leak', columns: [column], evidence: { alone } }] : []
  })
}

import type { Finding } from '../../learning/evaluation.ts'
import type { Training } from '../../learning/training.ts'
import { sayColumns } from '../../learning/training-words.ts'
import { configuration as schema, type MlTrainConfiguration } from './config.ts'

/** What a click does about something that was found of a model. */
export interface TrainingMend {
  /** As an order: `Leave out refund_date`. */
  readonly title: string
  readonly configuration: MlTrainConfiguration
}

/**
 * A training set so that what was found is dealt with the next time, of the block as it is configured now;
 * null where nothing it can be set to would help.
 */
export function mendTraining(
  finding: Finding,
  training: Training,
  configured: unknown,
): TrainingMend | null {
  const parsed = schema.safeParse(configured)
  if (!parsed.success) return null
  const mend = mendOf(finding, training, parsed.data.mlModel)
  if (!mend) return null
  const { title, ...change } = mend
  return {
    title,
    configuration: { ...parsed.data, mlModel: { ...parsed.data.mlModel, ...change.set } },
  }
}

type Options = MlTrainConfiguration['mlModel']
type Mend = { readonly title: string; readonly set: Partial<Options> } | null

function mendOf({ kind, columns }: Finding, training: Training, set: Options): Mend {
  switch (kind) {
    case 'leak':
      return leaveOut(columns, training, set)
    case 'collinear':
      return leaveOut(columns.slice(1), training, set)
    case 'shared_keys': {
      if (set.splitBy === 'group' || columns.length === 0) return null
      const title = `Split by ${sayColumns(columns)}`
      return { title, set: { splitBy: 'group', splitColumns: [...columns] } }
    }
    case 'imbalance':
      if (set.balanced) return null
      return { title: 'Let rare labels count as much', set: { balanced: true } }
    case 'few_rows':
      if (set.folds) return null
      return { title: 'Cross-validate over 5 folds', set: { folds: 5 } }
    case 'overfitting':
      return simpler(training)
    case 'constant':
    case 'identifier':
    case 'no_signal':
    case 'unseen_label':
    case 'weak_clusters':
      return null
  }
}

/**
 * Left out of what the block is set to learn from: what an earlier mend has left out since the run was
 * learned from in it.
 */
function leaveOut(
  columns: readonly string[],
  { features }: Training,
  { featureColumns }: Options,
): Mend {
  const now = featureColumns.length > 0 ? featureColumns : features.map(({ name }) => name)
  const left = now.filter((name) => !columns.includes(name))
  if (left.length === 0 || left.length === now.length) return null
  return { title: `Leave out ${sayColumns(columns)}`, set: { featureColumns: left } }
}

function simpler({ settings: { depth, epochs } }: Training): Mend {
  if (depth !== undefined && depth > 2)
    return { title: `Make it simpler: ${depth - 1} deep`, set: { depth: depth - 1 } }
  if (epochs === undefined || epochs < 2) return null
  const fewer = Math.floor(epochs / 2)
  return { title: `Learn for ${fewer} rounds`, set: { epochs: fewer } }
}

import type { Label, Model } from '../learning/model.ts'
import type { ModelSummary } from '../learning/summarize-model.ts'
import type { ColumnType } from '../relation/column.ts'
import type { CatalogueModel } from './catalogue.ts'

export interface StoredModel {
  readonly id: string
  /** As its file is called. */
  readonly name: string
  readonly version: number
  readonly pipelineId?: string
  readonly pipelineName?: string
  readonly summary: Pick<ModelSummary, 'task' | 'target' | 'features' | 'labels'>
  readonly model?: Model
}

/** A stored model as pipelines are checked with it. */
export function knownModel(stored: StoredModel): CatalogueModel {
  const { id, name, version, summary, model, pipelineId, pipelineName = '' } = stored
  const { task, target, features, labels } = summary
  return {
    id,
    name: name.replace(/\.json$/i, ''),
    version,
    ...(pipelineId === undefined ? {} : { pipeline: { id: pipelineId, name: pipelineName } }),
    task,
    target: target === null ? null : { name: target, type: predictedType(task, labels) },
    labels,
    features,
    ...(model ? { model } : {}),
  }
}

/** Labels are stored as they stand in the data. */
function predictedType(task: ModelSummary['task'], [label]: readonly Label[]): ColumnType {
  if (task === 'regression') return 'number'
  if (task === 'clustering' || typeof label === 'number') return 'integer'
  return typeof label === 'boolean' ? 'boolean' : 'text'
}

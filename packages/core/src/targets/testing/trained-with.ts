import { findBlock } from '../../blocks/registry.ts'
import type { Model } from '../../learning/model.ts'
import { yesNoModel } from '../../learning/small-models.ts'
import { compilePipeline } from '../../pipeline/compile-pipeline.ts'
import { addBlock, configureBlock, connectBlocks, relabelBlock } from '../../pipeline/edit.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'

const COLUMNS = [
  { name: 'id', type: 'integer' },
  { name: 'x', type: 'number' },
  { name: 'y', type: 'text' },
] as const
const dataset = { id: 'rows', name: 'rows', filename: 'rows.csv', columns: COLUMNS }
export const sources = { rows: { path: 'rows.csv', format: 'csv' } } as const

/** A program with a model whose figure is this one, and what its block is called. */
export function trainedWith(auc: number | null, label?: string) {
  let pipeline = EMPTY_PIPELINE
  const add = (type: string, configuration: unknown) => {
    const added = addBlock(pipeline, type, { x: 0, y: 0 }, 1)
    pipeline = configureBlock(added.pipeline, added.id, Object.assign({}, configuration))
    return added.id
  }
  const source = add('load_csv', findBlock('load_csv')?.reads?.(dataset))
  const trainer = add('ml_train', {
    parameters: { algorithm: 'linear_regression' },
    mlModel: {
      type: 'linear_regression',
      targetColumn: 'y',
      featureColumns: ['x'],
      testSplit: 0.2,
      splitBy: 'group',
      splitColumns: ['id'],
    },
  })
  pipeline = connectBlocks(pipeline, { source, target: trainer })
  if (label !== undefined) pipeline = relabelBlock(pipeline, trainer, label)
  const model: Model = {
    ...yesNoModel,
    training: {
      ...yesNoModel.training,
      split: { by: 'key', columns: [{ name: 'id', type: 'integer' }], share: 0.2 },
    },
    evaluation: {
      ...yesNoModel.evaluation,
      metrics: [{ name: 'auc', train: 1, test: auc, baseline: 0.5 }],
    },
  }
  const compiled = compilePipeline(pipeline, { datasets: [dataset], trained: { [trainer]: model } })
  if ('diagnostics' in compiled) throw new Error(JSON.stringify(compiled.diagnostics))
  return { pipeline, program: compiled.program }
}

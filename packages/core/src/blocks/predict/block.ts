import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, openers } from './describe.ts'

export const block = defineBlock({
  type: 'predict',
  label: 'Predict',
  description: 'Apply a trained model',
  category: 'learn',
  icon: 'sparkles',
  hue: 'violet',
  badge: 'Ready',
  subLabel: 'ML model',
  inputs: [
    { id: 'in', label: 'Rows' },
    { id: 'model', label: 'Model', carries: 'model', isOptional: true },
  ],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  applies: ({ parameters }) => parameters.model,
  describe,
  openers,
})

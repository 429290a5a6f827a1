import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { learns } from './learning.ts'
import { describe, openers } from './describe.ts'

export const block = defineBlock({
  type: 'ml_train',
  label: 'ML Train',
  description: 'Train machine learning models',
  category: 'learn',
  icon: 'brain-circuit',
  hue: 'violet',
  badge: 'Ready',
  subLabel: 'ML model',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [
    { id: 'out', label: 'Predictions' },
    { id: 'metrics', label: 'Metrics', words: ['metrics', 'figures'] },
    {
      id: 'importance',
      label: 'Importance',
      words: ['importance', 'important columns', 'drivers'],
    },
    { id: 'model', label: 'Model', words: ['model', 'trained model'], carries: 'model' },
  ],
  configuration,
  initial,
  form,
  columns,
  learns,
  describe,
  openers,
})

import { defineBlock } from '../block.ts'
import { unavailableReason } from '../unavailable.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { lower } from './lower.ts'
import { outside } from './outside.ts'
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
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  lower,
  describe,
  openers,
  unavailable: unavailableReason(outside),
})

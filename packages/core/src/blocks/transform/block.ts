import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'transform',
  label: 'Transform',
  description: 'Calculate new columns',
  category: 'shape',
  icon: 'calculator',
  hue: 'amber',
  badge: 'Ready',
  subLabel: 'Calculate',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  examples,
})

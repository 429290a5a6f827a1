import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'clean',
  label: 'Clean',
  description: 'Clean up missing, untidy and repeated values',
  category: 'shape',
  icon: 'eraser',
  hue: 'emerald',
  badge: 'Ready',
  subLabel: 'Block',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  examples,
  tidies: true,
})

import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'select',
  label: 'Select Columns',
  description: 'Choose, rename, reorder and convert columns',
  category: 'shape',
  icon: 'columns-3',
  hue: 'sky',
  badge: 'Ready',
  subLabel: 'Columns',
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

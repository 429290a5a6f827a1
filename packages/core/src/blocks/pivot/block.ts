import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'pivot',
  label: 'Pivot',
  description: 'Turn values into columns',
  category: 'shape',
  icon: 'table-2',
  hue: 'amber',
  badge: 'Ready',
  subLabel: 'Rows to columns',
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

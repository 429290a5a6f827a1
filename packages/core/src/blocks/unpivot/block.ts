import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'unpivot',
  label: 'Unpivot',
  description: 'Turn columns into rows',
  category: 'shape',
  icon: 'fold-vertical',
  hue: 'amber',
  badge: 'Ready',
  subLabel: 'Columns to rows',
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

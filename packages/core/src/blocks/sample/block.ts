import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'sample',
  label: 'Sample',
  description: 'Take some of the rows, the same ones each time',
  category: 'shape',
  icon: 'dices',
  hue: 'slate',
  badge: 'Ready',
  subLabel: 'Some of the rows',
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

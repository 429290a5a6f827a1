import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'window',
  label: 'Window',
  description: 'Rank, number and compare rows with their neighbours',
  category: 'shape',
  icon: 'list-ordered',
  hue: 'violet',
  badge: 'Ready',
  subLabel: 'Across rows',
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

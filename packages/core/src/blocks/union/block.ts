import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'union',
  label: 'Union',
  description: 'Put the rows of several tables one below the other',
  category: 'shape',
  icon: 'layers',
  hue: 'sky',
  badge: 'Ready',
  subLabel: 'Append rows',
  inputs: [{ id: 'in', label: 'Rows', many: true }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  examples,
})

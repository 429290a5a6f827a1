import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'sort',
  label: 'Sort',
  description: 'Order the rows, keep the first ones',
  category: 'shape',
  icon: 'arrow-down-up',
  hue: 'indigo',
  badge: 'Ready',
  subLabel: 'Order',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  nouns: ['sorting', 'ordering', 'order', 'sort order', 'ranking'],
  examples,
})

import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'aggregate',
  label: 'Aggregate',
  description: 'Group rows and summarize them',
  category: 'shape',
  icon: 'sigma',
  hue: 'violet',
  badge: 'Ready',
  subLabel: 'Groups',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  nouns: ['grouping', 'group', 'groups', 'group by', 'aggregation', 'summary'],
  examples,
})

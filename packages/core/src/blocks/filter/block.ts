import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { conditionsOf } from './conditions-of.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'filter',
  label: 'Filter',
  description: 'Filter data based on conditions',
  category: 'shape',
  icon: 'filter',
  hue: 'violet',
  badge: 'Active',
  subLabel: 'Conditions',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  conditionsOf,
  describe,
  openers,
  nouns: ['filtering', 'filters', 'condition', 'conditions', 'restriction'],
  examples,
})

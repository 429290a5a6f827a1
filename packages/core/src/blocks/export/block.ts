import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'export',
  label: 'Export',
  description: 'Export data to destinations',
  category: 'outlets',
  icon: 'download',
  hue: 'emerald',
  badge: 'Configured',
  subLabel: 'Export',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  nouns: ['exporting', 'output'],
  examples,
})

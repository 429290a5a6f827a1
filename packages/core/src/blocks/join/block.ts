import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'join',
  label: 'Join',
  description: 'Join multiple datasets',
  category: 'shape',
  icon: 'merge',
  hue: 'indigo',
  badge: 'Configured',
  subLabel: 'Inner join',
  subLabelOf: ({ parameters: { how } }) => `${how.charAt(0).toUpperCase()}${how.slice(1)} join`,
  inputs: [
    { id: 'left', label: 'Left rows' },
    { id: 'right', label: 'Right rows' },
  ],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  nouns: ['joining', 'joins', 'merge'],
  examples,
})

import { defineBlock } from '../block.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

/** What people call the rows that break a rule. */
const REJECTED = [
  'bad',
  'invalid',
  'rejected',
  'failing',
  'failed',
  'broken',
  'wrong',
  'offending',
].flatMap((word) => [`${word} rows`, `${word} records`, `${word} ones`, `${word} entries`])

export const block = defineBlock({
  type: 'validate',
  label: 'Validate',
  description: 'Check rows against rules and set the others aside',
  category: 'shape',
  icon: 'shield-check',
  hue: 'rose',
  badge: 'Ready',
  subLabel: 'Checks',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [
    { id: 'out', label: 'Valid rows' },
    { id: 'rejected', label: 'Rejected rows', words: REJECTED },
  ],
  judges: true,
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  examples,
})

import { defineBlock } from '../block.ts'
import { asksOfRows } from './asks-of-rows.ts'
import { columns } from './columns.ts'
import { configuration, initial } from './config.ts'
import { form } from './form.ts'
import { describe, examples, openers } from './describe.ts'

export const block = defineBlock({
  type: 'alert',
  label: 'Alert',
  description: 'Notifications and alerts',
  category: 'outlets',
  icon: 'bell',
  hue: 'rose',
  badge: 'Enabled',
  subLabel: 'Notification',
  inputs: [{ id: 'in', label: 'Rows' }],
  outputs: [{ id: 'out', label: 'Rows' }],
  configuration,
  initial,
  form,
  columns,
  describe,
  openers,
  examples,
  alertsByRows: ({ parameters }) => asksOfRows(parameters),
})
